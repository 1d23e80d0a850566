import { expect, test } from 'vitest'
import type { Selection } from '../../../domain/homeopathy/selection.ts'
import { centimes } from '../../../domain/money.ts'
import type { Prices } from '../selector/selector-quote.ts'
import { homeopathyQuote } from './selection-state.ts'

const prices: Prices = { 'single-homeopathy-ch-globuli-price-3-tube-1g': [60_400, centimes(1250)] }

const globuli: Selection = {
  remedy: 7,
  scale: 'CH',
  dilution: '30',
  form: 'globuli',
  size: 'tube-1g',
  quantity: 2,
}

test('returns unit price and total', () => {
  expect(homeopathyQuote(globuli, prices)).toEqual({
    state: 'found',
    slug: 'single-homeopathy-ch-globuli-price-3-tube-1g',
    productId: 60_400,
    price: 1250,
    total: 2500,
  })
})

test('returns not-found with product id 0 and the slug without a price product', () => {
  expect(homeopathyQuote({ ...globuli, dilution: '9' }, prices)).toEqual({
    state: 'not-found',
    slug: 'single-homeopathy-ch-globuli-price-1-tube-1g',
    productId: 0,
  })
})

test.each(['remedy', 'scale', 'dilution', 'form', 'size'])('stays open without %s', (key) => {
  expect(homeopathyQuote({ ...globuli, [key]: undefined }, prices)).toEqual({ state: 'open' })
})
