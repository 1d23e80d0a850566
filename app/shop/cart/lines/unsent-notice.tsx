import { Trans } from '@lingui/react/macro'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Icon } from '../../../../ui/icon.tsx'
import { usePersisted } from '../../../shell/persisted/use-persisted.ts'

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

const retry = async () => {
  const { syncCart } = await import('../../../shell/persisted/cart-sync.ts')
  await syncCart()
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
            <button type="button" className="text-link min-h-9 font-semibold" onClick={retry}>
              <Trans>Try again</Trans>
            </button>
          )}
        </p>
      )}
    </div>
  )
}
