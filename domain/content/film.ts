/**
 * Where a film comes from: a file of this site, or another site's player, to be put into a frame;
 * what is neither is a page that one can only go to.
 */
export type Film =
  | { kind: 'file'; src: string }
  | { kind: 'frame'; src: string; host: string }
  | { kind: 'page'; src: string }

/** What may stand in a frame besides this site; the content policy allows these and no others. */
export const filmPlayers = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
} as const

const youtubeId =
  /^https:\/\/(?:(?:www|m)\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{6,20})/

/** An unlisted film has a second part. */
const vimeoId =
  /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{3,12})(?:\/([\da-f]{6,20}))?/

const framed = (src: string): Film => ({ kind: 'frame', src, host: new URL(src).host })

/** The film behind an address as people copy it: from the address bar, from "share". */
export const filmOf = (address: string): Film => {
  if (address.startsWith('/')) return { kind: 'file', src: address }
  const [, video] = youtubeId.exec(address) ?? []
  if (video) return framed(`${filmPlayers.youtube}/embed/${video}`)
  const [, film, hash] = vimeoId.exec(address) ?? []
  if (film) return framed(`${filmPlayers.vimeo}/video/${film}?dnt=1${hash ? `&h=${hash}` : ''}`)
  return { kind: 'page', src: address }
}
