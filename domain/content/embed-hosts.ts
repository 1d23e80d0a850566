import { filmPlayers } from './film.ts'

/** Where the map's pictures come from: another site, asked for only with consent (R36). */
export const tiles = {
  origin: 'https://tile.openstreetmap.org',
  address: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  host: 'openstreetmap.org',
} as const

/** Sites whose feeds may stand in a page; every other is linked to. */
const feeds = [
  'https://www.facebook.com',
  'https://www.instagram.com',
  'https://www.linkedin.com',
  'https://www.juicer.io',
] as const

/** All that the content policy lets into frames besides this site. */
export const frameOrigins: readonly string[] = [...Object.values(filmPlayers), ...feeds]

/** The host of a feed that may be embedded; undefined for one that only can be linked to. */
export const embedHost = (address: string): string | undefined => {
  const origin = feeds.find((feed) => address.startsWith(`${feed}/`))
  return origin && new URL(origin).host
}
