/**
 * The source of a film: a file of this site, a third-party player for a frame, or else a page to
 * link to.
 */
type Film =
  | { kind: 'file'; src: string }
  | { kind: 'frame'; src: string; host: string }
  | { kind: 'page'; src: string }

/** Players that may be framed; the content security policy allows only these. */
export const filmPlayers = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
} as const

const youtubeId =
  /^https:\/\/(?:(?:www|m)\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{6,20})/

/** Unlisted films have a second part in their id. */
const vimeoId =
  /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{3,12})(?:\/([\da-f]{6,20}))?/

const framed = (src: string): Film => ({ kind: 'frame', src, host: new URL(src).host })

/** Parses an address as copied from the address bar or a "share" button. */
export const filmOf = (address: string): Film => {
  if (address.startsWith('/')) return { kind: 'file', src: address }
  const [, video] = youtubeId.exec(address) ?? []
  if (video) return framed(`${filmPlayers.youtube}/embed/${video}`)
  const [, film, hash] = vimeoId.exec(address) ?? []
  if (film) return framed(`${filmPlayers.vimeo}/video/${film}?dnt=1${hash ? `&h=${hash}` : ''}`)
  return { kind: 'page', src: address }
}
