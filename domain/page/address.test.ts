import { describe, expect, test } from 'vitest'
import { languages } from '../language.ts'
import { addressOf, findPage, patternOf } from './address.ts'
import { redirects } from './redirects.ts'
import { pageKeys } from './route-words.ts'

const params = {
  product: 'arnica-gel',
  topic: 'colds',
  order: '1',
  slug: 'spring',
  remedyCode: 'a-1',
  list: 'one',
  formula: 'one',
}
const segmentsOf = (address: string) => address.split('/').slice(2).filter(Boolean)
const withParamsOf = (pattern: string) =>
  Object.fromEntries(Object.entries(params).filter(([name]) => pattern.includes(`:${name}`)))

describe.each(languages)('addresses in %s', (language) => {
  test('gives each page its own address', () => {
    const patterns = pageKeys.map((key) => patternOf(key, language))
    expect(new Set(patterns).size).toBe(pageKeys.length)
  })

  test.each(pageKeys)('resolves the address of %s', (key) => {
    const given = withParamsOf(patternOf(key, language))
    const address = addressOf(language, key, params)
    expect(address).toMatch(/^\/(fr|en|de|it)(\/[\w-]+)*\/?$/)
    expect(findPage(segmentsOf(address), language)).toEqual({ key, params: given })
  })

  test.each(pageKeys)('resolves %s by the words of any language', (key) => {
    for (const other of languages) {
      const found = findPage(segmentsOf(addressOf(other, key, params)), language)
      expect(found?.key).toBe(key)
    }
  })
})

test.each([
  ['shop/schussler-salts', 'shop.schussler_salts'],
  ['otcs/homeopathy', 'otcs.otchomeo'],
  ['shop/make-your-own', 'shop.make_your_own'],
])('resolves the former words %s to %s', (path, key) => {
  expect(findPage(path.split('/'), 'en')?.key).toBe(key)
})

test.each(['nowhere', 'shop/nowhere', 'company/story/more', 'shop/homeopathy/remedies/a-1/b-2'])(
  'resolves %s to no page',
  (path) => {
    expect(findPage(path.split('/'), 'en')).toBeUndefined()
  },
)

test('redirects to pages that do not redirect', () => {
  for (const target of Object.values(redirects)) expect(redirects).not.toHaveProperty([target])
})

test('encodes parameters of an address', () => {
  expect(addressOf('en', 'news.post', { slug: 'a/b?c' })).toBe('/en/news/a%2Fb%3Fc')
})
