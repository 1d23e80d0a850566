import { brotliCompressSync } from 'node:zlib'
import { languages } from '../../../domain/language.ts'
import type { Params } from '../../../domain/page/address.ts'
import type { PageKey } from '../../../domain/page/route-words.ts'
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

/** Pages of each kind, which load the same scripts. */
const weighed: readonly [page: PageKey, kind: keyof typeof scriptLimits][] = [
  ['home', 'content'],
  ['medicine.homeopathy', 'content'],
  ['company.garden', 'content'],
  ['contact', 'content'],
  ['shop', 'withForm'],
  ['shop.schussler_salts', 'withForm'],
  [purchase.page, 'withForm'],
  ['signup', 'withForm'],
  ['account.orders', 'withForm'],
  ['shop.gemmotherapy', 'selector'],
  ['shop.make_your_own', 'builder'],
  // React and Leaflet: who opens the page wants to see the map.
  ['resources.where', 'map'],
]

const loadsReact = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/react-[^/]+\.js$/.test(name)),
  )

const openUncached = async (page: Page, key: PageKey, params?: Params) => {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.setCacheDisabled', { cacheDisabled: true })
  await open(page, 'de', key, params)
  await untilLoaded(page)
}

for (const [key, kind] of weighed)
  test(`limits the bytes of a first visit of ${key}`, async ({ page }) => {
    await openUncached(page, key, key === purchase.page ? purchase.params : undefined)
    const scripts = await sentBytes(page, 'scripts')
    expect(scripts).toBeLessThanOrEqual(scriptLimits[kind])
    // Fails if no script of the site was measured.
    expect(scripts).toBeGreaterThan(5_000)
    if (kind !== 'content') return
    const hasReact = await loadsReact(page)
    expect(hasReact).toBe(false)
    expect(await sentBytes(page, 'all but images')).toBeLessThanOrEqual(pageGoal)
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
