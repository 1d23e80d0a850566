import type { SearchNames } from './search-entry.ts'

/** Marks an ambiguous name; neither character is part of a name. */
const ambiguousMark = '?'
const nameSeparator = ','

/** Names as one text, for files and for lists that browsers fetch: 'Arni, Rhus?'. */
export const splitNames = (text: string): { name: string; isAmbiguous: boolean }[] =>
  text
    .split(nameSeparator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const isAmbiguous = part.endsWith(ambiguousMark)
      return { name: isAmbiguous ? part.slice(0, -1) : part, isAmbiguous }
    })

/** Abbreviations and synonyms in one line; '' for none: 'Arni,Arn-m|Arnika,Arnica'. */
export const encodeNames = ({ abbreviations, synonyms, ambiguous }: SearchNames): string => {
  const join = (names: readonly string[] = []) =>
    names.map((name) => (ambiguous?.includes(name) ? `${name}?` : name)).join(nameSeparator)
  const line = `${join(abbreviations)}|${join(synonyms)}`
  return line === '|' ? '' : line
}

/** Decodes a line of `encodeNames`; leaves out empty lists. */
export const decodeNames = (line: string): SearchNames => {
  const [abbreviations = [], synonyms = []] = line.split('|').map(splitNames)
  const ambiguous = [...abbreviations, ...synonyms].filter((one) => one.isAmbiguous)
  const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name)
  return {
    ...(abbreviations.length > 0 && { abbreviations: namesOf(abbreviations) }),
    ...(synonyms.length > 0 && { synonyms: namesOf(synonyms) }),
    ...(ambiguous.length > 0 && { ambiguous: namesOf(ambiguous) }),
  }
}
