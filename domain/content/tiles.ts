/** Where the map's pictures come from: another site, asked for only with consent (R36). */
export const tiles = {
  origin: 'https://tile.openstreetmap.org',
  address: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  host: 'openstreetmap.org',
} as const
