/** The kinds of job that mail what happens to an account; each has `AccountJob` as its body. */
export const accountJobs = {
  /** To the person. */
  received: 'signup-received',
  /** To the laboratory. */
  toVerify: 'signup-to-verify',
  /** To the owner of an address that somebody wanted to sign up with. */
  repeated: 'signup-repeated',
} as const

export type AccountJob = { accountId: string }
