import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { maxListName } from '../../../domain/shelf/saved-list.ts'
import { SubmitButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import type { ListsAnswer, SaveAnswer } from '../../account/lists/list-answer.ts'
import { showToast } from '../../browser/toast.ts'
import { TargetButton, TargetDialog, type TargetProps, useTarget } from './choose-target.tsx'

type Lists = Extract<ListsAnswer, { lists: unknown }>
type Saved = Extract<SaveAnswer, { name: string }>

/** The lists of the account, and a field for a new one; a choice saves the articles to it. */
export const SaveDialog = ({ lines, ...props }: TargetProps & { lines: string }) => {
  const { t } = useLingui()
  const target = useTarget<Lists, Saved>({
    ...props,
    findIntent: 'lists',
    field: 'list',
    fields: { intent: 'save-lines', lines },
    onSaved: ({ name, refused }) => {
      if (refused > 0)
        showToast('info', t`Saved to “${name}”, without items that cannot be ordered.`)
      else showToast('success', t`Saved to “${name}”.`, 3_000)
    },
  })
  const { found, isBusy, saveTo, create } = target
  return (
    <TargetDialog target={target} title={<Trans>Save to a list</Trans>}>
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
    </TargetDialog>
  )
}
