import { useStore } from 'zustand'
import { persistedStore } from './persisted-store.ts'
import type { Persisted } from './read-persisted.ts'

/** The selected part of the persisted state, for components. */
export const usePersisted = <Selected>(select: (state: Persisted) => Selected) =>
  useStore(persistedStore, select)
