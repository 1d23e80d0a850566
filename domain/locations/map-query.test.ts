import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mapCategories } from './map-location.ts'
import { maxPlaceLength, readMapQuery, writeMapQuery } from './map-query.ts'

const read = (search: string) => readMapQuery(new URLSearchParams(search))

test.each([
  ['', { category: undefined, place: '', page: 1 }],
  ['?category=Doctor&page=3', { category: 'Doctor', place: '', page: 3 }],
  ['?category=Other+therapist', { category: 'Other therapist', place: '', page: 1 }],
  ['?category=doctor&page=-1', { category: undefined, place: '', page: 1 }],
  ['?category=constructor&page=1e9', { category: undefined, place: '', page: 1 }],
  ['?place=+8001+Z%C3%BCrich+', { category: undefined, place: '8001 Zürich', page: 1 }],
])('reads the query %j of the map', (search, query) => {
  expect(read(search)).toEqual(query)
})

test('limits the length of a place', () => {
  expect(read(`?place=${'x'.repeat(10_000)}`).place).toHaveLength(maxPlaceLength)
})

test('writes what it reads', () => {
  fc.assert(
    fc.property(
      fc.record({
        category: fc.option(fc.constantFrom(...mapCategories), { nil: undefined }),
        place: fc.string({ maxLength: 40 }).map((text) => text.trim()),
        page: fc.integer({ min: 1, max: 999_999 }),
      }),
      (query) => {
        expect(read(writeMapQuery(query))).toEqual(query)
      },
    ),
  )
  expect(writeMapQuery({ category: undefined, place: '', page: 1 })).toBe('')
})
