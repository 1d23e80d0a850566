import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { SubmitButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { FormulasAnswer, SaveFormulaAnswer } from '../../account/formulas/formula-answer.ts'
import { showToast } from '../../browser/toast.ts'
import { postForm } from '../../islands/post-form.ts'
import { CloseButton } from '../../shell/popups/close-button.tsx'

/** `mixture`: the article in JSON; `name`: the name of the mixture, '' for none. */
type Props = {
  mixture: string
  name: string
  address: string
  failed: string
  onClosed: () => void
}

type Formulas = Extract<FormulasAnswer, { formulas: unknown }>

/** `maxFormulaName`, without the rules of mixtures that its module loads. */
const maxName = 60

/** Saves a mixture as a new formula, or as the next version of one. */
export const FormulaDialog = ({ mixture, name: given, address, failed, onClosed }: Props) => {
  const { t } = useLingui()
  const titleId = useId()
  const [found, setFound] = useState<Formulas>()
  const [problem, setProblem] = useState<string>()
  const [isOpen, setOpen] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)

  useEffect(() => {
    const fields = new URLSearchParams({ intent: 'formulas' })
    postForm<FormulasAnswer>(address, fields).then((answer) => {
      if ('formulas' in answer) setFound(answer)
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
    const fields = new URLSearchParams({ intent: 'save-formula', line: mixture, ...target })
    const answer = await postForm<SaveFormulaAnswer>(address, fields)
    isSending.current = false
    setBusy(false)
    if (!('name' in answer)) return setProblem('refusal' in answer ? answer.refusal : failed)
    close()
    const { name, version, isNew } = answer
    if (isNew) showToast('success', t`Saved as “${name}”, version ${version}.`, 5_000)
    else showToast('info', t`“${name}”, version ${version}, has this composition already.`, 5_000)
  }
  const create = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = new FormData(event.currentTarget).get('name')
    if (found) save({ formula: found.newId, name: `${name}` })
  }
  return (
    <Dialog open={isOpen} onClose={close} labelledBy={titleId}>
      <div className="p-6 sm:p-8">
        <div className="mb-4 flex items-center justify-between gap-2">
          <h2 id={titleId}>
            <Trans>Save as a formula</Trans>
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
            <form onSubmit={create} className="grid gap-3">
              <TextField
                label={<Trans>New formula</Trans>}
                name="name"
                required
                maxLength={maxName}
                defaultValue={given}
                autoComplete="off"
              />
              <SubmitButton isBusy={isBusy}>
                <Trans>Save the formula</Trans>
              </SubmitButton>
            </form>
            {found.formulas.length > 0 && (
              <>
                <h3 className="mt-6 mb-2 font-sans text-base font-semibold">
                  <Trans>Or as the next version of</Trans>
                </h3>
                <ul className="grid max-h-[40dvh] gap-2 overflow-y-auto">
                  {found.formulas.map(({ id, name, version }) => (
                    <li key={id}>
                      <button
                        type="button"
                        aria-disabled={isBusy || undefined}
                        onClick={() => save({ formula: id })}
                        className="flex min-h-11 w-full items-center justify-between gap-3 rounded-md border border-edge bg-white px-3 py-2 text-left hover:border-leaf-dark hover:bg-wash"
                      >
                        <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
                        <span className="text-sm whitespace-nowrap text-muted">
                          <Trans>Version {version}</Trans>
                        </span>
                      </button>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </div>
    </Dialog>
  )
}
