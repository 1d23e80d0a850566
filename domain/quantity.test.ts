import { expect, test } from 'vitest'
import { formatQuantity, parseQuantity, readQuantity } from './quantity.ts'

test.each([
  ['1', 1],
  ['012', 12],
  ['999', 999],
  ['0', undefined],
  ['1000', undefined],
  ['99999999999999999999', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['', undefined],
])('accepts %j as a quantity: %s', (text, quantity) => expect(parseQuantity(text)).toBe(quantity))

test.each([
  ['1', 1],
  [' 12 ', 12],
  ['2.7', 2],
  ['2,7', 2],
  ['2.', 2],
  ['+3', 3],
  ['999.9', 999],
  ['', 'missing'],
  [' ', 'missing'],
  ['0', 'too-small'],
  ['0.9', 'too-small'],
  ['-1', 'too-small'],
  ['1000', 'too-large'],
  ['99999999999999999999', 'too-large'],
  ['two', 'not-a-number'],
  ['2x', 'not-a-number'],
  ['1e2', 'not-a-number'],
  ['1.2.3', 'not-a-number'],
] as const)('reads the typed quantity %j as %s', (text, quantity) =>
  expect(readQuantity(text)).toBe(quantity),
)

test('omits the quantity 1', () => {
  expect(formatQuantity({ name: 'Arnica', quantity: 1 })).toBe('Arnica')
  expect(formatQuantity({ name: 'Arnica', quantity: 3 })).toBe('3 × Arnica')
})
