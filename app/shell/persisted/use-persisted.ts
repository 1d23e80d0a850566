import { useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { persistedStore } from './persisted-store.ts'
import type { Persisted } from './read-persisted.ts'

/** The selected part of the persisted state, for components. */
export const usePersisted = <Selected>(select: (state: Persisted) => Selected) =>
  useStore(persistedStore, select)

export const useCart = () => usePersisted(({ cart }) => cart)

const { onFinishHydration, hasHydrated } = persistedStore.persist

/** Whether the persisted state is restored; before that, the cart is empty. */
export const useRestored = () => useSyncExternalStore(onFinishHydration, hasHydrated, () => false)
