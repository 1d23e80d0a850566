import type { ConsentCategory } from '../../domain/consent/consent.ts'
import { type Analytics, countsAt } from '../../domain/visits/analytics.ts'
import { onConsentChange, readConsent } from '../../ui/use-consent.ts'
import type { Adapter, Conversion, GrantedConsent, MakeAdapter } from './adapter.ts'
import { google } from './google.ts'
import { matomo } from './matomo.ts'
import { ownCounter } from './own-counter.ts'

const makers: Readonly<Record<Analytics['kind'], MakeAdapter>> = {
  own: ownCounter,
  google,
  matomo,
}

/** One per document, as the content security policy allows one service only. */
let adapter: Adapter | undefined

const nothing: GrantedConsent = new Set()

onConsentChange(() => adapter?.agree(readConsent() ?? nothing))

/** The service, if consent for the category is currently given. */
const adapterFor = (analytics: Analytics, category: ConsentCategory) => {
  const agreed = readConsent()
  if (!agreed?.has(category) || !countsAt(location.hostname, analytics)) return undefined
  adapter ??= makers[analytics.kind](analytics, agreed)
  return adapter
}

/**
 * The only access to the services. Consent is checked here for every event, so callers cannot omit
 * it (R36).
 */
export const recordView = (analytics: Analytics, path: string) =>
  adapterFor(analytics, 'statistics')?.view(path)

export const recordConversion = (analytics: Analytics, conversion: Conversion) =>
  adapterFor(analytics, 'marketing')?.conversion(conversion)
