import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { persistedStorage } from './persisted-storage.ts'
import { nothingPersisted, type Persisted, readPersisted } from './read-persisted.ts'

/**
 * What the browser keeps between visits. The server does not know it, so pages are rendered and
 * hydrated without it; `useRestoreSaved` brings it in right after.
 */
export const usePersisted = create<Persisted>()(
  persist(() => nothingPersisted, {
    name: 'sn_v6',
    version: 6,
    storage: persistedStorage,
    skipHydration: true,
    // An older version's state is read like this one's: what does not fit is dropped.
    migrate: (stored) => readPersisted(stored),
    merge: (stored) => readPersisted(stored),
  }),
)

/** Log out: the person's data goes, the language stays (D1 §4). */
export const clearPersonalData = () =>
  usePersisted.setState({ user: undefined, cart: [], synced: undefined, mixture: undefined })
