import { foldText } from '../../../domain/fold-text.ts'

/** A name split around the match, ignoring case and accents. */
export type SplitName = readonly [before: string, found: string, after: string]

/** Finds the text in the name; undefined without a match. */
export const splitAtMatch = (name: string, text: string): SplitName | undefined => {
  const foldedText = foldText(text.trim())
  if (!foldedText) return undefined
  // A letter may fold into two (œ → oe) and an accent into none, so origins are recorded.
  const origins = [...name.normalize('NFC')].map((letter) => ({ letter, folded: foldText(letter) }))
  const start = origins
    .map(({ folded }) => folded)
    .join('')
    .indexOf(foldedText)
  if (start < 0) return undefined
  const parts: [string, string, string] = ['', '', '']
  let at = 0
  for (const { letter, folded } of origins) {
    const end = at + folded.length
    parts[end <= start ? 0 : at < start + foldedText.length ? 1 : 2] += letter
    at = end
  }
  return parts
}
