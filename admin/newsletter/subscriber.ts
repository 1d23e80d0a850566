import type { Language } from '../../domain/language.ts'

/** A subscription as the API answers it. */
export type Subscriber = {
  id: string
  email: string
  language: Language
  state: 'pending' | 'confirmed' | 'unsubscribed'
  requestedAt: string
  confirmedAt: string | null
  unsubscribedAt: string | null
  isUnsubscribedByStaff: boolean
  consentText: string
  source: '' | 'contact' | 'contest' | 'webinar'
}
