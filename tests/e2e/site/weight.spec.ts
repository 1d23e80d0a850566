import { brotliCompressSync } from 'node:zlib'
import type { BrowserContext } from '@playwright/test'
import { languages } from '../../../domain/language.ts'
import type { Params } from '../../../domain/page/address.ts'
import { type PageKey, pageKeys } from '../../../domain/page/route-words.ts'
import { addressIn, expect, logIn, open, type Page, test } from '../site.fixtures.ts'
import {
  htmlGoals,
  pageGoal,
  purchase,
  scriptGoals,
  sentBytes,
  untilLoaded,
  weighedVisits,
} from './weights.fixtures.ts'

// Maximum sizes, in bytes after Brotli.

/** The scripts of a first visit before anything is operated. */
const scriptLimits = {
  content: scriptGoals.content,
  withForm: scriptGoals.product,
  selector: scriptGoals.selector,
  builder: scriptGoals.builder,
  map: 160_000,
}

const productParams: Partial<Record<PageKey, Params>> = {
  'shop.homeopathy.complexes.product': { product: 'complex-01-aconitum-granules' },
  'shop.homeopathy.products.product': { product: 'family-kit' },
  'shop.schussler_salts.product': { product: 'calcium-fluoratum' },
  [purchase.page]: purchase.params,
  'shop.otc.product': { product: 'travel-granules' },
}

/** Scripts of selectors are loaded when they are visible, that of the checkout with its page. */
const selectors: readonly PageKey[] = [
  'shop.homeopathy.remedies',
  'shop.gemmotherapy',
  'shop.phytotherapy',
  'shop.oligotherapy',
  'checkout',
]

const kindOf = (key: PageKey): keyof typeof scriptLimits => {
  if (key === 'shop.make_your_own') return 'builder'
  // React and Leaflet: who opens the page wants to see the map.
  if (key === 'resources.where' || key === 'resources') return 'map'
  if (selectors.includes(key)) return 'selector'
  return /^(shop|otcs|account|login|signup|hidden)/.test(key) ? 'withForm' : 'content'
}

const openable = pageKeys.filter(
  (key) => productParams[key] || !/\.(product|topic|post|order|list|formula)$/.test(key),
)

const loadsReact = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/react-[^/]+\.js$/.test(name)),
  )

const openUncached = async (page: Page, key: PageKey, params = productParams[key]) => {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.setCacheDisabled', { cacheDisabled: true })
  await open(page, 'de', key, params)
  await untilLoaded(page)
}

/** Several pages in each test: a browser context for each would take longer than the measurement. */
const groupSize = 4
const groups = Array.from({ length: Math.ceil(openable.length / groupSize) }, (_, index) =>
  openable.slice(index * groupSize, (index + 1) * groupSize),
)

const measure = async (context: BrowserContext, key: PageKey) => {
  const page = await context.newPage()
  await openUncached(page, key)
  const measured = {
    key,
    scripts: await sentBytes(page, 'scripts'),
    all: await sentBytes(page, 'all but images'),
    hasReact: await loadsReact(page),
  }
  await page.close()
  return measured
}

for (const group of groups)
  test(`limits the bytes of a first visit: ${group.join(', ')}`, async ({ page }) => {
    const measured = await Promise.all(group.map((key) => measure(page.context(), key)))
    for (const { key, scripts, all, hasReact } of measured) {
      const kind = kindOf(key)
      expect.soft(scripts, `${key}, bytes of scripts`).toBeLessThanOrEqual(scriptLimits[kind])
      // Fails if no script of the site was measured.
      expect.soft(scripts, key).toBeGreaterThan(5_000)
      if (kind === 'content') {
        expect.soft(hasReact, `${key} loads React`).toBe(false)
        expect.soft(all, `${key}, all bytes`).toBeLessThanOrEqual(pageGoal)
      }
    }
  })

test('limits the scripts of a content page for a member', async ({ page }) => {
  await logIn(page, 'de', 'mayOrder')
  await openUncached(page, 'company.garden')
  const hasReact = await loadsReact(page)
  expect(hasReact).toBe(false)
  expect(await sentBytes(page, 'scripts')).toBeLessThanOrEqual(scriptGoals.product)
})

test('limits the HTML of the home page and a medicine page', async ({ request }) => {
  for (const language of languages)
    for (const [key, limit] of Object.entries(htmlGoals) as [keyof typeof htmlGoals, number][]) {
      const html = await (await request.get(addressIn(language, key))).body()
      expect
        .soft(brotliCompressSync(html).length, `${key} in ${language}`)
        .toBeLessThanOrEqual(limit)
    }
})

for (const [name, { page: key, params, isMember, use, goal }] of Object.entries(weighedVisits))
  test(`limits the scripts of a visit: ${name}`, async ({ page }) => {
    if (isMember) await logIn(page, 'de', 'mayOrder')
    await openUncached(page, key, params)
    await use?.(page)
    await untilLoaded(page)
    expect(await sentBytes(page, 'scripts')).toBeLessThanOrEqual(goal)
  })
