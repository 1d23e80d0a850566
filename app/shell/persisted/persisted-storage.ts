import type { PersistStorage, StorageValue } from 'zustand/middleware'
import { nothingPersisted, type Persisted } from './read-persisted.ts'

/** Long enough for the change to be on the screen before it is on the disk. */
const restMilliseconds = 150

/** Whether nothing but the mixture has changed; the parts are never changed in place. */
const isOnlyMixture = ({ user, cart, synced, language, mapFilter }: Persisted, before: Persisted) =>
  user === before.user &&
  cart === before.cart &&
  synced === before.synced &&
  language === before.language &&
  mapFilter === before.mapFilter

type Fields = Record<string, string | undefined>

const fieldsOf = (state: Partial<Persisted>): Fields =>
  Object.fromEntries(Object.entries(state).map(([field, value]) => [field, JSON.stringify(value)]))

const read = (name: string): StorageValue<Persisted> | null => {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

let written: Persisted | undefined
let waiting: { name: string; value: StorageValue<Persisted> } | undefined
let isReadOnly = false
/** What this tab last read or wrote: a field that differs has been changed here. */
let known = fieldsOf(nothingPersisted)

const write = () => {
  if (!waiting) return
  const { name, value } = waiting
  waiting = undefined
  written = value.state
  const fields = fieldsOf(value.state)
  const changed = Object.entries(value.state).filter(([name]) => fields[name] !== known[name])
  known = fields
  const stored = read(name)
  // Another tab may have changed the other fields since.
  const others = stored?.version === value.version ? stored?.state : value.state
  const state = { ...others, ...Object.fromEntries(changed) }
  try {
    localStorage.setItem(name, JSON.stringify({ ...value, state }))
  } catch {
    // A browser that keeps nothing, or is full: the page goes on without.
  }
}

/** Changes the state to what is stored; nothing is written by it. */
export const withoutWriting = (change: () => void) => {
  write()
  isReadOnly = true
  try {
    change()
  } finally {
    isReadOnly = false
  }
}

/**
 * The browser's storage. Only what has changed here is written, at once; but the mixture being made,
 * which changes with every step of a slider, has a rest and is written at the latest as the page goes.
 */
export const persistedStorage: PersistStorage<Persisted> = {
  getItem: (name) => {
    const stored = read(name)
    known = fieldsOf(stored?.state ?? nothingPersisted)
    return stored
  },
  setItem: (name, value) => {
    if (isReadOnly) {
      written = value.state
      known = fieldsOf(value.state)
      return
    }
    const isWaiting = waiting !== undefined
    waiting = { name, value }
    if (!written || !isOnlyMixture(value.state, written)) write()
    else if (!isWaiting) setTimeout(write, restMilliseconds)
  },
  removeItem: (name) => localStorage.removeItem(name),
}

if (typeof window !== 'undefined') window.addEventListener('pagehide', write)
