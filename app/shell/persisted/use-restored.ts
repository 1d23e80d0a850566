import { useSyncExternalStore } from 'react'
import { persistedStore } from './persisted-store.ts'

// Called in the browser only; nothing is persisted on the server.
const subscribe = (onRestored: () => void) => persistedStore.persist.onFinishHydration(onRestored)
const isRestored = () => persistedStore.persist.hasHydrated()

/** Whether the persisted state is restored; before that, the cart is empty. */
export const useRestored = () => useSyncExternalStore(subscribe, isRestored, () => false)
