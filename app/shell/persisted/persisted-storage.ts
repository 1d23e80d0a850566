import { isView } from '../viewing/view-banner-id.ts'
import { nothingPersisted, type Persisted } from './read-persisted.ts'

const persistedFields = Object.keys(nothingPersisted) as (keyof Persisted)[]

type Stored = { state: Persisted; version: number }

/**
 * Changes of the mixture arrive with every step of a slider. Writing is synchronous and would delay
 * painting, so it follows 150 ms after the first unwritten change.
 */
const mixtureWriteDelayMs = 150

/** Whether only the mixture has changed; compares by identity, as parts are immutable. */
const isOnlyMixture = (state: Persisted, before: Persisted) =>
  persistedFields.every((field) => field === 'mixture' || state[field] === before[field])

type Fields = Record<string, string | undefined>

const fieldsOf = (state: Partial<Persisted>): Fields =>
  Object.fromEntries(Object.entries(state).map(([field, value]) => [field, JSON.stringify(value)]))

const read = (name: string): Stored | null => {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

/** The state as last written by this tab; compared by identity. */
let written: Persisted | undefined
let waiting: { name: string; value: Stored } | undefined
let isReadOnly = false
/** Serialized fields, as last read or written by this tab; differing fields were changed here. */
let syncedFields = fieldsOf(nothingPersisted)

const write = () => {
  if (!waiting) return
  const { name, value } = waiting
  waiting = undefined
  written = value.state
  const fields = fieldsOf(value.state)
  const changed = Object.entries(value.state).filter(
    ([field]) => fields[field] !== syncedFields[field],
  )
  syncedFields = fields
  const stored = read(name)
  // Other fields may have been changed by another tab.
  const others = stored && stored.version === value.version ? stored.state : value.state
  const state = { ...others, ...Object.fromEntries(changed) }
  try {
    localStorage.setItem(name, JSON.stringify({ ...value, state }))
  } catch {
    // Storage is disabled or full: the page works without it.
  }
}

/** Takes note of what another tab has stored: fields that differ are written with the next change. */
export const noteStored = (stored: Partial<Persisted>) => {
  syncedFields = fieldsOf(stored)
}

/** Changes the state without writing to the storage. */
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
 * localStorage, writing only fields changed in this tab. Changes are written synchronously. Changes
 * of the mixture alone, frequent while a slider moves, are debounced and flushed on `pagehide`.
 * In a view of the shop as a customer nothing is read or written: the storage is the staff's own.
 */
export const persistedStorage = {
  getItem: (name: string): Stored | null => {
    if (isView()) return null
    const stored = read(name)
    syncedFields = fieldsOf(stored?.state ?? nothingPersisted)
    return stored
  },
  setItem: (name: string, value: Stored) => {
    if (isView()) return
    if (isReadOnly) {
      written = value.state
      syncedFields = fieldsOf(value.state)
      return
    }
    const isWaiting = waiting !== undefined
    waiting = { name, value }
    if (!written || !isOnlyMixture(value.state, written)) write()
    else if (!isWaiting) setTimeout(write, mixtureWriteDelayMs)
  },
}

// Not on the server.
globalThis.addEventListener?.('pagehide', write)
