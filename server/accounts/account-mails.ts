import type { AccountState } from '../../domain/customer/account-state.ts'

/** Kinds of outbox jobs that mail account events. */
export const accountJobs = {
  /** To the person. */
  received: 'signup-received',
  /** To the laboratory. */
  toVerify: 'signup-to-verify',
  /** To the owner of an address that was used for another signup. */
  repeated: 'signup-repeated',
  /** To the person. */
  decided: 'account-decided',
} as const

/** The outcome of a decision, as the mail names it. */
export type AccountNews = 'activated' | 'reactivated' | 'rejected' | 'suspended'

/** `at`: time of the event, ISO 8601. */
export type AccountJob = { accountId: string; at: string }
export type DecidedJob = AccountJob & { news: AccountNews; reason: string }

/** Undefined for changes that are not mailed. */
export const newsOf = (from: AccountState, to: AccountState): AccountNews | undefined => {
  if (to === 'active') return from === 'suspended' ? 'reactivated' : 'activated'
  return to === 'pending' ? undefined : to
}
