import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { nothingSaved, readSaved, type Saved } from './read-persisted.ts'
import { savedStorage } from './persisted-storage.ts'

/**
 * What the browser keeps between visits. The server does not know it, so pages are rendered and
 * hydrated without it; `useRestoreSaved` brings it in right after.
 */
export const useSaved = create<Saved>()(
  persist(() => nothingSaved, {
    name: 'sn_v6',
    version: 6,
    storage: savedStorage,
    skipHydration: true,
    // An older version's state is read like this one's: what does not fit is dropped.
    migrate: (stored) => readSaved(stored),
    merge: (stored) => readSaved(stored),
  }),
)

/** Log out: the person's data goes, the language stays (D1 §4). */
export const forgetPerson = () =>
  useSaved.setState({ user: undefined, cart: [], synced: undefined, mixture: undefined })
