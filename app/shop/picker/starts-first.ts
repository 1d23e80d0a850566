import { fold } from '../../../domain/fold.ts'

/**
 * Results whose name or abbreviation begins with the text before those that only contain it;
 * otherwise in their order.
 */
export const startsFirst = <Item extends { name: string; abbreviation?: string }>(
  items: readonly Item[],
  text: string,
): Item[] => {
  const wanted = fold(text.trim())
  const starts = ({ name, abbreviation = '' }: Item) =>
    fold(name).startsWith(wanted) || fold(abbreviation).startsWith(wanted)
  return [...items.filter(starts), ...items.filter((item) => !starts(item))]
}
