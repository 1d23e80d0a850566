/** Why a form is taken for spam: it is kept, but nobody is written to. */
export type SpamSign = 'trap' | 'too-fast' | 'links'

/** Nobody reads and fills in a form within so many milliseconds; the site's own script waits as long. */
export const shortestFilling = 2_000

/** More addresses than anybody asks about. */
const mostLinks = 4

const link = /https?:\/\/|\bwww\.|\[url\b|<a\s/giu

type Sent = {
  texts: readonly string[]
  /** What stands in the field that people do not see. */
  trap: string
  /** Milliseconds from the first touch to sending, as the script says; without script nobody does. */
  filling: number | undefined
}

export const spamSigns = ({ texts, trap, filling }: Sent): SpamSign[] => [
  ...(trap.trim() === '' ? [] : (['trap'] as const)),
  ...(filling !== undefined && filling < shortestFilling ? (['too-fast'] as const) : []),
  ...((texts.join('\n').match(link)?.length ?? 0) > mostLinks ? (['links'] as const) : []),
]
