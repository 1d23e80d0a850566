import type { ConsentCategory } from '../../domain/consent/consent.ts'
import type { Analytics } from '../../domain/visits/analytics.ts'

export type Conversion = { value: string; currency: 'CHF' }

export type GrantedConsent = ReadonlySet<ConsentCategory>

/** The interface to a counting service. */
export type Adapter = {
  countView: (path: string) => void
  countConversion: (conversion: Conversion) => void
  /** Called for every later change of consent, including withdrawals. */
  updateConsent: (agreed: GrantedConsent) => void
}

/** Creates an adapter and loads the service's script, so it is called after consent only. */
export type CreateAdapter = (analytics: Analytics, agreed: GrantedConsent) => Adapter
