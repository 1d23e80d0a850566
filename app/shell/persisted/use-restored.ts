import { useSyncExternalStore } from 'react'
import { persistedStore } from './persisted-store.ts'

/** Whether the persisted state is restored; before that, the cart is empty. */
export const useRestored = () =>
  useSyncExternalStore(persistedStore.onRestored, persistedStore.isRestored, () => false)
