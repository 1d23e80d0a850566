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

/** Whether a text contains all words of the search, in any order and spelling. */
export const containsWords = (search: string) => {
  const words = searchWords(search)
  return (text: string): boolean => {
    const key = searchKey(text)
    return words.every((word) => key.includes(word))
  }
}

/**
 * The digits of a telephone number without its prefix, empty without digits.
 * '+41 (0)79 123 45 67' and '079/123.45.67' → '791234567'.
 */
export const phoneKey = (phone: string) =>
  phone
    .replace(/\(0\)/g, '')
    .replace(/\D/g, '')
    .replace(/^00/, '')
    .replace(/^41(?=\d{6})/, '')
    .replace(/^0/, '')

/** From the prefix and five digits on, a text of digits and signs is read as a telephone number. */
const isPhone = (search: string) =>
  /^(\+|\(?0)[\d\s()./'’-]*$/.test(search) && phoneKey(search).length >= 5

/** As `searchWords`, for customers: also telephone numbers in any spelling. */
export const customerWords = (search: string): string[] => {
  const text = search.normalize('NFKC').trim()
  return isPhone(text) ? [phoneKey(text)] : searchWords(search)
}
