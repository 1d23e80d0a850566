import { pageKeys } from '../../domain/page/route-words.ts'
import { addressIn, expect, test } from './site.ts'

/** What the scripts of a first visit may weigh as sent, with Brotli, in bytes. */
const limits = { selector: 140_000, page: 120_000 }

const withoutParams = pageKeys.filter((key) => !/\.(product|topic|post)$/.test(key))
const limitOf = (key: (typeof pageKeys)[number]) =>
  key === 'shop.homeopathy.remedies' ? limits.selector : limits.page

test('the scripts of a first visit are small @size', async ({ browser }) => {
  test.slow()
  const weights: Record<string, number> = {}
  for (const key of withoutParams) {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(addressIn('de', key), { waitUntil: 'networkidle' })
    weights[key] = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    )
    await context.close()
  }
  console.log(weights)
  const tooHeavy = withoutParams.filter((key) => (weights[key] ?? 0) > limitOf(key))
  expect(tooHeavy.map((key) => `${key}: ${weights[key]} bytes`)).toEqual([])
  // Nothing was measured if a page came without the site's own script.
  expect(Math.min(...Object.values(weights))).toBeGreaterThan(50_000)
})
