import { msg } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { maxListName } from '../../../domain/shelf/saved-list.ts'
import { noAnswerMessage } from '../../../messages/account/form-answers.ts'
import { Button, SubmitButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import type { Lists, SavedLines, StarAnswer } from '../../account/shelf/answer-shelf.ts'
import { showToast } from '../../browser/toast.ts'
import { loadBrowserPage } from '../../islands/hydration/browser-page.ts'
import { mountDialog } from '../../islands/mount-dialog.tsx'
import { postForm } from '../../islands/post-form.ts'
import { persistedStore } from '../../shell/persisted/persisted-store.ts'
import {
  FormulaDialog,
  TargetButton,
  TargetDialog,
  type TargetProps,
  useTarget,
} from './choose-target.tsx'

/** The lists of the account, and a field for a new one; a choice saves the articles to it. */
const SaveDialog = ({ lines, ...props }: TargetProps & { lines: string }) => {
  const { t } = useLingui()
  const target = useTarget<Lists, SavedLines>({
    ...props,
    findIntent: 'lists',
    field: 'list',
    fields: { intent: 'save-lines', lines },
    onSaved: ({ name, refused }) => {
      if (refused > 0)
        showToast('info', t`Added to “${name}”, without items that cannot be ordered.`)
      else showToast('success', t`Added to “${name}”.`, 3_000)
    },
  })
  const { found, isBusy, saveTo, create } = target
  return (
    <TargetDialog target={target} title={t`Add to a list`}>
      {found && (
        <>
          <ul className="mb-6 grid max-h-[40dvh] gap-2 overflow-y-auto">
            {found.lists.map(({ id, name, lines: count }) => (
              <li key={id}>
                <TargetButton
                  name={name}
                  detail={<Plural value={count} one="# item" other="# items" />}
                  isBusy={isBusy}
                  onClick={() => saveTo(id)}
                />
              </li>
            ))}
          </ul>
          <form onSubmit={create} className="grid gap-3">
            <TextField
              label={t`New list`}
              name="name"
              required
              maxLength={maxListName}
              autoComplete="off"
            />
            <SubmitButton isBusy={isBusy} look="outline">
              {t`Create and save`}
            </SubmitButton>
          </form>
        </>
      )}
    </TargetDialog>
  )
}

type Props = { onReplace: () => void; onClosed: () => void }

const ReplaceQuestion = ({ onReplace, onClosed }: Props) => {
  const { t } = useLingui()
  const id = useId()
  const [isOpen, setOpen] = useState(true)
  const close = () => {
    setOpen(false)
    onClosed()
  }
  return (
    <Dialog open={isOpen} onClose={close} labelledBy={id}>
      <div className="grid gap-5 p-6">
        <h2 id={id}>{t`Replace the mixture you are making?`}</h2>
        <p>{t`You are making another mixture. It will be lost.`}</p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="outline" onClick={close}>
            {t`Keep`}
          </Button>
          <Button onClick={onReplace}>{t`Replace`}</Button>
        </div>
      </div>
    </Dialog>
  )
}

const hasSubstances = (mixture: unknown) =>
  typeof mixture === 'object' &&
  mixture !== null &&
  'substances' in mixture &&
  Array.isArray(mixture.substances) &&
  mixture.substances.length > 0

/** Opens a mixture in the builder, which parses it; asks before another one is lost. */
const openMixture = (mixture: string, address: string) => {
  const open = () => {
    persistedStore.setState({ mixture: JSON.parse(mixture) })
    location.assign(address)
  }
  const current = persistedStore.getState().mixture
  if (!hasSubstances(current) || JSON.stringify(current) === mixture) return open()
  return mountDialog((_, onClosed) => <ReplaceQuestion onReplace={open} onClosed={onClosed} />)
}

/**
 * `line`: an article to star, in JSON; `lines`: articles with quantities for a list; `formula`: a mixture to
 * save as a formula; `mixture`: one to open in the builder, at `address`.
 * `address`: the page of the shelf.
 */
type Data = {
  line?: string | undefined
  lines?: string | undefined
  formula?: string | undefined
  mixture?: string | undefined
  address?: string | undefined
}

/** Stars the article on the server and says so. */
const starLine = async (line: string, address: string) => {
  const { texts } = await loadBrowserPage()
  const fields = new URLSearchParams({ intent: 'star', line })
  const answer = await postForm<StarAnswer>(address, fields)
  if ('isStarred' in answer) {
    const { name }: { name: string } = JSON.parse(line)
    showToast('success', texts._(msg`Added to your favourites.`), 3_000, name)
  } else showToast('error', 'refusal' in answer ? answer.refusal : texts._(noAnswerMessage))
}

/** Opens the dialog that saves a mixture as a formula. */
const saveFormula = (formula: string, address: string) => {
  const { info }: { info: { name?: string } } = JSON.parse(formula)
  return mountDialog((texts, onClosed) => (
    <FormulaDialog
      mixture={formula}
      name={info.name ?? ''}
      address={address}
      failed={texts._(noAnswerMessage)}
      onClosed={onClosed}
    />
  ))
}

/** Saves what a button names: stars it, or opens the dialog with the lists of the account. */
export const save = ({ line, lines = '[]', formula, mixture, address = '' }: Data) => {
  if (mixture) return openMixture(mixture, address)
  if (formula) return saveFormula(formula, address)
  return line
    ? starLine(line, address)
    : mountDialog((texts, onClosed) => (
        <SaveDialog
          lines={lines}
          address={address}
          failed={texts._(noAnswerMessage)}
          onClosed={onClosed}
        />
      ))
}
