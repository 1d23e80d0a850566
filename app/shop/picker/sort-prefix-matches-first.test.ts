import { expect, test } from 'vitest'
import { sortPrefixMatchesFirst } from './sort-prefix-matches-first.ts'

const names = (items: { name: string }[]) => items.map(({ name }) => name)

const list = [
  { name: 'Allium sativum' },
  { name: 'Kalium bichromicum', abbreviation: 'Kali-bi.' },
  { name: 'Sativum novum' },
  { name: 'Natrum', abbreviation: 'Sat.' },
  { name: 'Saffron', below: 'Sativus crocus' },
  { name: 'Rice', below: 'Oryza sativa' },
]

test('sorts results with a name that starts with the text first, otherwise stably', () => {
  expect(names(sortPrefixMatchesFirst(list, 'SAT'))).toEqual([
    'Sativum novum',
    'Natrum',
    'Saffron',
    'Allium sativum',
    'Kalium bichromicum',
    'Rice',
  ])
  expect(sortPrefixMatchesFirst(list, '')).toEqual(list)
})
