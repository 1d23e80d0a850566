/** Bytes of an uploaded picture or document. */
export const maxMediaBytes = 25_000_000

/** Pixels of an uploaded picture. A file of a few kilobytes may decode to gigabytes. */
export const maxMediaPixels = 60_000_000

/** Characters. */
export const mediaTextLengths = { title: 120, alternativeText: 300, credit: 160, tag: 40 } as const
