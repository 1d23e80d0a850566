import { Plural, Trans } from '@lingui/react/macro'
import { Icon } from '../../../ui/icon.tsx'
import type { CartLine } from '../../shell/persisted/read-persisted.ts'

/** Above the lines: the number of lines that cannot be ordered, and whether prices were updated. */
export const CartNotice = ({ cart }: { cart: readonly CartLine[] }) => {
  const refused = cart.filter(({ code }) => code !== undefined).length
  const isPriceNew = cart.some(({ before }) => before !== undefined)
  if (refused === 0 && !isPriceNew) return null
  return (
    <div
      role="alert"
      className={`mt-3 mb-2 flex gap-3 border-l-4 px-4 py-2 ${refused > 0 ? 'border-alarm bg-alarm-wash' : 'border-ochre-light bg-ochre-wash'}`}
    >
      <Icon
        name={refused > 0 ? 'warning' : 'info'}
        className={`mt-0.5 size-5 shrink-0 ${refused > 0 ? 'text-alarm' : 'text-ochre'}`}
      />
      <div className="grid gap-1">
        {refused > 0 && (
          <p className="font-semibold">
            <Plural
              value={refused}
              one="# item cannot be ordered. Please remove it."
              other="# items cannot be ordered. Please remove them."
            />
          </p>
        )}
        {isPriceNew && (
          <p>
            <Trans>Prices have changed since you filled your cart. Today’s prices are shown.</Trans>
          </p>
        )}
      </div>
    </div>
  )
}
