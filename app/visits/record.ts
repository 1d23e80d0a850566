import { type Analytics, countsAt } from '../../domain/visits/analytics.ts'
import type { Adapter, Agreed, Conversion, MakeAdapter } from './adapter.ts'
import { google } from './google.ts'
import { matomo } from './matomo.ts'
import { ownCounter } from './own-counter.ts'

const makers: Readonly<Record<Analytics['kind'], MakeAdapter>> = {
  own: ownCounter,
  google,
  matomo,
}

let adapter: Adapter | undefined
let madeFor = ''

/** One while nothing changes; a service that was set up learns of another answer by being set up anew. */
const adapterFor = (analytics: Analytics, agreed: Agreed) => {
  const wanted = JSON.stringify([analytics, [...agreed]])
  if (!adapter || wanted !== madeFor) adapter = makers[analytics.kind](analytics, agreed)
  madeFor = wanted
  return adapter
}

/**
 * The only way to the services. Asked for, and loaded, when somebody has agreed; it looks again
 * itself, so that no other way in can forget to (R36).
 */
export const recordView = (analytics: Analytics, agreed: Agreed, path: string) => {
  if (agreed.has('statistics') && countsAt(location.hostname, analytics))
    adapterFor(analytics, agreed).view(path)
}

export const recordConversion = (analytics: Analytics, agreed: Agreed, conversion: Conversion) => {
  if (agreed.has('marketing') && countsAt(location.hostname, analytics))
    adapterFor(analytics, agreed).conversion(conversion)
}
