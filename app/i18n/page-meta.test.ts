import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { describe, expect, test } from 'vitest'
import { defaultLanguage, languages } from '../../domain/language.ts'
import { pageMeta } from './page-meta.ts'

const site = { titleSuffix: 'Trois-Sources', origin: 'https://shop.example' }
const addresses = Object.fromEntries(languages.map((one) => [one, `/${one}/x`]))
const inShell = (loaderData: unknown, shell: object = { ...site, addresses }) => [
  { id: 'root' },
  { id: 'fr' },
  { id: 'fr:shell', loaderData: shell },
  { id: 'fr:page', loaderData },
]

const headOf = (loaderData: unknown, error?: unknown, matches = inShell(loaderData)) => {
  const written = pageMeta({ loaderData, error, matches })
  const descriptorOf = (key: string) => written.find((one) => key in one)
  const links = written.filter((one) => 'tagName' in one)
  return {
    title: descriptorOf('title'),
    robots: written.find((one) => 'name' in one && one.name === 'robots'),
    canonical: links.find((one) => 'rel' in one && one.rel === 'canonical'),
    alternates: links.filter((one) => 'hrefLang' in one),
  }
}

describe('the head of a page', () => {
  test('names it, its address, and the same page in every language', () => {
    const { title, robots, canonical, alternates } = headOf({ title: 'Kits' })
    expect(title).toEqual({ title: 'Kits – Trois-Sources' })
    expect(robots).toBeUndefined()
    expect(canonical).toMatchObject({ href: 'https://shop.example/fr/x' })
    expect(alternates).toEqual(
      [...languages.map((one) => [one, one]), ['x-default', defaultLanguage]].map(
        ([hrefLang, language]) => ({
          tagName: 'link',
          rel: 'alternate',
          hrefLang,
          href: `https://shop.example/${language}/x`,
        }),
      ),
    )
  })

  test('of a selection is the remedy’s, in every language', () => {
    const { canonical, alternates } = headOf({ title: 'Arnica', remedyCode: 'a-159' })
    for (const link of [canonical, ...alternates])
      expect(link).toMatchObject({ href: expect.stringMatching(/\/x\/a-159$/) })
  })

  test('takes the addresses of the page itself, and none for a language without it', () => {
    const own = { title: 'Fièvre', addresses: { fr: '/fr/sante/fievre', en: '/en/health/fever' } }
    const { canonical, alternates } = headOf(own)
    expect(canonical).toMatchObject({ href: 'https://shop.example/fr/sante/fievre' })
    expect(alternates.map((one) => 'hrefLang' in one && one.hrefLang)).toEqual([
      'fr',
      'en',
      'x-default',
    ])
  })

  const missing = new ErrorResponse(404, '', { title: 'Page not found', robots: 'noindex' })
  test.each([
    ['does not exist', undefined, missing, 'Page not found – Trois-Sources'],
    ['failed', undefined, new Error('no'), 'Trois-Sources'],
    ['is hidden', { title: 'X', robots: 'noindex, nofollow' }, undefined, 'X – Trois-Sources'],
  ])('of what %s keeps search engines away', (_, loaderData, error, expected) => {
    const { title, robots, canonical, alternates } = headOf(loaderData, error)
    expect(title).toEqual({ title: expected })
    expect(robots).toMatchObject({ content: expect.stringContaining('noindex') })
    expect([canonical, ...alternates]).toEqual([undefined])
  })

  test('without a shell has no addresses', () => {
    expect(pageMeta({ loaderData: { title: 'Bare' }, matches: [] })).toEqual([
      { title: 'Bare' },
      { property: 'og:title', content: 'Bare' },
    ])
  })
})
