import { expect, test } from 'vitest'
import { mayBeOnePayer } from '../payments/booking-relation.ts'
import { createNameFinder } from '../quick-order/lines/find-names.ts'
import { search } from './search.ts'
import { createSearchIndex } from './search-index.ts'
import { containsWords } from './staff-search.ts'

/** Spellings of one name: each is found by each of the others, wherever names are found. */
const spellings: readonly (readonly string[])[] = [
  ['Grönländisch', 'Groenlaendisch', 'GRONLANDISCH', 'Gro\u0308nla\u0308ndisch'],
  ['Weiss Strasse', 'Weiß Straße', 'STRASSE WEISS'],
  ['Saﬁr', 'Safir', 'ＳＡＦＩＲ', 'Sa\u00adfir'],
  ['Œnanthe crocata', 'Oenanthe crocata', 'crocata Œnanthe'],
  ['Aesculus', 'Æsculus', 'Äsculus'],
  ['Éclair', 'Eclair', 'E\u0301clair'],
]

const pairs = spellings.flatMap((names) =>
  names.flatMap((stored) => names.map((typed) => [stored, typed] as const)),
)

test.each(pairs)('a name stored as %j is found as %j everywhere', (stored, typed) => {
  const things = [{ family: 'homeopathy' as const, id: 1, name: stored }]
  expect(search(createSearchIndex(things), typed)).toHaveLength(1)
  expect(createNameFinder(things).findNames(typed)).toHaveLength(1)
  expect(containsWords(typed)(stored)).toBe(true)
  expect(mayBeOnePayer(typed, stored)).toBe(true)
})
