import type { ImportNote } from '../../../messages/server/shop-import.ts'

/** What became of a file of the former shop: its media record here, or why there is none. */
export type FoundMedia =
  | { id: string; isPicture: boolean; isNew?: boolean }
  | { problem: ImportNote }

/** Files of this import by their key, and by the id of their record there. */
export type ImportedMedia = {
  byKey: Map<string, FoundMedia>
  keyOf: Map<string, string>
}

export const emptyMedia = (): ImportedMedia => ({ byKey: new Map(), keyOf: new Map() })

/** WordPress makes 'roots-300x200.jpg' and 'roots-scaled.jpg' of 'roots.jpg'. */
const madeSize = /-(?:\d{1,5}x\d{1,5}|scaled)(?=\.[a-z]{3,4}$)/i

/** Identifies a file whatever its size: its path without host; '' for no address. */
export const mediaKey = (address: string): string => {
  const url = address ? URL.parse(address, 'https://shop.example/') : null
  return url && /^https?:$/.test(url.protocol) ? url.pathname.replace(madeSize, '') : ''
}
