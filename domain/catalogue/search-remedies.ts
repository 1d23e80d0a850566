import { fold } from '../fold.ts'

/** A thing with a name to be found by, its folded text made once for all searches. */
export type Findable<Item> = { item: Item; name: string; abbreviation: string }

/** From this many entries on, a list is long: it waits for two characters (D2 §5, §9). */
export const longList = 500

export type RemedySearch<Item> = {
  /** 'idle': nothing is typed yet. 'type-more': one character. 'none': nothing was found. */
  state: 'idle' | 'type-more' | 'results' | 'none'
  results: Item[]
}

/** Folds a list once, so that each key typed costs well under a millisecond. */
export const findable = <Item extends { name: string; abbreviation?: string }>(
  items: readonly Item[],
): Findable<Item>[] =>
  items.map((item) => ({
    item,
    name: fold(item.name),
    abbreviation: fold(item.abbreviation ?? ''),
  }))

/**
 * The remedies whose name or abbreviation contains the text, whatever case and accents, in the
 * order of the list; a short list shows itself before anything is typed (D2 §5).
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
  const results = list
    .filter(({ name, abbreviation }) => name.includes(wanted) || abbreviation.includes(wanted))
    .map(({ item }) => item)
  return { state: results.length > 0 ? 'results' : 'none', results }
}
