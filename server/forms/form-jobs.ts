/** The kinds of job that mail what comes of the public forms. */
export const formJobs = {
  /** To the laboratory: what somebody has written. */
  received: 'form-received',
  /** To whoever takes part or registers: that it has come. */
  confirmed: 'form-confirmed',
  /** The way to confirm a subscription, to its address. */
  newsletter: 'newsletter-confirm',
  /** That the subscription counts, and the way out of it. */
  subscribed: 'newsletter-subscribed',
} as const

export type EntryJob = { entryId: string }
export type SubscriptionJob = { subscriptionId: string }
