import type { APIRequestContext } from '@playwright/test'
import { listedPages } from '../../../domain/page/listed-pages.ts'
import type { Params } from '../../../domain/page/path.ts'
import type { PageKey } from '../../../domain/page/route-words.ts'
import { cpuSlowdown } from '../cpu-slowdown.ts'
import { addressIn, expect, type Language, languages, open, test } from '../site.fixtures.ts'

/** One page of each kind with its own address. */
const examples: readonly [PageKey, Partial<Record<Language, Params>>][] = [
  ['health.topic', { fr: { topic: 'fievre' }, de: { topic: 'fieber' } }],
  ['news.post', { en: { slug: 'the-root-harvest' }, it: { slug: 'raccolta-delle-radici' } }],
  ...Object.entries({
    'shop.homeopathy.complexes.product': 'complex-01-aconitum-granules',
    'shop.homeopathy.products.product': 'family-kit',
    'shop.schussler_salts.product': 'calcium-fluoratum',
    'shop.food_supplements.products.product': 'magnesium-and-vitamin-b6',
    'shop.otc.product': 'travel-granules',
  }).map(([key, product]): [PageKey, Partial<Record<Language, Params>>] => [
    key as PageKey,
    Object.fromEntries(languages.map((language) => [language, { product }])),
  ]),
  ['shop.homeopathy.remedies', { de: { remedyCode: 'a-159_b-ch_c-30' } }],
]

const placesIn = (language: Language) => [
  ...listedPages.map((key) => ({ key, params: {} as Params })),
  ...examples.flatMap(([key, params]) =>
    params[language] ? [{ key, params: params[language] }] : [],
  ),
]

const plain = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')

const readHead = async (request: APIRequestContext, address: string) => {
  const answer = await request.get(address)
  const html = (await answer.text()).split('</head>')[0] ?? ''
  const contentOf = (name: string) =>
    plain(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '')
  const hrefs = (link: RegExp) => [...html.matchAll(link)].map(([, href = '']) => plain(href))
  return {
    status: answer.status(),
    title: plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    contentOf,
    canonical: hrefs(/<link rel="canonical" href="([^"]*)"/g),
    alternates: [...html.matchAll(/hrefLang="([^"]*)" href="([^"]*)"/gi)],
    data: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']): { '@type': string } => JSON.parse(json),
    ),
  }
}

for (const language of languages)
  test(`gives every page in ${language} its own title, description and language links`, async ({
    request,
    baseURL,
  }) => {
    test.setTimeout(180_000 * cpuSlowdown)
    const titles = new Map<string, string>()
    for (const { key, params } of placesIn(language)) {
      const address = addressIn(language, key, params)
      const head = await readHead(request, address)
      expect.soft(head.status, address).toBe(200)
      expect.soft(titles.get(head.title), `${address}: ${head.title}`).toBeUndefined()
      titles.set(head.title, address)
      const { length } = head.contentOf('description')
      expect.soft(length, `${address}: description`).toBeGreaterThanOrEqual(50)
      expect.soft(length, `${address}: description`).toBeLessThanOrEqual(160)
      expect.soft(head.canonical, address).toHaveLength(1)
      expect.soft(`${baseURL}${address}`, address).toContain(head.canonical[0] ?? 'none')
      expect.soft(head.alternates.map(([, name]) => name)).toEqual([...languages, 'x-default'])
      expect.soft(head.contentOf('og:url'), address).toBe(head.canonical[0])
      // Drawing a picture takes long; it differs in its title only.
      if (language === 'de') {
        const picture = await request.get(head.contentOf('og:image'))
        expect.soft(picture.headers()['content-type'], address).toBe('image/png')
      }
      expect.soft(head.data.length, address).toBeGreaterThan(0)
      for (const data of head.data) expect.soft(data, address).toHaveProperty('@type')
    }
  })

test('excludes personal pages from search engines', async ({ request }) => {
  for (const key of ['hidden.1', 'hidden.2', 'account'] as const) {
    const { contentOf, canonical, data } = await readHead(request, addressIn('de', key))
    expect(contentOf('robots'), key).toContain('noindex')
    expect([...canonical, ...data], key).toEqual([])
  }
})

for (const language of languages)
  test(`lists every page on the sitemap page in ${language}`, async ({ request }) => {
    const html = await (await request.get(addressIn(language, 'sitemap'))).text()
    for (const { key, params } of placesIn(language))
      if (key !== 'sitemap' && !key.endsWith('.product') && !params.remedyCode)
        expect.soft(html, key).toContain(`href="${addressIn(language, key, params)}"`)
  })

test('updates the head when navigating between pages', async ({ page }) => {
  await open(page, 'de', 'home')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await page.waitForURL(`**${addressIn('de', 'imprint')}`)
  await expect(page).toHaveTitle(/^Impressum – /)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${addressIn('de', 'imprint')}$`),
  )
})
