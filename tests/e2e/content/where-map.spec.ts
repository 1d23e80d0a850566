import { consentCookie, consentValue } from '../../../domain/consent/consent.ts'
import { buttonIn, linkIn, regionIn } from '../controls.fixtures.ts'
import { textIn } from '../messages.fixtures.ts'
import { expect, expectAccessible, open, test } from '../site.fixtures.ts'
import { categoryOf, mapOf, openMap, popupOf, rowsOf, sendRecords } from './where.fixtures.ts'

const tiles = 'https://tile.openstreetmap.org/**'

/** A transparent picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('zooms into clusters, shows a location of the list and recenters', async ({ page }) => {
  await openMap(page)
  const clusters = mapOf(page).locator('.map-cluster')
  const countsOf = async () => (await clusters.allTextContents()).sort()
  const before = await countsOf()
  await clusters.first().click({ force: true })
  await expect.poll(countsOf).not.toEqual(before)
  const row = rowsOf(page).first()
  const name = (await row.getByRole('heading').textContent()) ?? ''
  await row.getByRole('button').click()
  await expect(popupOf(page)).toContainText(name)
  await expect(popupOf(page)).toContainText('Chemin des Vignes 44, 1006 Lausanne')
  await expect(row.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
  await buttonIn(popupOf(page), 'en', 'Close').click()
  await expect(popupOf(page)).toHaveCount(0)
  await buttonIn(mapOf(page), 'en', 'Recenter').click()
  await expect.poll(countsOf).toEqual(before)
})

test('shows a chosen location no larger than the drawn ground allows, and streets with tiles', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route(tiles, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'image/png', body: pixel })
  })
  await openMap(page)
  await rowsOf(page).first().getByRole('button').click()
  await expect(popupOf(page)).toBeVisible()
  // Towns of zoom 10, not those of zoom 11.
  await expect(mapOf(page).getByText('Yverdon')).toBeAttached()
  await expect(mapOf(page).getByText('Vernier')).toHaveCount(0)
  const zoomIn = buttonIn(mapOf(page), 'en', 'Zoom in')
  await zoomIn.click()
  await expect(mapOf(page).getByText('Vernier')).toBeAttached()
  await expect(zoomIn).toBeDisabled()
  await buttonIn(page, 'en', 'Show street map').click()
  await expect.poll(() => asked.some((address) => address.includes('/15/'))).toBe(true)
  await expect(zoomIn).toBeEnabled()
})

test('lists the locations of a cluster that the drawn ground cannot separate', async ({ page }) => {
  const fields = {
    category: 'Pharmacy',
    address: 'Dorf 1, 9050 Appenzell',
    function: '',
    website: '',
  }
  await sendRecords(
    page,
    Array.from({ length: 23 }, (_, index) => ({
      id: index + 1,
      fields: {
        ...fields,
        name: `Apotheke ${index + 1}`,
        latitude: 47.33 + index / 10_000,
        longitude: 9.41,
      },
    })),
  )
  await openMap(page)
  await mapOf(page).locator('.map-cluster').click()
  await expect(popupOf(page)).toContainText('Apotheke 1')
  await expect(popupOf(page)).toContainText('and 3 more addresses')
})

test('shows the function of other therapists only', async ({ page }) => {
  const fields = {
    address: 'Dorf 1, 9050 Appenzell',
    latitude: 47.33,
    longitude: 9.41,
    website: '',
  }
  const named = (id: number, category: string) => ({
    id,
    fields: { ...fields, name: `${category} ${id}`, category, function: 'Acupuncture' },
  })
  await sendRecords(page, [named(1, 'Doctor'), named(2, 'Other therapist')])
  await open(page, 'en', 'resources.where')
  await categoryOf(page, 'Other therapist').check()
  await expect(rowsOf(page)).toHaveCount(1)
  await expect(rowsOf(page)).toContainText('Acupuncture')
  await mapOf(page).locator('.map-pin').click()
  await expect(popupOf(page)).toContainText('Acupuncture')
  await categoryOf(page, 'Doctor').check()
  await expect(rowsOf(page)).toContainText('Doctor 1')
  await expect(rowsOf(page)).not.toContainText('Acupuncture')
})

test('lists several locations at one point in one popup', async ({ page }) => {
  const fields = {
    category: 'Pharmacy',
    address: 'Dorf 1, 9050 Appenzell',
    latitude: 47.33,
    longitude: 9.41,
    function: '',
    website: '',
  }
  await sendRecords(
    page,
    [1, 2, 3].map((id) => ({ id, fields: { ...fields, name: `Apotheke ${id}` } })),
  )
  await openMap(page)
  await mapOf(page).locator('.map-cluster').click()
  for (const id of [1, 2, 3]) await expect(popupOf(page)).toContainText(`Apotheke ${id}`)
})

test('loads street tiles only when they are asked for, or with consent', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = []
  await page.route(tiles, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'image/png', body: Buffer.alloc(0) })
  })
  await openMap(page)
  await expect(mapOf(page).locator('.map-land')).toBeAttached()
  expect(asked).toEqual([])
  await buttonIn(page, 'en', 'Show street map').click()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  expect(asked[0]).toMatch(/\/8\/\d+\/\d+\.png$/)
  asked.length = 0
  await page
    .context()
    .addCookies([{ name: consentCookie, value: consentValue(['preferences']), url: baseURL ?? '' }])
  await openMap(page)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await expect(buttonIn(page, 'en', 'Show street map')).toHaveCount(0)
})

test('removes the street tiles when the consent is withdrawn', async ({ page, baseURL }) => {
  await page.route(tiles, (route) => route.fulfill({ contentType: 'image/png', body: pixel }))
  await page
    .context()
    .addCookies([{ name: consentCookie, value: consentValue(['preferences']), url: baseURL ?? '' }])
  await openMap(page)
  const drawn = mapOf(page).locator('.leaflet-tile')
  await expect(drawn.first()).toBeAttached()
  await linkIn(page.getByRole('contentinfo'), 'en', 'Manage my Cookies').click()
  await buttonIn(regionIn(page, 'en', 'Cookies'), 'en', 'Only necessary').click()
  await expect(drawn).toHaveCount(0)
  await expect(buttonIn(page, 'en', 'Show street map')).toBeVisible()
})

test('zooms by keys to 4 at least', async ({ page }) => {
  await openMap(page)
  const widthOf = async () => (await mapOf(page).locator('.map-land').boundingBox())?.width ?? 0
  await expect.poll(widthOf).toBeGreaterThan(300)
  await mapOf(page).locator('.leaflet-container').focus()
  for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press('-')
  // Switzerland spans 4.5° of longitude: 52 px at zoom 4.
  await expect.poll(widthOf).toBeLessThan(60)
  await expect.poll(widthOf).toBeGreaterThan(45)
})

for (const width of [360, 1440])
  test(`shows all clusters and no name below one at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openMap(page)
    const outside = () =>
      mapOf(page).evaluate((region) => {
        const frame = region.querySelector('.leaflet-container')?.getBoundingClientRect()
        const boxes = [...region.querySelectorAll('.map-cluster, .map-pin')].map((marker) =>
          marker.getBoundingClientRect(),
        )
        const names = [...region.querySelectorAll('.map-place > span')]
          .filter((name) => name.checkVisibility({ visibilityProperty: true }))
          .map((name) => name.getBoundingClientRect())
        return {
          beyond: boxes.filter(
            ({ left, right, top, bottom }) =>
              frame &&
              (left < frame.left ||
                right > frame.right ||
                top < frame.top ||
                bottom > frame.bottom),
          ).length,
          covered: names.filter(
            (name) =>
              name.height === 0 ||
              boxes.some(
                (box) =>
                  name.left < box.right &&
                  box.left < name.right &&
                  name.top < box.bottom &&
                  box.top < name.bottom,
              ),
          ).length,
        }
      })
    await expect.poll(outside).toEqual({ beyond: 0, covered: 0 })
  })

test.describe('is accessible and fits', () => {
  for (const language of ['fr', 'en'] as const)
    for (const width of [360, 1280])
      test(`in ${language} at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await open(page, language, 'resources.where')
        const map = regionIn(page, language, 'Map of addresses')
        await map.scrollIntoViewIfNeeded()
        await expect(map.locator('.map-cluster').first()).toBeAttached()
        const list = regionIn(page, language, 'List of addresses')
        await list
          .getByRole('button', { name: textIn(language, 'Show on map') })
          .first()
          .click()
        await expect(map.locator('.leaflet-popup')).toBeVisible()
        await expectAccessible(page)
        const overflow = () =>
          page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        await expect.poll(overflow).toBeLessThanOrEqual(0)
      })
})
