import type { AccountState } from './account-state.ts'

/** The outcome of a decision about an account, as its mail names it. */
export const accountNews = ['activated', 'reactivated', 'rejected', 'suspended'] as const

export type AccountNews = (typeof accountNews)[number]

/** Undefined for changes that are not mailed. */
export const newsOf = (from: AccountState, to: AccountState): AccountNews | undefined => {
  if (to === 'active') return from === 'suspended' ? 'reactivated' : 'activated'
  return to === 'pending' ? undefined : to
}
