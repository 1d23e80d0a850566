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

/** One for as long as the document stands: its content policy lets through no other. */
let adapter: Adapter | undefined

const nothing: GrantedConsent = new Set()

onConsentChange(() => adapter?.agree(readConsent() ?? nothing))

/** The service, if the category is agreed to at this very moment. */
const adapterFor = (analytics: Analytics, category: ConsentCategory) => {
  const agreed = readConsent()
  if (!agreed?.has(category) || !countsAt(location.hostname, analytics)) return undefined
  adapter ??= makers[analytics.kind](analytics, agreed)
  return adapter
}

/**
 * The only way to the services. Asked for, and loaded, when somebody has agreed; it looks again
 * itself, so that no other way in can forget to (R36).
 */
export const recordView = (analytics: Analytics, path: string) =>
  adapterFor(analytics, 'statistics')?.view(path)

export const recordConversion = (analytics: Analytics, conversion: Conversion) =>
  adapterFor(analytics, 'marketing')?.conversion(conversion)
