import { expect, test } from 'vitest'
import { parseQuantity } from './quantity.ts'

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
])('quantity %j is %s', (text, quantity) => expect(parseQuantity(text)).toBe(quantity))
