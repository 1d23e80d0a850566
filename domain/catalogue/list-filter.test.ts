import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFiltered, type ListFilter, nextSort, readFilter, writeFilter } from './list-filter.ts'

test.each([
  ['', {}],
  ['#', {}],
  ['#all', {}],
  ['#granules', {}],
  ['#topic=', {}],
  ['#topic=sleep', { topic: 'sleep' }],
  ['#form=drops&topic=sleep&x=1', { topic: 'sleep', form: 'drops' }],
  ['#q=arn&sort=-price', { q: 'arn', sort: '-price' }],
  ['#topic=%E0%A4', { topic: '\ufffd' }],
])('reads %j as the filter %j', (hash, filter) => {
  expect(readFilter(hash)).toEqual(filter)
})

const filters: fc.Arbitrary<ListFilter> = fc.record(
  {
    topic: fc.string({ minLength: 1, unit: 'grapheme' }),
    form: fc.constantFrom('drops', 'gel'),
    q: fc.string({ minLength: 1 }),
  },
  { requiredKeys: [] },
)

test('reads back what it writes', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      expect(readFilter(writeFilter(filter))).toEqual(filter)
      expect(isFiltered(filter)).toBe(writeFilter(filter) !== '#all')
    }),
  )
})

test.each([
  [{}, false],
  [{ sort: 'price' }, false],
  [{ q: 'arn' }, true],
])('tells of %j whether it filters', (filter, expected) => {
  expect(isFiltered(filter)).toBe(expected)
})

test.each([
  [undefined, 'price', 'price'],
  ['price', 'price', '-price'],
  ['-price', 'price', 'price'],
  ['name', 'price', 'price'],
])('sorts after %s by a click on %s by %s', (sort, column, expected) => {
  expect(nextSort(sort, column)).toBe(expected)
})
