import { expect, it } from 'vitest'
import { centimes } from '../../domain/money.ts'
import { noSiteFacts } from '../shell/site-facts.ts'
import { browserFactsOf } from './browser-facts.ts'

it('gives scripts the charges that the cart shows', () => {
  const charges = {
    shippingCost: centimes(431),
    freeShippingFrom: centimes(20_000),
    smallOrder: { below: centimes(5_000), fee: centimes(700) },
    minimumOrder: centimes(2_000),
  }
  expect(browserFactsOf({ ...noSiteFacts, ...charges })).toMatchObject(charges)
  for (const absent of ['freeShippingFrom', 'smallOrder', 'minimumOrder'])
    expect(browserFactsOf(noSiteFacts)).not.toHaveProperty(absent)
})
