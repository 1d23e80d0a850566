import { filmPlayers } from './film.ts'

/** Origins of map tiles: third parties, loaded only with consent (R36). */
export const tiles = {
  origin: 'https://tile.openstreetmap.org',
  address: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  host: 'openstreetmap.org',
} as const

/** Hosts whose feeds may be embedded; others are linked. */
const feeds = [
  'https://www.facebook.com',
  'https://www.instagram.com',
  'https://www.linkedin.com',
  'https://www.juicer.io',
] as const

/** All third-party origins that the content security policy allows in frames. */
export const frameOrigins: readonly string[] = [...Object.values(filmPlayers), ...feeds]

/** The host of an embeddable feed; undefined for one that can only be linked. */
export const embedHost = (address: string): string | undefined => {
  const origin = feeds.find((feed) => address.startsWith(`${feed}/`))
  return origin && new URL(origin).host
}
