import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'

/** Says that a list was deleted, with the button that restores it. */
export const DeletedNotice = ({ id, name }: { id: string; name: string }) => {
  const { t } = useLingui()
  return (
    <form
      method="post"
      className="mb-6 flex flex-wrap items-center justify-between gap-3 border-l-4 border-ochre-light bg-ochre-wash p-4"
    >
      <p role="status">{t`The list “${name}” has been deleted.`}</p>
      <input type="hidden" name="list" value={id} />
      <Button look="outline" type="submit" name="intent" value="restore-list" data-autofocus>
        <Trans>Undo</Trans>
      </Button>
    </form>
  )
}
