import { expect, test } from 'vitest'
import { isBuiltPage } from './page-kind.ts'

test.each([
  ['news', true],
  ['home', true],
  ['resources.where', true],
  ['account.orders', true],
  ['resources.training', false],
  ['medicine.homeopathy', false],
  ['contact', false],
  ['news.open-day', false],
  ['health.fever', false],
  ['nothing', false],
])('the site builds %j itself: %s', (key, isBuilt) => {
  expect(isBuiltPage(key)).toBe(isBuilt)
})
