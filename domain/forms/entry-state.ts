/** The allowed transitions between states of a form entry. */
export const nextEntryStates = {
  new: ['in-progress', 'done'],
  'in-progress': ['new', 'done'],
  done: ['in-progress'],
} as const

export type EntryState = keyof typeof nextEntryStates

export const entryStates = Object.keys(nextEntryStates) as EntryState[]
