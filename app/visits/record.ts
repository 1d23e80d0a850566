import type { ConsentCategory } from '../../domain/consent/consent.ts'
import { type Analytics, countsAt } from '../../domain/visits/analytics.ts'
import { onConsentChange, readConsent } from '../../ui/consent-cookie.ts'
import type { Adapter, Conversion, CreateAdapter, GrantedConsent } from './adapter.ts'
import { google } from './google.ts'
import { matomo } from './matomo.ts'

const send = (path: string, body: unknown) =>
  navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: 'application/json' }))

/** This server's counter: no personal data, no cookie (server/visits). */
const ownCounter: CreateAdapter = () => ({
  countView: (path) => void send('/api/site/views', { path }),
  countConversion: (conversion) => void send('/api/site/conversions', conversion),
  // The server reads the consent cookie of each request.
  updateConsent: () => {},
})

const createAdapterByKind: Readonly<Record<Analytics['kind'], CreateAdapter>> = {
  own: ownCounter,
  google,
  matomo,
}

/** One per document, as the content security policy allows one service only. */
let adapter: Adapter | undefined

const nothing: GrantedConsent = new Set()

onConsentChange(() => adapter?.updateConsent(readConsent() ?? nothing))

/** The service, if consent for the category is currently given. */
const adapterFor = (analytics: Analytics, category: ConsentCategory) => {
  const agreed = readConsent()
  if (!agreed?.has(category) || !countsAt(location.hostname, analytics)) return undefined
  adapter ??= createAdapterByKind[analytics.kind](analytics, agreed)
  return adapter
}

/**
 * The only access to the services. Consent is checked here for every event, so callers cannot omit
 * it (R36).
 */
export const recordView = (analytics: Analytics, path: string) =>
  adapterFor(analytics, 'statistics')?.countView(path)

export const recordConversion = (analytics: Analytics, conversion: Conversion) =>
  adapterFor(analytics, 'marketing')?.countConversion(conversion)
