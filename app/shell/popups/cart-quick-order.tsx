import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { reportMissingScript } from '../../browser/toast.ts'

const importField = () => import('../../shop/quick-order/quick-line.tsx')

/** The quick order in the cart. The script of its field is loaded when it is first opened. */
export const CartQuickOrder = () => {
  const { t } = useLingui()
  const [Field, setField] = useState<ComponentType>()
  const load = async () => {
    try {
      const { default: QuickLineField } = await importField()
      setField(() => QuickLineField)
    } catch {
      reportMissingScript()
    }
  }
  return (
    <details
      className="group border-b border-line px-4 sm:px-6"
      onToggle={({ currentTarget }) => currentTarget.open && !Field && load()}
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
        <Icon name="plus" className="size-4" />
        <Trans>Add by quick order</Trans>
      </summary>
      <div className="-mx-1 max-h-[50dvh] overflow-y-auto px-1 pt-1 pb-4">
        {Field ? <Field /> : <Spinner label={t`Loading…`} />}
      </div>
    </details>
  )
}
