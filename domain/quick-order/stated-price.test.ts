import { expect, test } from 'vitest'
import { centimes } from '../money.ts'
import { readPriceCell, takeStatedPrice, writeStatedPrice } from './stated-price.ts'

test.each([
  ['10.80', 1_080],
  ['10,8', 1_080],
  ['12', 1_200],
  ['CHF 10.80', 1_080],
  ['10.80 CHF', 1_080],
  ['Fr. 10.–', 1_000],
  ['10.-', 1_000],
  ["1'250.50", 125_050],
  ['EUR 10.80', undefined],
  ['€ 10.80', undefined],
  ['auf Anfrage', undefined],
  ['', undefined],
])('reads the price of the cell %j', (cell, price) => {
  expect(readPriceCell(cell)).toBe(price)
})

test.each([
  ['arn 30ch x2 à CHF 10.80', 'arn 30ch x2', 1_080],
  ['arn 30ch @ 10.80', 'arn 30ch', 1_080],
  ['arn 30ch à Fr. 10.–', 'arn 30ch', 1_000],
  ['arn 9 à 15 ch', 'arn 9 à 15 ch', undefined],
  ['arn 30 à 200', 'arn 30 à 200', undefined],
  ['arn 30ch CHF 10.80', 'arn 30ch CHF 10.80', undefined],
])('takes the price off the line %j', (line, text, price) => {
  expect(takeStatedPrice(line)).toEqual({ text, ...(price && { price }) })
})

test('reads the price that it writes', () => {
  const line = `arn 30ch${writeStatedPrice(centimes(1_080))}`
  expect(takeStatedPrice(line)).toEqual({ text: 'arn 30ch', price: 1_080 })
})
