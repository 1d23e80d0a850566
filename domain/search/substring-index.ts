/** Length of the longest indexed part of a text. */
const gramLength = 3

/** Bits per character in a code; rare characters share the last number. */
const charBits = 6
const otherChar = 2 ** charBits - 1

/** Numbers characters in the order in which they are met, from 1. */
const createAlphabet = () => {
  const numbers = new Map<number, number>()
  const numberOf = (charCode: number) => {
    const known = numbers.get(charCode)
    if (known !== undefined) return known
    const next = Math.min(numbers.size + 1, otherChar)
    numbers.set(charCode, next)
    return next
  }
  return { numberOf, find: (charCode: number) => numbers.get(charCode) }
}

/**
 * Finds the entries whose texts contain another text without reading all: entries are listed by each
 * part of one to three characters. `texts`: those of each entry.
 */
export const createSubstringIndex = (texts: readonly (readonly string[])[]) => {
  const alphabet = createAlphabet()
  const postings = new Map<number, number[]>()

  const add = (code: number, entry: number) => {
    const entries = postings.get(code)
    if (!entries) postings.set(code, [entry])
    else if (entries[entries.length - 1] !== entry) entries.push(entry)
  }
  const addText = (text: string, entry: number) => {
    let two = 0
    let three = 0
    for (let at = 0; at < text.length; at += 1) {
      const one = alphabet.numberOf(text.charCodeAt(at))
      add(one, entry)
      two = ((two << charBits) | one) & (2 ** (2 * charBits) - 1)
      three = ((three << charBits) | one) & (2 ** (3 * charBits) - 1)
      if (at >= 1) add(two, entry)
      if (at >= 2) add(three, entry)
    }
  }
  for (const [entry, own] of texts.entries()) for (const text of own) addText(text, entry)

  /** Numbers of the characters; undefined if one occurs nowhere. */
  const readChars = (searched: string) => {
    const chars: number[] = []
    for (let at = 0; at < searched.length; at += 1) {
      const number = alphabet.find(searched.charCodeAt(at))
      if (number === undefined) return undefined
      chars.push(number)
    }
    return chars
  }

  const codeOf = (chars: readonly number[]) =>
    chars.reduce((code, char) => (code << charBits) | char, 0)

  /** The entries that contain the rarest part; a superset of those that contain all characters. */
  const candidatesFor = (chars: readonly number[]): readonly number[] => {
    const length = Math.min(chars.length, gramLength)
    let rarest: readonly number[] | undefined
    for (let at = 0; at + length <= chars.length; at += 1) {
      const entries = postings.get(codeOf(chars.slice(at, at + length))) ?? []
      if (!rarest || entries.length < rarest.length) rarest = entries
    }
    return rarest ?? []
  }

  const contains = (entry: number, searched: string) =>
    texts[entry]?.some((text) => text.includes(searched)) ?? false

  /** The numbers of the entries with a text that contains `searched`, ascending; none for ''. */
  return (searched: string): readonly number[] => {
    const chars = readChars(searched)
    if (!chars) return []
    const candidates = candidatesFor(chars)
    return chars.length <= gramLength && !chars.includes(otherChar)
      ? candidates
      : candidates.filter((entry) => contains(entry, searched))
  }
}
