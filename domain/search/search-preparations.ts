import { parseLine } from '../quick-order/parse-line.ts'
import type { QueryRest } from './query-events.ts'
import { type SearchHit, type SearchLimits, search } from './search.ts'
import type { SearchEntry } from './search-entry.ts'
import type { SearchIndex } from './search-index.ts'

/** An abbreviation of salts, complexes and other numbered products. */
const numberedName = (number: number): string => `Nr. ${number}`

type SplitQuery = { name: string; rest: QueryRest }

/** Splits 'bell 9 ch globuli' into name and rest; undefined for a text that is a name only. */
export const splitQuery = (text: string): SplitQuery | undefined => {
  const parsed = parseLine(text)
  const { family, numbers, potencies, forms, carrier, amounts, quantities, bareNumbers } = parsed
  const [bare, ...others] = bareNumbers.filter(({ isFirst, isDoubtful }) => !isFirst && !isDoubtful)
  const bareNumber = others.length === 0 ? bare?.text : undefined
  const isNameOnly =
    potencies.length + forms.length + amounts.length + quantities.length === 0 &&
    bareNumber === undefined &&
    carrier === undefined &&
    family === undefined
  const [number] = numbers
  const isNumbered = parsed.name === '' && number !== undefined
  const name = isNumbered ? numberedName(number) : parsed.name
  if (name === '' || isNameOnly) return undefined
  return {
    name,
    rest: {
      ...{ potencies, forms, carrier, amounts, quantities },
      ...(family && { family }),
      ...(bareNumber && { bareNumber }),
    },
  }
}

/** `name`: the part of the text that was searched; `rest`: the other part, if it was left out. */
export type Found<Result> = { results: Result; name: string; rest?: QueryRest }

/**
 * Searches the whole text; if no name begins with it, the name in it without potency, form and quantity:
 * 'arnica 30ch'.
 */
export const searchPart = <Result>(
  text: string,
  find: (name: string) => Result,
  isGood: (results: Result) => boolean,
): Found<Result> => {
  const results = find(text)
  if (isGood(results)) return { results, name: text }
  const split = splitQuery(text)
  if (!split) return { results, name: text }
  return { results: find(split.name), name: split.name, rest: split.rest }
}

/** Whether a name begins with the searched text. */
export const isGoodHit = ({ quality }: SearchHit): boolean =>
  quality !== 'substring' && quality !== 'typo'

/** Searches names, also with a preparation. */
export const searchPreparations = <Entry extends SearchEntry>(
  index: SearchIndex<Entry>,
  text: string,
  limits?: SearchLimits,
): Found<SearchHit<Entry>[]> =>
  searchPart(
    text,
    (name) => search(index, name, limits),
    (hits) => hits.some(isGoodHit),
  )
