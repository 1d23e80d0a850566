/** A newsletter subscription is active only after its address has confirmed it (R37). */
export const nextSubscriptionStates = {
  pending: ['confirmed', 'unsubscribed'],
  confirmed: ['unsubscribed'],
  unsubscribed: ['pending'],
} as const

export type SubscriptionState = keyof typeof nextSubscriptionStates
