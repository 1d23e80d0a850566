import { expect, test } from 'vitest'
import {
  agreedBy,
  type ConsentCategory,
  consentCategories,
  consentValue,
  parseConsent,
} from './consent.ts'

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

test.each<[unknown, unknown[], readonly string[]]>([
  ['all', [], consentCategories],
  ['necessary', ['statistics'], []],
  ['chosen', ['marketing', 'necessary', 'x', 3], ['marketing']],
  ['chosen', ['marketing', 'preferences'], ['preferences', 'marketing']],
  [null, ['marketing'], []],
])('the button %j with %j ticked agrees to %j', (choice, ticked, agreed) => {
  expect(agreedBy(choice, ticked)).toEqual(agreed)
})
