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

/** What the inline script notes in a browser whose cookies work in this way. */
const datasetWith = (cookie: PropertyDescriptor) => {
  const dataset = {}
  const documentElement = { value: { dataset } }
  new Function('document', consentScript)(Object.create(null, { documentElement, cookie }))
  return dataset
}

test.each<[string, PropertyDescriptor]>([
  ['drops every cookie', { get: () => '', set: () => {} }],
  [
    'refuses every access',
    {
      get: () => {
        throw new Error('SecurityError')
      },
    },
  ],
])('the inline script hides the banner in a browser that %s', (_, cookie) => {
  expect(datasetWith(cookie)).toEqual({ cookiesBlocked: '', consent: '' })
})

test('the inline script shows the banner in a browser that stores cookies, and leaves none', () => {
  const stored = new Set<string>()
  const store = (written: string) => {
    const [pair = '', ...attributes] = written.split(';')
    if (attributes.includes('max-age=0')) stored.delete(pair)
    else stored.add(pair)
  }
  expect(datasetWith({ get: () => [...stored].join('; '), set: store })).toEqual({})
  expect(stored).toEqual(new Set())
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
