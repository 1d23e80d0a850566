import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { syncCart } from '../../shell/persisted/cart-sync.ts'
import type { PersistedCartLine } from '../../shell/persisted/read-persisted.ts'
import { usePersisted } from '../../shell/persisted/use-persisted.ts'

/** An operation takes some milliseconds; a longer one has failed or waits for the network. */
const lateAfterMs = 4_000

const subscribe = (onChange: () => void) => {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

/** Whether the cart's changes cannot reach the account, and why. */
const useUnsent = (): 'offline' | 'failed' | undefined => {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  const first = usePersisted(({ user, waiting }) => user && waiting[0]?.id)
  const [late, setLate] = useState<string>()
  useEffect(() => {
    if (!first) return
    const timer = setTimeout(() => setLate(first), lateAfterMs)
    return () => clearTimeout(timer)
  }, [first])
  if (!isOnline) return 'offline'
  return first && first === late ? 'failed' : undefined
}

/** Says that changes are kept in this browser while they cannot be stored in the account. */
export const UnsentNotice = () => {
  const unsent = useUnsent()
  return (
    <div role="status" className="text-sm">
      {unsent && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 border-l-4 border-ochre-light bg-ochre-wash px-4 py-2 sm:px-5">
          <Icon name="warning" className="text-ochre" />
          <span className="grow basis-40">
            {unsent === 'offline' ? (
              <Trans>
                You are offline. Your cart is kept in this browser; its changes are sent when you
                are back online.
              </Trans>
            ) : (
              <Trans>
                Your last changes are kept in this browser, but could not be stored in your account
                yet.
              </Trans>
            )}
          </span>
          {unsent === 'failed' && (
            <button type="button" className="text-link min-h-9 font-semibold" onClick={syncCart}>
              <Trans>Try again</Trans>
            </button>
          )}
        </p>
      )}
    </div>
  )
}

/** Above the lines: the number of lines that cannot be ordered, and whether prices were updated. */
export const CartNotice = ({ cart }: { cart: readonly PersistedCartLine[] }) => {
  const { t } = useLingui()
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
              one="# line cannot be ordered. Please remove it."
              other="# lines cannot be ordered. Please remove them."
            />
          </p>
        )}
        {isPriceNew && (
          <p>{t`Prices have changed since you filled your cart. Today’s prices are shown.`}</p>
        )}
      </div>
    </div>
  )
}
