import { foldText } from '../fold-text.ts'

/**
 * A text as the staff's lists search it: without case, accents and ligatures, umlauts like their
 * base letters: 'Müller', 'Mueller' and 'MULLER' → 'muller'.
 */
export const searchKey = (text: string): string =>
  foldText(text.normalize('NFKC')).replace(/([aou])e/g, '$1')

const maxWords = 8

/**
 * The keys of the words of a search: a record matches if its key contains all, in any order. Signs
 * between and after letters count as spaces: 'Saint-Maurice', 'St.Gallen', 'Dr.'.
 */
export const searchWords = (search: string): string[] =>
  searchKey(search)
    .replace(/(?<=\p{L})[-.'/]+(?!\p{N})/gu, ' ')
    .split(/[\s\p{Cc},;()"«»]+/u)
    .filter(Boolean)
    .slice(0, maxWords)
