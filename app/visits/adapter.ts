import type { ConsentCategory } from '../../domain/consent/consent.ts'
import type { Analytics } from '../../domain/visits/analytics.ts'

export type Conversion = { value: string; currency: 'CHF' }

export type GrantedConsent = ReadonlySet<ConsentCategory>

/** What the services know; each speaks to one. */
export type Adapter = {
  view: (path: string) => void
  conversion: (conversion: Conversion) => void
  /** Told of every answer after the first, also of one that takes back what was agreed to. */
  agree: (agreed: GrantedConsent) => void
}

/** Makes an adapter; loads the service's script, which is why it is asked for after consent only. */
export type MakeAdapter = (analytics: Analytics, agreed: GrantedConsent) => Adapter
