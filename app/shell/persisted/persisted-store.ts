import { createStore } from 'zustand/vanilla'
import { persistedStorage } from './persisted-storage.ts'
import { nothingPersisted, type Persisted, readPersisted } from './read-persisted.ts'

const name = 'sn_v6'
const version = 6

const { setState, ...store } = createStore<Persisted>(() => nothingPersisted)

const write = () => persistedStorage.setItem(name, { state: store.getState(), version })

let isRestored = false
const listeners = new Set<() => void>()

/**
 * State persisted in the browser. Pages are rendered without it; `checkSession` restores it when the
 * page's script runs. Zustand's own `persist` is 1 kB.
 */
export const persistedStore = {
  ...store,
  setState: (changed: Partial<Persisted> | ((before: Persisted) => Partial<Persisted>)) => {
    setState(changed)
    write()
  },
  /** Reads the state. That of older versions is parsed like the current one: invalid parts are dropped. */
  restore: () => {
    const stored = persistedStorage.getItem(name)
    setState(readPersisted(stored?.state), true)
    if (stored && stored.version !== version) write()
    isRestored = true
    for (const listener of listeners) listener()
  },
  isRestored: () => isRestored,
  /** Calls the listener each time the state has been restored. */
  onRestored: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

/** For logout: clears personal data and keeps what is not personal, as the language (D1 §4). */
export const clearPersonalData = () =>
  persistedStore.setState({
    user: undefined,
    cart: [],
    cartChange: undefined,
    synced: undefined,
    mixture: undefined,
  })
