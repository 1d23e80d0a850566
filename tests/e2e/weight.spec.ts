import { pageKeys } from '../../domain/page/route-words.ts'
import { expect, open, test } from './site.ts'

/** What the scripts of a first visit may weigh as they are sent, with Brotli, in bytes. */
const limits = { selector: 140_000, page: 120_000 }

const withoutParams = pageKeys.filter((key) => !/\.(product|topic|post)$/.test(key))

for (const key of withoutParams) {
  const limit = key === 'shop.homeopathy.remedies' ? limits.selector : limits.page

  test(`scripts of a first visit: ${key} @size`, async ({ page }) => {
    await open(page, 'de', key)
    const weight = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    )
    expect(weight, 'bytes').toBeLessThanOrEqual(limit)
    // A page without the site's own script was not measured at all.
    expect(weight).toBeGreaterThan(50_000)
  })
}
