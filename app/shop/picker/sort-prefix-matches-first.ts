import { foldText } from '../../../domain/fold-text.ts'

type Named = { name: string; abbreviation?: string; below?: string }

/** Sorts results with a name that starts with the text first, otherwise stably. */
export const sortPrefixMatchesFirst = <Item extends Named>(
  items: readonly Item[],
  text: string,
): Item[] => {
  const foldedText = foldText(text.trim())
  if (foldedText === '') return [...items]
  const starts = ({ name, abbreviation = '', below = '' }: Item) =>
    [name, abbreviation, below].some((one) => foldText(one).startsWith(foldedText))
  return [...items.filter(starts), ...items.filter((item) => !starts(item))]
}
