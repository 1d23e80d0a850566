import type { CreateAdapter } from './adapter.ts'

const send = (path: string, body: unknown) =>
  navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: 'application/json' }))

/** This server's counter: no personal data, no cookie (server/visits). */
export const ownCounter: CreateAdapter = () => ({
  countView: (path) => void send('/api/site/views', { path }),
  countConversion: (conversion) => void send('/api/site/conversions', conversion),
  // The server reads the consent cookie of each request.
  updateConsent: () => {},
})
