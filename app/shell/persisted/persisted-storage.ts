import type { PersistStorage, StorageValue } from 'zustand/middleware'
import type { Persisted } from './read-persisted.ts'

/** Long enough for the change to be on the screen before it is on the disk. */
const restMilliseconds = 150

/** Whether nothing but the mixture has changed; the parts are never changed in place. */
const isOnlyMixture = ({ user, cart, synced, language, mapFilter }: Persisted, before: Persisted) =>
  user === before.user &&
  cart === before.cart &&
  synced === before.synced &&
  language === before.language &&
  mapFilter === before.mapFilter

let written: Persisted | undefined
let waiting: { name: string; value: StorageValue<Persisted> } | undefined

const write = () => {
  if (!waiting) return
  const { name, value } = waiting
  waiting = undefined
  written = value.state
  try {
    localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // A browser that keeps nothing, or is full: the page goes on without.
  }
}

/**
 * The browser's storage. Everything is written at once but the mixture being made, which changes
 * with every step of a slider: that has a rest, and is written at the latest as the page goes.
 */
export const persistedStorage: PersistStorage<Persisted> = {
  getItem: (name) => JSON.parse(localStorage.getItem(name) ?? 'null'),
  setItem: (name, value) => {
    const isWaiting = waiting !== undefined
    waiting = { name, value }
    if (!written || !isOnlyMixture(value.state, written)) write()
    else if (!isWaiting) setTimeout(write, restMilliseconds)
  },
  removeItem: (name) => localStorage.removeItem(name),
}

if (typeof window !== 'undefined') window.addEventListener('pagehide', write)
