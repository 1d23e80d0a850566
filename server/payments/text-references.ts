import { isQRReferenceValid, isSCORReferenceValid } from 'swissqrbill/utils'

/** What banks and people put between the groups of a reference: spaces, line breaks, points. */
const separators = /[\s.,:/_'’\-–]+/

const digitGroups = new RegExp(String.raw`\d+(?:${separators.source}\d+)*`, 'g')

/** The references of this shop have digits only after their check digits. */
const creditorGroups = new RegExp(String.raw`RF\d{2}(?:(?:${separators.source})?\d+)+`, 'gi')

const qrReferenceLength = 27
const maxCreditorReferenceLength = 25

/** Neighbouring groups that have `length` digits together. */
const joinedGroups = (groups: readonly string[], length: number): string[] =>
  groups.flatMap((_, start) => {
    let joined = ''
    for (let at = start; at < groups.length && joined.length < length; at += 1) joined += groups[at]
    return joined.length === length ? [joined] : []
  })

/** The first groups, then one more at a time. */
const beginnings = (groups: readonly string[]): string[] =>
  groups.map((_, at) => groups.slice(0, at + 1).join(''))

/** QR and creditor references with valid check digits in a free text, without spaces, each once. */
export const referencesIn = (text: string): string[] => {
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([match]) => match)
  const qr = found(digitGroups)
    .flatMap((match) => joinedGroups(match.split(separators), qrReferenceLength))
    .filter(isQRReferenceValid)
  const creditor = found(creditorGroups)
    .flatMap((match) => beginnings(match.toUpperCase().split(separators)))
    .filter(
      (reference) =>
        reference.length <= maxCreditorReferenceLength && isSCORReferenceValid(reference),
    )
  return [...new Set([...qr, ...creditor])]
}
