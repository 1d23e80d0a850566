import { persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { persistedStorage } from './persisted-storage.ts'
import { nothingPersisted, type Persisted, readPersisted } from './read-persisted.ts'

/**
 * State persisted in the browser. Pages are rendered without it; `checkSession` restores it when the
 * page's script runs.
 */
export const persistedStore = createStore<Persisted>()(
  persist(() => nothingPersisted, {
    name: 'sn_v6',
    version: 6,
    storage: persistedStorage,
    skipHydration: true,
    // The state of older versions is parsed like the current one: invalid parts are dropped.
    migrate: (stored) => readPersisted(stored),
    merge: (stored) => readPersisted(stored),
  }),
)

/** For logout: clears personal data and keeps what is not personal, as the language (D1 §4). */
export const clearPersonalData = () =>
  persistedStore.setState({
    user: undefined,
    cart: [],
    cartChange: undefined,
    synced: undefined,
    mixture: undefined,
  })
