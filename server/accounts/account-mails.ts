import type { AccountState } from '../../domain/customer/account-state.ts'

/** The kinds of job that mail what happens to an account. */
export const accountJobs = {
  /** To the person. */
  received: 'signup-received',
  /** To the laboratory. */
  toVerify: 'signup-to-verify',
  /** To the owner of an address that somebody wanted to sign up with. */
  repeated: 'signup-repeated',
  /** To the person. */
  decided: 'account-decided',
} as const

/** What a decision means to the person. */
export type AccountNews = 'activated' | 'reactivated' | 'rejected' | 'suspended'

/** `at`: when it happened, ISO 8601. */
export type AccountJob = { accountId: string; at: string }
export type DecidedJob = AccountJob & { news: AccountNews; reason: string }

/** Undefined for a change that nobody needs to hear of. */
export const newsOf = (from: AccountState, to: AccountState): AccountNews | undefined => {
  if (to === 'active') return from === 'suspended' ? 'reactivated' : 'activated'
  return to === 'pending' ? undefined : to
}
