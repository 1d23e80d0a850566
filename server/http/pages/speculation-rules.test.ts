import { describe, expect, test } from 'vitest'
import { languages } from '../../../domain/language.ts'
import { addressOf } from '../../../domain/page/address.ts'
import { isPersonal, registrationAddress } from '../../../domain/page/personal-pages.ts'
import { pageKeys } from '../../../domain/page/route-words.ts'
import { speculationRules } from './speculation-rules.ts'

const origin = 'https://shop.example'

const matches = (patterns: string | readonly string[], address: string) =>
  [patterns].flat().some((pattern) => new URLPattern(pattern, origin).test(`${origin}${address}`))

/** The part of the rules that depends on the address. */
const mayPrerender = (address: string) =>
  speculationRules.prerender[0].where.and.every((condition) => {
    if ('href_matches' in condition) return matches(condition.href_matches, address)
    return !('href_matches' in condition.not) || !matches(condition.not.href_matches, address)
  })

const params = { topic: 'x', slug: 'x', product: 'x', order: 'x', list: 'x', formula: 'x' }

test('names all personal pages in one pattern', () => {
  const patterns = speculationRules.prerender[0].where.and.flatMap((condition) =>
    'not' in condition && 'href_matches' in condition.not ? [condition.not.href_matches] : [],
  )
  expect(patterns.every((pattern) => typeof pattern === 'string')).toBe(true)
})

describe.each(languages)('in %s', (language) => {
  const addresses = pageKeys.map((key) => [key, addressOf(language, key, params)] as const)

  test('prerenders public pages', () => {
    const shown = addresses.filter(([key]) => !isPersonal(key))
    expect(shown.length).toBeGreaterThan(40)
    expect(shown.filter(([, address]) => !mayPrerender(address))).toEqual([])
  })

  test('prerenders no personal page, also with a query', () => {
    const personal = addresses.filter(([key]) => isPersonal(key)).map(([, address]) => address)
    expect(personal.length).toBeGreaterThan(8)
    const all = [...personal, registrationAddress(language, '1'), `/${language}/block-gallery`]
    expect(
      all.flatMap((one) => [one, `${one}?edit=phone`, `${one}/`]).filter(mayPrerender),
    ).toEqual([])
  })

  test('prerenders no address with a query', () => {
    expect(mayPrerender(`${addressOf(language, 'contact')}?token=x`)).toBe(false)
  })
})

test.each(['/files/list.pdf', '/api/wp/v2/pages', '/fr', 'https://other.example/fr/'])(
  'prerenders nothing but pages of a language: %s',
  (address) => {
    expect(mayPrerender(address.startsWith('/') ? address : `/${address}`)).toBe(false)
  },
)
