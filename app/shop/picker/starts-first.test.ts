import { expect, test } from 'vitest'
import { startsFirst } from './starts-first.ts'

const names = (items: { name: string }[]) => items.map(({ name }) => name)

const list = [
  { name: 'Allium sativum' },
  { name: 'Kalium bichromicum', abbreviation: 'Kali-bi.' },
  { name: 'Sativum novum' },
  { name: 'Natrum', abbreviation: 'Sat.' },
]

test('what begins with the text comes first, by name or abbreviation, else the order stays', () => {
  expect(names(startsFirst(list, 'SAT'))).toEqual([
    'Sativum novum',
    'Natrum',
    'Allium sativum',
    'Kalium bichromicum',
  ])
  expect(startsFirst(list, '')).toEqual(list)
})
