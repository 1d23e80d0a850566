import type { MakeAdapter } from './adapter.ts'

const send = (path: string, body: unknown) =>
  navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: 'application/json' }))

/** This server's own counter: no person, no cookie (server/visits). */
export const ownCounter: MakeAdapter = () => ({
  view: (path) => void send('/api/site/views', { path }),
  conversion: (conversion) => void send('/api/site/conversions', conversion),
  // Each is sent with the cookie of its moment, and counted by that.
  agree: () => {},
})
