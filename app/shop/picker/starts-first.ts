import { fold } from '../../../domain/fold.ts'

type Named = { name: string; abbreviation?: string; below?: string }

/**
 * Results one of whose names begins with the text before those that only contain it; otherwise in
 * their order.
 */
export const startsFirst = <Item extends Named>(items: readonly Item[], text: string): Item[] => {
  const wanted = fold(text.trim())
  if (wanted === '') return [...items]
  const starts = ({ name, abbreviation = '', below = '' }: Item) =>
    [name, abbreviation, below].some((one) => fold(one).startsWith(wanted))
  return [...items.filter(starts), ...items.filter((item) => !starts(item))]
}
