import { expect, test } from 'vitest'
import { type ConsentCategory, consentValue, parseConsent } from './consent.ts'

test.each<[string | undefined, readonly ConsentCategory[] | undefined]>([
  [undefined, undefined],
  ['', undefined],
  ['necessary', []],
  ['necessary.statistics', ['statistics']],
  ['necessary.preferences.statistics.marketing', ['preferences', 'statistics', 'marketing']],
  ['statistics', undefined],
  ['necessary.everything', undefined],
])('%j is read as %j', (cookie, agreed) => {
  expect(parseConsent(cookie)).toEqual(agreed && new Set(agreed))
  if (agreed) expect(consentValue(agreed)).toBe(cookie)
})
