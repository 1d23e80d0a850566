import { expect, test } from 'vitest'
import {
  type ConsentCategory,
  consentCategories,
  consentCookie,
  consentScript,
  consentValue,
  grantedConsents,
  parseConsent,
} from './consent.ts'

/** Whether the inline script marks a page with this cookie. */
const isMarked = (cookie: string) => {
  const dataset: { consent?: string } = {}
  new Function('document', consentScript)({ cookie, documentElement: { dataset } })
  return dataset.consent === ''
}

test.each<[string, readonly ConsentCategory[] | undefined]>([
  ['', undefined],
  ['necessary', []],
  ['necessary.statistics', ['statistics']],
  ['necessary.preferences.statistics.marketing', ['preferences', 'statistics', 'marketing']],
  ['statistics', undefined],
  ['necessary.everything', undefined],
  ['necessary.statistics.everything', undefined],
  ['necessary.statisticsx', undefined],
  ['necessary.', undefined],
  ['necessaryx', undefined],
  ['necessary-statistics', undefined],
  ['constructor', undefined],
])('reads %j as %j, in the inline script too', (cookie, agreed) => {
  expect(parseConsent(cookie)).toEqual(agreed && new Set(agreed))
  if (agreed) expect(consentValue(agreed)).toBe(cookie)
  const written = `${consentCookie}=${cookie}`
  for (const all of [written, `a=1; ${written}`, `${written}; a=1`, `a=1; ${written}; b=2`])
    expect(isMarked(all), all).toBe(agreed !== undefined)
  expect(isMarked(`another_${written}`)).toBe(false)
})

test('reads no answer without a cookie', () => {
  expect(parseConsent(undefined)).toBeUndefined()
  expect(isMarked('')).toBe(false)
})

test.each<[unknown, unknown[], readonly string[]]>([
  ['all', [], consentCategories],
  ['necessary', ['statistics'], []],
  ['chosen', ['marketing', 'necessary', 'x', 3], ['marketing']],
  ['chosen', ['marketing', 'preferences'], ['preferences', 'marketing']],
  [null, ['marketing'], []],
])('the button %j with %j ticked grants %j', (choice, ticked, agreed) => {
  expect(grantedConsents(choice, ticked)).toEqual(agreed)
})
