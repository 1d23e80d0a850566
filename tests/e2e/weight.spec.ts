import type { BrowserContext } from '@playwright/test'
import { type PageKey, pageKeys } from '../../domain/page/route-words.ts'
import { expect, open, type Page, test } from './site.fixtures.ts'

/** The maximum size of the scripts of a first visit, in bytes after Brotli. */
const limits = { content: 122_000, account: 134_000, shop: 144_000 }

const kindOf = (key: PageKey) => {
  if (/^(shop|otcs)/.test(key)) return 'shop'
  return /^(account|checkout|login)/.test(key) ? 'account' : 'content'
}

/** A product for each page that shows one. */
const products: Partial<Record<PageKey, string>> = {
  'shop.homeopathy.complexes.product': 'complex-01-aconitum-granules',
  'shop.homeopathy.products.product': 'family-kit',
  'shop.schussler_salts.product': 'calcium-fluoratum',
  'shop.food_supplements.products.product': 'magnesium-and-vitamin-b6',
  'shop.otc.product': 'travel-granules',
}

const openable = pageKeys.filter(
  (key) => products[key] || !/\.(product|topic|post|order)$/.test(key),
)

const sent = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  )

/** Several pages in each test: a browser context for each would take longer than the measurement. */
const groupSize = 4
const groups = Array.from({ length: Math.ceil(openable.length / groupSize) }, (_, index) =>
  openable.slice(index * groupSize, (index + 1) * groupSize),
)

/** Bytes of the scripts of a first visit, those of lazy blocks included. */
const measure = async (context: BrowserContext, key: PageKey) => {
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  await network.send('Network.setCacheDisabled', { cacheDisabled: true })
  await open(page, 'de', key, { product: products[key] })
  await page.waitForLoadState('networkidle')
  const bytes = await sent(page)
  await page.close()
  return bytes
}

for (const group of groups)
  test(`limits the scripts of a first visit: ${group.join(', ')}`, async ({ page }) => {
    const measured = await Promise.all(
      group.map(async (key) => ({ key, bytes: await measure(page.context(), key) })),
    )
    for (const { key, bytes } of measured) {
      expect.soft(bytes, `${key}, bytes`).toBeLessThanOrEqual(limits[kindOf(key)])
      // Fails if no script of the site was measured.
      expect.soft(bytes, key).toBeGreaterThan(50_000)
    }
  })
