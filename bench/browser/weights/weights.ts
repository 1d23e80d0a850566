import type { Page } from '@playwright/test'
import type { Params } from '../../../domain/page/address.ts'
import type { PageKey } from '../../../domain/page/route-words.ts'

// What the size test and the benchmark share. All sizes in bytes, compressed as sent.

/** Goals of the scripts that pages load, before an interaction or after it. */
export const scriptGoals = {
  content: 20_000,
  login: 90_000,
  product: 20_000,
  cart: 100_000,
  selector: 120_000,
  builder: 125_000,
}

/** Goal of everything but images and icons, on a content page. */
export const pageGoal = 95_000

/** Goals of the HTML, in each language. */
export const htmlGoals = { home: 12_000, 'medicine.homeopathy': 12_000 } as const

/** The page and product whose purchase is measured. */
export const purchase = {
  page: 'shop.food_supplements.products.product',
  params: { product: 'magnesium-and-vitamin-b6' },
} as const satisfies { page: PageKey; params: Params }

/** Bytes of the files that the page has requested and that match. */
export const sentBytes = (page: Page, kind: 'scripts' | 'all but images') =>
  page.evaluate(
    (kind) =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name, initiatorType }) =>
          kind === 'scripts'
            ? new URL(name).pathname.endsWith('.js')
            : initiatorType !== 'img' && !new URL(name).pathname.endsWith('.svg'),
        )
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    kind,
  )

const quietMs = 500
const longestLoadMs = 30_000

/** Waits until nothing more arrives; prefetched pages may keep the network busy. */
export const untilLoaded = async (page: Page) => {
  const end = performance.now() + longestLoadMs
  for (let before = -1, last = -2; before !== last; ) {
    if (performance.now() > end) throw new Error('the page does not stop loading')
    last = before
    await page.waitForTimeout(quietMs)
    before = await sentBytes(page, 'all but images')
  }
}
