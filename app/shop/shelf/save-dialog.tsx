import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { maxListName } from '../../../domain/shelf/saved-list.ts'
import { SubmitButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { ListsAnswer, SaveAnswer } from '../../account/lists/list-answer.ts'
import { showToast } from '../../browser/toast.ts'
import { postForm } from '../../islands/post-form.ts'
import { CloseButton } from '../../shell/popups/close-button.tsx'

type Props = { lines: string; address: string; failed: string; onClosed: () => void }

type Lists = Extract<ListsAnswer, { lists: unknown }>

/** The lists of the account, and a field for a new one; a choice saves the articles to it. */
export const SaveDialog = ({ lines, address, failed, onClosed }: Props) => {
  const { t } = useLingui()
  const titleId = useId()
  const [found, setFound] = useState<Lists>()
  const [problem, setProblem] = useState<string>()
  const [isOpen, setOpen] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)

  useEffect(() => {
    const fields = new URLSearchParams({ intent: 'lists' })
    postForm<ListsAnswer>(address, fields).then((answer) => {
      if ('lists' in answer) setFound(answer)
      else setProblem('refusal' in answer ? answer.refusal : failed)
    })
  }, [address, failed])

  const close = () => {
    setOpen(false)
    onClosed()
  }
  const save = async (target: Record<string, string>) => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    setProblem(undefined)
    const fields = new URLSearchParams({ intent: 'save-lines', lines, ...target })
    const answer = await postForm<SaveAnswer>(address, fields)
    isSending.current = false
    setBusy(false)
    if (!('name' in answer)) return setProblem('refusal' in answer ? answer.refusal : failed)
    close()
    const { name, refused } = answer
    if (refused > 0) showToast('info', t`Saved to “${name}”, without items that cannot be ordered.`)
    else showToast('success', t`Saved to “${name}”.`, 3_000)
  }
  const create = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = new FormData(event.currentTarget).get('name')
    if (found) save({ list: found.newId, name: `${name}` })
  }
  return (
    <Dialog open={isOpen} onClose={close} labelledBy={titleId}>
      <div className="p-6 sm:p-8">
        <div className="mb-4 flex items-center justify-between gap-2">
          <h2 id={titleId}>
            <Trans>Save to a list</Trans>
          </h2>
          <CloseButton onClick={close} className="-mr-2" />
        </div>
        {problem && (
          <p role="alert" className="mb-4 border-l-4 border-alarm bg-alarm-wash p-4">
            {problem}
          </p>
        )}
        {!found && !problem && <Spinner label={t`Loading…`} />}
        {found && (
          <>
            <ul className="mb-6 grid max-h-[40dvh] gap-2 overflow-y-auto">
              {found.lists.map(({ id, name, lines: count }) => (
                <li key={id}>
                  <button
                    type="button"
                    aria-disabled={isBusy || undefined}
                    onClick={() => save({ list: id })}
                    className="flex min-h-11 w-full items-center justify-between gap-3 rounded-md border border-edge bg-white px-3 py-2 text-left hover:border-leaf-dark hover:bg-wash"
                  >
                    <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
                    <span className="text-sm whitespace-nowrap text-muted">
                      <Plural value={count} one="# item" other="# items" />
                    </span>
                  </button>
                </li>
              ))}
            </ul>
            <form onSubmit={create} className="grid gap-3">
              <TextField
                label={<Trans>New list</Trans>}
                name="name"
                required
                maxLength={maxListName}
                autoComplete="off"
              />
              <SubmitButton isBusy={isBusy} look="outline">
                <Trans>Create and save</Trans>
              </SubmitButton>
            </form>
          </>
        )}
      </div>
    </Dialog>
  )
}
