import { expect, test } from 'vitest'
import { splitQuery } from './search-preparations.ts'
import { sizedEventsOf } from './sized-query-events.ts'

test.each([
  ['ribes 60ml', [{ type: 'choose-size', size: '60ml' }]],
  [
    'ribes 2x 60 ml',
    [
      { type: 'choose-size', size: '60ml' },
      { type: 'set-quantity', quantity: 2 },
    ],
  ],
  ['ribes 61ml', []],
])('takes from %j the choices %j', (query, events) => {
  const { rest } = splitQuery(query) ?? {}
  expect(rest && sizedEventsOf(rest, 'gemmotherapy')).toEqual(events)
})
