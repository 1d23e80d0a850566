import { foldText } from '../fold-text.ts'

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/**
 * The words of a name without case, accents, dots and hyphens: 'Nat.-mur. ' → 'nat mur'. Names with
 * equal keys are the same name.
 */
export const nameKey = (text: string): string =>
  // Most names are ASCII, for which this takes a fraction of the time.
  /^[ -~]*$/.test(text)
    ? text
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, ' ')
        .trim()
    : foldText(text)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()

/** The key and, for a text with umlauts, the key as typed without them: 'ganse', 'gaense'. */
export const nameKeys = (text: string): readonly string[] => {
  const key = nameKey(text)
  if (/^[ -~]*$/.test(text)) return [key]
  const lower = text.normalize('NFC').toLowerCase()
  if (!/[äöü]/.test(lower)) return [key]
  return [key, nameKey(lower.replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter))]
}
