import type { Locator } from '@playwright/test'
import { consentCookie, consentValue } from '../../domain/consent/consent.ts'
import { galleryPath } from '../../domain/page/personal-pages.ts'
import { addressIn, expect, logIn, type Page, test, untilScripted } from './site.fixtures.ts'

const players = 'https://www.youtube-nocookie.com/**'
const tiles = 'https://tile.openstreetmap.org/**'

/** One pixel of a map. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** What other sites would answer, and what they were asked; nothing leaves this machine. */
const standIns = async (page: Page) => {
  const asked: { url: string; referrer: string | undefined }[] = []
  await page.route(players, (route) => {
    asked.push({ url: route.request().url(), referrer: route.request().headers().referer })
    return route.fulfill({ contentType: 'text/html', body: '<title>film</title>' })
  })
  await page.route(tiles, (route) => {
    asked.push({ url: route.request().url(), referrer: route.request().headers().referer })
    return route.fulfill({ contentType: 'image/png', body: tile })
  })
  return asked
}

/** All blocks from their examples, as administrators see them. */
const openGallery = async (page: Page) => {
  await logIn(page, 'en', 'administrator')
  await page.goto(`/en/${galleryPath}`)
  await untilScripted(page)
  return (type: string) => page.locator(`[data-block=${type}]`)
}

/** Blocks come to life one by one, each when its own script is there. */
const isScripted = (part: Locator) =>
  part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))

test('pages through pictures by buttons and keys, stopping at both ends', async ({ page }) => {
  const slider = (await openGallery(page))('slider')
  const list = slider.locator('ul[tabindex="0"]')
  const [back, on] = [slider.getByRole('button').nth(0), slider.getByRole('button').nth(1)]
  const shown = slider.locator('[data-slider-controls] [aria-hidden]').first()
  await expect(shown).toHaveText('1 / 3')
  await expect(back).toHaveAttribute('aria-disabled', 'true')
  await on.click()
  await expect(shown).toHaveText('2 / 3')
  await on.click()
  await expect(shown).toHaveText('3 / 3')
  await expect(on).toHaveAttribute('aria-disabled', 'true')
  await on.focus()
  await page.keyboard.press('Enter')
  await expect(shown).toHaveText('3 / 3')
  await list.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(shown).toHaveText('2 / 3')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowLeft')
  await expect(shown).toHaveText('1 / 3')
  await page.keyboard.press('End')
  await expect(shown).toHaveText('3 / 3')
})

for (const [width, pages] of [
  [1280, 2],
  [360, 8],
] as const)
  test(`shows eight essentials on ${pages} pages at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const essentials = (await openGallery(page))('essentials_display')
    const shown = essentials.locator('[data-slider-controls] [aria-hidden]').first()
    await expect(shown).toHaveText(`1 / ${pages}`)
    await essentials.locator('ul[tabindex="0"]').focus()
    await page.keyboard.press('End')
    await expect(shown).toHaveText(`${pages} / ${pages}`)
  })

test('loads a video of another site when it is played', async ({ page }) => {
  const asked = await standIns(page)
  const video = (await openGallery(page))('video')
  await video.scrollIntoViewIfNeeded()
  const poster = video.locator('[data-film=waiting]')
  await expect.poll(() => isScripted(poster)).toBe(true)
  expect(asked).toEqual([])
  await poster.click()
  await expect(video.locator('iframe[data-film=frame]')).toHaveAttribute('src', /[?&]autoplay=1$/)
  await expect(video.locator('iframe')).toHaveAttribute('title', /\w/)
  await expect.poll(() => asked.length).toBe(1)
})

test('draws the country outline, loads streets on request and moves by keys', async ({ page }) => {
  const asked = await standIns(page)
  const map = (await openGallery(page))('contact_map').locator('[data-map]')
  await map.scrollIntoViewIfNeeded()
  await expect(map.locator('.map-land')).toBeAttached()
  await expect(map.locator('.map-pin')).toBeVisible()
  await expect(map).toHaveAttribute('data-map', 'outline')
  expect(asked).toEqual([])
  const land = () => map.locator('.map-land').getAttribute('d')
  const before = await land()
  await map.locator('.leaflet-container').focus()
  await page.keyboard.press('-')
  await expect.poll(land).not.toBe(before)
  // The wheel scrolls the page, not the map (D2 §9).
  const zoomed = await land()
  await map.hover()
  await page.mouse.wheel(0, 60)
  await page.waitForTimeout(300)
  await expect.poll(land).toBe(zoomed)
  await page.locator('[data-block=contact_map]').getByRole('button').first().click()
  await expect(map).toHaveAttribute('data-map', 'streets')
  await expect(map.locator('img.leaflet-tile-loaded').first()).toBeAttached()
  // OpenStreetMap serves nobody who does not say where from.
  expect(asked[0]?.referrer).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/)
})

test('loads videos and streets automatically with consent to Preferences', async ({
  page,
  baseURL,
}) => {
  const asked = await standIns(page)
  await page
    .context()
    .addCookies([{ name: consentCookie, value: consentValue(['preferences']), url: baseURL ?? '' }])
  const block = await openGallery(page)
  await block('video').scrollIntoViewIfNeeded()
  await expect(block('video').locator('iframe')).toHaveAttribute('src', /[^=1]$/)
  await block('contact_map').scrollIntoViewIfNeeded()
  await expect(block('contact_map').locator('[data-map=streets]')).toBeVisible()
  await expect
    .poll(() => asked.filter(({ url }) => url.includes('tile.')).length)
    .toBeGreaterThan(1)
})

test('shows pictures, posts, products and directions without script', async ({ browser, page }) => {
  await openGallery(page)
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const still = await plain.newPage()
  await still.goto(page.url())
  const block = (type: string) => still.locator(`[data-block=${type}]`)
  await expect(block('slider').getByRole('heading', { level: 2 })).toHaveCount(4)
  await expect(block('remedy_display').locator('li h3 a').first()).toBeVisible()
  await expect(block('post_display').getByRole('link').first()).toBeVisible()
  await expect(block('social_feed').locator('li time')).toHaveCount(6)
  await expect(block('contact_map').getByRole('link')).toHaveAttribute(
    'href',
    /openstreetmap\.org\/directions/,
  )
  await plain.close()
})

test('serves a file that a page offers to any caller', async ({ request }) => {
  const file = await request.get('/files/nomenclature.pdf')
  expect(file.headers()['content-type']).toBe('application/pdf')
  expect(file.headers()['content-disposition']).toContain('attachment')
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
  expect((await request.get('/files/price-list-de.pdf')).status()).toBe(404)
})

test("keeps the page when a block's component throws in the browser", async ({
  browser,
  baseURL,
}) => {
  // A page of its own: its console says what broke.
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const broken = await context.newPage()
  await broken.route('**/assets/remedy-display-block-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default () => { throw new Error("broken") }',
    }),
  )
  const block = broken.locator('#remedy-display')
  const address = addressIn('de', 'medicine.homeopathy')
  expect(await (await context.request.get(address)).text()).toContain('id="remedy-display"')
  await broken.goto(address, { waitUntil: 'commit' })
  await untilScripted(broken)
  await expect(block).toBeEmpty()
  await expect(broken.locator('main h1')).toBeVisible()
  await expect(broken.locator('#text')).not.toBeEmpty()
  await broken.getByRole('contentinfo').locator('a[href$="/sitemap"]').click()
  await broken.waitForURL('**/sitemap')
  await expect(broken.locator('main h1')).toBeVisible()
  await context.close()
})
