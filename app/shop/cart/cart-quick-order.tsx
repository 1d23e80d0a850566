import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Spinner } from '../../../ui/spinner.tsx'

const field = lazyPart(async () => (await import('../quick-order/quick-line.tsx')).default)

/** The quick order in the cart. The script of its field is loaded when it is first opened. */
export const CartQuickOrder = () => {
  const { t } = useLingui()
  const [wasOpened, setWasOpened] = useState(false)
  const { part: Field, failure } = field.use(wasOpened)
  return (
    <details
      className="group border-b border-line px-4 sm:px-6"
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
        <Icon name="plus" className="size-4" />
        <Trans>Add by quick order</Trans>
      </summary>
      <div className="-mx-1 max-h-[50dvh] overflow-y-auto px-1 pt-1 pb-4">
        {Field ? <Field /> : failure || <Spinner label={t`Loading…`} />}
      </div>
    </details>
  )
}
