import { foldText } from '../fold-text.ts'

/** An item with its folded names, one per line, precomputed for all searches. */
export type Findable<Item> = { item: Item; names: string }

type Named = { name: string; abbreviation?: string; below?: string; also?: string }

/** Lists from this many entries on require two characters (D2 §5, §9). */
export const longListLength = 500

export type RemedySearch<Item> = {
  /** 'idle': nothing is typed. 'type-more': one character. 'none': no match. */
  state: 'idle' | 'type-more' | 'results' | 'none'
  results: Item[]
}

/** Folds the names of a list once, so that each search costs less than a millisecond. */
export const findable = <Item extends Named>(items: readonly Item[]): Findable<Item>[] =>
  items.map((item) => {
    const { name, abbreviation, below, also } = item
    return { item, names: foldText([name, abbreviation, below, also].filter(Boolean).join('\n')) }
  })

/**
 * Remedies with a name that contains the text, ignoring case and accents, in list order. A short
 * list is returned whole for an empty text (D2 §5).
 */
export const searchRemedies = <Item>(
  list: readonly Findable<Item>[],
  text: string,
  showAll = false,
): RemedySearch<Item> => {
  const foldedText = foldText(text.trim())
  const length = [...text.trim()].length
  if (list.length >= longListLength && length < 2 && !showAll) {
    return { state: length === 0 ? 'idle' : 'type-more', results: [] }
  }
  const results = list.filter(({ names }) => names.includes(foldedText)).map(({ item }) => item)
  return { state: results.length > 0 ? 'results' : 'none', results }
}
