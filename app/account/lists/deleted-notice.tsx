import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'

type Deleted = { id: string; name: string }

type Props = { id: string; field: 'list' | 'formula'; children: ReactNode }

const Notice = ({ id, field, children }: Props) => (
  <form
    method="post"
    className="mb-6 flex flex-wrap items-center justify-between gap-3 border-l-4 border-ochre-light bg-ochre-wash p-4"
  >
    <p role="status">{children}</p>
    <input type="hidden" name={field} value={id} />
    <Button look="outline" type="submit" name="intent" value={`restore-${field}`} data-autofocus>
      <Trans>Undo</Trans>
    </Button>
  </form>
)

/** Says that a list was deleted, with the button that restores it. */
export const DeletedListNotice = ({ id, name }: Deleted) => {
  const { t } = useLingui()
  return <Notice id={id} field="list">{t`The list “${name}” has been deleted.`}</Notice>
}

/** Says that a formula was deleted, with the button that restores it. */
export const DeletedFormulaNotice = ({ id, name }: Deleted) => {
  const { t } = useLingui()
  return <Notice id={id} field="formula">{t`The formula “${name}” has been deleted.`}</Notice>
}
