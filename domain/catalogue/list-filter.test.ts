import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  filterProducts,
  isFiltered,
  type ListFilter,
  readFilter,
  writeFilter,
} from './list-filter.ts'

test.each([
  ['', {}],
  ['#', {}],
  ['#all', {}],
  ['#granules', {}],
  ['#topic=', {}],
  ['#topic=sleep', { topic: 'sleep' }],
  ['#form=drops&topic=sleep&x=1', { topic: 'sleep', form: 'drops' }],
  ['#topic=%E0%A4', { topic: '\ufffd' }],
])('reads %j as the filter %j', (hash, filter) => {
  expect(readFilter(hash)).toEqual(filter)
})

const filters: fc.Arbitrary<ListFilter> = fc.record(
  { topic: fc.string({ minLength: 1, unit: 'grapheme' }), form: fc.constantFrom('drops', 'gel') },
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

describe('filters a list', () => {
  const list = [
    { topicKey: 'sleep', formKey: 'drops' },
    { topicKey: 'sleep', formKey: 'granules' },
    { topicKey: '', formKey: 'drops' },
  ]

  test.each([
    [{}, [0, 1, 2]],
    [{ topic: 'sleep' }, [0, 1]],
    [{ form: 'drops' }, [0, 2]],
    [{ topic: 'sleep', form: 'drops' }, [0]],
    [{ topic: 'colds' }, []],
  ])('by %j', (filter, expected) => {
    expect(filterProducts(list, filter)).toEqual(expected.map((place) => list[place]))
  })
})
