import { useSyncExternalStore } from 'react'
import { usePersisted } from './persisted-state.ts'

// Called in the browser only; nothing is persisted on the server.
const subscribe = (onRestored: () => void) => usePersisted.persist.onFinishHydration(onRestored)
const isRestored = () => usePersisted.persist.hasHydrated()

/** Whether the persisted state is restored; before that, the cart is empty. */
export const useRestored = () => useSyncExternalStore(subscribe, isRestored, () => false)
