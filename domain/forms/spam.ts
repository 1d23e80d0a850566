/** Why a form counts as spam: it is stored, but no mail is sent. */
export type SpamSign = 'trap' | 'too-fast' | 'links'

/**
 * In milliseconds: faster forms count as spam. The site's own script waits this long before
 * sending.
 */
export const minFillingMs = 2_000

/** The maximum number of links in a genuine message. */
const maxLinks = 4

const link = /https?:\/\/|\bwww\.|\[url\b|<a\s/giu

type Sent = {
  texts: readonly string[]
  /** The value of the hidden honeypot field. */
  honeypot: string
  /** Milliseconds from first input to submit, reported by the script; undefined without script. */
  fillingMs: number | undefined
}

export const spamSigns = ({ texts, honeypot, fillingMs }: Sent): SpamSign[] => [
  ...(honeypot.trim() === '' ? [] : (['trap'] as const)),
  ...(fillingMs !== undefined && fillingMs < minFillingMs ? (['too-fast'] as const) : []),
  ...((texts.join('\n').match(link)?.length ?? 0) > maxLinks ? (['links'] as const) : []),
]
