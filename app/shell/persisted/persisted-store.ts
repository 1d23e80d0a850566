import { type PersistStorage, persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { isView } from '../viewing/view-banner-id.ts'
import { nothingPersisted, type Persisted, readPersisted } from './read-persisted.ts'

/**
 * localStorage; without it, or when it is full, the page works. In a view of the shop as a customer
 * nothing is read or written: the storage is the staff's own.
 */
const storage: PersistStorage<Persisted> = {
  getItem: (name) => {
    try {
      return isView() ? null : JSON.parse(localStorage.getItem(name) ?? 'null')
    } catch {
      return null
    }
  },
  setItem: (name, value) => {
    try {
      if (!isView()) localStorage.setItem(name, JSON.stringify(value))
    } catch {
      // Disabled or full.
    }
  },
  removeItem: () => {},
}

/**
 * State persisted in the browser (D1 §4). Pages are rendered without it; `checkSession` restores it
 * when the page's script runs. State of older versions is parsed like the current one: invalid parts
 * are dropped.
 */
export const persistedStore = createStore<Persisted>()(
  persist(() => nothingPersisted, {
    name: 'sn_v6',
    version: 6,
    storage,
    skipHydration: true,
    migrate: (stored) => readPersisted(stored),
    merge: readPersisted,
  }),
)
