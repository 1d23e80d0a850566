/** Kinds of outbox jobs that mail submitted forms. */
export const formJobs = {
  /** To the laboratory: the submitted form. */
  received: 'form-received',
  /** To the sender of a contest or webinar form: confirmation of receipt. */
  confirmed: 'form-confirmed',
  /** Confirmation link of a subscription, to its address. */
  newsletter: 'newsletter-confirm',
  /** Notice that the subscription is active, with the link to unsubscribe. */
  subscribed: 'newsletter-subscribed',
} as const

export type EntryJob = { entryId: string }
export type SubscriptionJob = { subscriptionId: string }
