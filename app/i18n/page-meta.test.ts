import { UNSAFE_ErrorResponseImpl as ErrorResponse, type MetaDescriptor } from 'react-router'
import { describe, expect, test } from 'vitest'
import { defaultLanguage, languages } from '../../domain/language.ts'
import { pageMeta } from './page-meta.ts'

const head = {
  picture: '/og/fr/x.png',
  feed: '/fr/news.xml',
  trail: [{ name: 'Accueil', path: '/fr/' }],
}
const site = {
  titleSuffix: 'Trois-Sources',
  origin: 'https://shop.example',
  legalName: 'Trois-Sources SA',
  contactPhone: '',
  address: {},
  socialLinks: { x: 'https://x.example' },
  keywords: 'arnica',
  languages,
}
const addresses = Object.fromEntries(languages.map((one) => [one, `/${one}/x`]))
const inShell = (loaderData: unknown, shell: object = { site, head, addresses }) => [
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

const metaOf = (loaderData: object, shell?: object) =>
  pageMeta({ loaderData, matches: inShell(loaderData, shell) })

/** The last value of each, as later entries win. */
const valuesIn = (written: readonly MetaDescriptor[]) =>
  Object.fromEntries(
    written.flatMap((one) =>
      'content' in one
        ? [['property' in one ? one.property : 'name' in one && one.name, one.content]]
        : [],
    ),
  )

const dataIn = (written: readonly MetaDescriptor[]) =>
  written.flatMap((one) => ('script:ld+json' in one ? [one['script:ld+json']] : []))

describe('the meta tags of a page', () => {
  test('contain title, canonical address and the page in every language', () => {
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

  test('use the remedy’s address for a selection, in every language', () => {
    const { canonical, alternates } = headOf({ title: 'Arnica', remedyCode: 'a-159' })
    for (const link of [canonical, ...alternates])
      expect(link).toMatchObject({ href: expect.stringMatching(/\/x\/a-159$/) })
  })

  test('use addresses of the page itself, and omit languages without it', () => {
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
  ])('exclude %s from search engines', (_, loaderData, error, expected) => {
    const { title, robots, canonical, alternates } = headOf(loaderData, error)
    expect(title).toEqual({ title: expected })
    expect(robots).toMatchObject({ content: expect.stringContaining('noindex') })
    expect([canonical, ...alternates]).toEqual([undefined])
  })

  test('contain no addresses without the shell’s data', () => {
    expect(pageMeta({ loaderData: { title: 'Bare' }, matches: [] })).toEqual([{ title: 'Bare' }])
  })

  test('prefer the laboratory’s tags to those of the page (D2 §2)', () => {
    const meta = [
      { property: 'og:title', content: 'Arnica, in short' },
      { name: 'description', content: 'Written for it.' },
      { property: 'og:image', content: 'https://shop.example/own.png' },
      { name: 'robots', content: 'noindex' },
    ]
    const written = metaOf({ title: 'Arnica', description: 'Its own.', meta })
    expect(written).toContainEqual({ title: 'Arnica, in short' })
    expect(valuesIn(written)).toMatchObject({
      description: 'Written for it.',
      'og:title': 'Arnica, in short',
      'og:description': 'Written for it.',
      'og:image': 'https://shop.example/own.png',
    })
    expect(valuesIn(written)).not.toHaveProperty('robots')
  })

  test('contain title, text and image for social networks', () => {
    expect(valuesIn(metaOf({ title: 'Kits', description: 'All of them.' }))).toEqual({
      description: 'All of them.',
      'og:title': 'Kits',
      'og:description': 'All of them.',
      'og:type': 'website',
      'og:site_name': 'Trois-Sources',
      'og:locale': 'fr_CH',
      'og:locale:alternate': 'it_CH',
      'og:url': 'https://shop.example/fr/x',
      'og:image': 'https://shop.example/og/fr/x.png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Kits',
      'twitter:card': 'summary_large_image',
      keywords: 'arnica',
    })
  })

  test('contain breadcrumbs, the publisher on the home page, and the date of a post', () => {
    expect(dataIn(metaOf({ title: 'Kits' }))).toMatchObject([
      { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Accueil' }, { name: 'Kits' }] },
    ])
    const home = { site, head: { ...head, trail: [] }, addresses }
    expect(dataIn(metaOf({ title: 'Accueil' }, home))).toMatchObject([
      { '@type': 'Organization', name: 'Trois-Sources SA', sameAs: ['https://x.example'] },
    ])
    expect(dataIn(metaOf({ title: 'Racines', date: '2026-10-22' }))).toMatchObject([
      { '@type': 'BreadcrumbList' },
      { '@type': 'Article', headline: 'Racines', datePublished: '2026-10-22' },
    ])
    expect(dataIn(metaOf({ title: 'X', robots: 'noindex' }))).toEqual([])
  })
})

test.each([
  ['/fr/news.xml', ['https://shop.example/fr/news.xml']],
  [undefined, []],
])('links the feed %s of the head', (feed, hrefs) => {
  const loaderData = { title: 'Accueil' }
  const matches = inShell(loaderData, { site, head: { ...head, feed }, addresses })
  const written = pageMeta({ loaderData, error: undefined, matches })
  const feeds = written.filter((one) => 'type' in one && one.type === 'application/rss+xml')
  expect(feeds.map((one) => 'href' in one && one.href)).toEqual(hrefs)
})
