import { fold } from '../../../domain/fold.ts'

type Named = { name: string; abbreviation?: string; below?: string }

/** Sorts results with a name that starts with the text first, otherwise stably. */
export const startsFirst = <Item extends Named>(items: readonly Item[], text: string): Item[] => {
  const wanted = fold(text.trim())
  if (wanted === '') return [...items]
  const starts = ({ name, abbreviation = '', below = '' }: Item) =>
    [name, abbreviation, below].some((one) => fold(one).startsWith(wanted))
  return [...items.filter(starts), ...items.filter((item) => !starts(item))]
}
