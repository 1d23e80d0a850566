// Letters that Unicode does not decompose into a base letter and an accent.
const letters: Record<string, string> = { æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ß: 'ss' }

/**
 * Lower case without accents, for search and name matching: 'Œnanthe É' → 'oenanthe e'. Typographic
 * apostrophes, ligatures, full-width letters and no-break spaces become ASCII: 'd’été' → "d'ete", 'ﬂuor' → 'fluor'.
 * Soft hyphens and zero-width characters are removed.
 */
export const foldText = (text: string): string =>
  isAscii.test(text) ? text.toLowerCase() : foldLetters(text)

const isAscii = /^[ -~]*$/

const foldLetters = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[æœøłđß]/g, (letter) => letters[letter] ?? letter)
    .replace(/[’‘]/g, "'")
