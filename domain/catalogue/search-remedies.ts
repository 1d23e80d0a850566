import { fold } from '../fold.ts'

/** A thing with names to be found by; their folded text, a line each, is made once for all searches. */
export type Findable<Item> = { item: Item; names: string }

type Named = { name: string; abbreviation?: string; below?: string; also?: string }

/** From this many entries on, a list is long: it waits for two characters (D2 §5, §9). */
export const longList = 500

export type RemedySearch<Item> = {
  /** 'idle': nothing is typed yet. 'type-more': one character. 'none': nothing was found. */
  state: 'idle' | 'type-more' | 'results' | 'none'
  results: Item[]
}

/** Folds a list once, so that each key typed costs well under a millisecond. */
export const findable = <Item extends Named>(items: readonly Item[]): Findable<Item>[] =>
  items.map((item) => {
    const { name, abbreviation, below, also } = item
    return { item, names: fold([name, abbreviation, below, also].filter(Boolean).join('\n')) }
  })

/**
 * The remedies one of whose names contains the text, whatever case and accents, in the order of
 * the list; a short list shows itself before anything is typed (D2 §5).
 */
export const searchRemedies = <Item>(
  list: readonly Findable<Item>[],
  text: string,
  showAll = false,
): RemedySearch<Item> => {
  const wanted = fold(text.trim())
  const length = [...text.trim()].length
  if (list.length >= longList && length < 2 && !showAll) {
    return { state: length === 0 ? 'idle' : 'type-more', results: [] }
  }
  const results = list.filter(({ names }) => names.includes(wanted)).map(({ item }) => item)
  return { state: results.length > 0 ? 'results' : 'none', results }
}
