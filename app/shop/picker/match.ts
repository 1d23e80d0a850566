import { fold } from '../../../domain/fold.ts'

/** A name in three parts, the middle one being what was typed, whatever case and accents. */
export type Match = readonly [before: string, found: string, after: string]

/** Where the text stands in the name; undefined when it does not. */
export const matchIn = (name: string, text: string): Match | undefined => {
  const wanted = fold(text.trim())
  if (!wanted) return undefined
  // A letter can fold into two (œ → oe) and an accent into none: each folded letter keeps its origin.
  const origins = [...name.normalize('NFC')].map((letter) => ({ letter, folded: fold(letter) }))
  const start = origins
    .map(({ folded }) => folded)
    .join('')
    .indexOf(wanted)
  if (start < 0) return undefined
  const parts: [string, string, string] = ['', '', '']
  let at = 0
  for (const { letter, folded } of origins) {
    const end = at + folded.length
    parts[end <= start ? 0 : at < start + wanted.length ? 1 : 2] += letter
    at = end
  }
  return parts
}
