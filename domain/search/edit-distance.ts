/** Longest pattern, for its positions to fit into one number. */
export const maxPatternLength = 31

/** A word prepared for comparisons with many texts. */
export type Pattern = {
  length: number
  /** For each letter, the bits of its positions. */
  positions: ReadonlyMap<number, number>
  /** One bit per letter, modulo 32. */
  letters: number
}

export const lettersOf = (text: string): number => {
  let letters = 0
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) & 31)
  return letters
}

export const createPattern = (word: string): Pattern => {
  const positions = new Map<number, number>()
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at)
    positions.set(code, (positions.get(code) ?? 0) | (1 << at))
  }
  return { length: word.length, positions, letters: lettersOf(word) }
}

/** Whether a text with these letters can be within `most` errors (1 or 2); excludes most texts. */
export const mayMatch = (pattern: Pattern, letters: number, most: number): boolean => {
  // Removes the lowest bit for each error.
  let missing = pattern.letters & ~letters
  for (let error = 0; error < most; error += 1) missing &= missing - 1
  return missing === 0
}

export type EditDistance = {
  /** Errors between the pattern and the text. */
  whole: number
  /** Least errors between the pattern and a beginning of the text. */
  start: number
}

/**
 * Damerau-Levenshtein distance (optimal string alignment): missing, additional, wrong and swapped
 * letters count one. Bit-parallel (Hyyrö 2003), so that thousands of words cost less than 1 ms.
 */
export const editDistance = (pattern: Pattern, text: string): EditDistance => {
  const { length, positions } = pattern
  const last = 1 << (length - 1)
  let up = -1
  let down = 0
  let diagonal = 0
  let before = 0
  let whole = length
  let start = length
  for (let at = 0; at < text.length; at += 1) {
    const here = positions.get(text.charCodeAt(at)) ?? 0
    const swapped = ((~diagonal & here) << 1) & before
    diagonal = (((here & up) + up) ^ up) | here | down | swapped
    let right = down | ~(diagonal | up)
    let left = diagonal & up
    if (right & last) whole += 1
    if (left & last) whole -= 1
    right = (right << 1) | 1
    left <<= 1
    up = left | ~(diagonal | right)
    down = right & diagonal
    before = here
    if (whole < start) start = whole
  }
  return { whole, start }
}
