/** A subscription as the API answers it. */
export type Subscriber = {
  id: string
  email: string
  language: string
  state: 'pending' | 'confirmed' | 'unsubscribed'
  requestedAt: string
  confirmedAt: string | null
  unsubscribedAt: string | null
  isUnsubscribedByStaff: boolean
  consentText: string
  source: '' | 'contact' | 'contest' | 'webinar'
}
