import essentialsDisplay from '../../../blocks/essentials-display/definition.ts'
import videoDefinition from '../../../blocks/video/definition.ts'
import { consentCookie, consentValue } from '../../../domain/consent/consent.ts'
import { galleryPath } from '../../../domain/page/personal-pages.ts'
import { buttonIn } from '../controls.fixtures.ts'
import { textIn } from '../messages.fixtures.ts'
import { addressIn, expect, logIn, type Page, test, untilScripted } from '../site.fixtures.ts'

const players = 'https://www.youtube-nocookie.com/**'
const tiles = 'https://tile.openstreetmap.org/**'

/** A map tile of one pixel. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Stubs all other sites and records the requests to them. */
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

/** The example of a block in the gallery. */
const exampleIn = (page: Page, type: string) =>
  page.getByRole('region', { name: type, exact: true })

/** Opens the block gallery as an administrator. */
const openGallery = async (page: Page) => {
  await logIn(page, 'en', 'administrator')
  await page.goto(`/en/${galleryPath}`)
  await untilScripted(page)
  return (type: string) => exampleIn(page, type)
}

/** The current page of a slider. */
const pageNumber = /^\d+ \/ \d+$/

test('pages through images by buttons and keys, stopping at both ends', async ({ page }) => {
  const slider = (await openGallery(page))('slider')
  const list = slider.getByRole('list', { name: 'Pictures' })
  const [back, on] = [buttonIn(slider, 'en', 'Previous page'), buttonIn(slider, 'en', 'Next page')]
  const shown = slider.getByText(pageNumber)
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
    const shown = essentials.getByText(pageNumber)
    await expect(shown).toHaveText(`1 / ${pages}`)
    await essentials.getByRole('list', { name: essentialsDisplay.example.title }).focus()
    await page.keyboard.press('End')
    await expect(shown).toHaveText(`${pages} / ${pages}`)
  })

test('loads a video of another site when it is played', async ({ page }) => {
  const asked = await standIns(page)
  const video = (await openGallery(page))('video')
  await video.scrollIntoViewIfNeeded()
  const { title } = videoDefinition.example
  const poster = video.getByRole('button', {
    name: textIn('en', 'Play the video: {title}', { title }),
  })
  expect(asked).toEqual([])
  await poster.click()
  await expect(video.getByTitle(title)).toHaveAttribute('src', /[?&]autoplay=1$/)
  await expect.poll(() => asked.length).toBe(1)
})

test('draws the country outline, loads streets on request and moves by keys', async ({ page }) => {
  const asked = await standIns(page)
  const block = (await openGallery(page))('contact_map')
  const map = block.getByRole('region', { name: /^Map: / })
  const streets = buttonIn(block, 'en', 'Show street map')
  await block.scrollIntoViewIfNeeded()
  const outline = map.locator('.map-land')
  await expect(outline).toBeAttached()
  await expect(map.getByTitle('Laboratoire Trois-Sources SA')).toBeVisible()
  await expect(streets).toBeVisible()
  expect(asked).toEqual([])
  const land = () => outline.getAttribute('d')
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
  await streets.click()
  await expect(streets).toBeHidden()
  await expect(map.locator('img.leaflet-tile-loaded')).not.toHaveCount(0)
  // OpenStreetMap rejects requests without a Referer header.
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
  const video = block('video').getByTitle(videoDefinition.example.title)
  await expect(video).toHaveAttribute('src', /[^=1]$/)
  await block('contact_map').scrollIntoViewIfNeeded()
  await expect(buttonIn(block('contact_map'), 'en', 'Show street map')).toHaveCount(0)
  await expect
    .poll(() => asked.filter(({ url }) => url.includes('tile.')).length)
    .toBeGreaterThan(1)
})

test('shows images, posts, products and directions without script', async ({ browser, page }) => {
  await openGallery(page)
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const still = await plain.newPage()
  await still.goto(page.url())
  const block = (type: string) => exampleIn(still, type)
  await expect(block('slider').getByRole('heading', { level: 2 })).toHaveCount(4)
  const products = block('remedy_display').getByRole('heading', { level: 3 })
  await expect(products.getByRole('link')).not.toHaveCount(0)
  await expect(block('post_display').getByRole('link')).not.toHaveCount(0)
  await expect(block('social_feed').getByRole('listitem').getByRole('time')).toHaveCount(6)
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

test("keeps the page and a block's HTML when its script throws", async ({ browser, baseURL }) => {
  // A new page, because the fixture's page fails on console errors.
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const broken = await context.newPage()
  const script = '**/assets/contact-map-block-*.js'
  await broken.route(script, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
  )
  const asked = broken.waitForResponse(script)
  const directions = broken.getByRole('link', { name: /OpenStreetMap/ })
  await broken.goto(addressIn('de', 'contact'), { waitUntil: 'commit' })
  await untilScripted(broken)
  await directions.scrollIntoViewIfNeeded()
  await asked
  await expect(directions).toBeVisible()
  const heading = broken.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  await expect(broken.getByRole('main').getByRole('heading', { level: 2 })).not.toHaveCount(0)
  await broken
    .getByRole('contentinfo')
    .getByRole('link', { name: textIn('de', 'Sitemap'), exact: true })
    .click()
  await broken.waitForURL('**/sitemap')
  await expect(heading).toBeVisible()
  await context.close()
})
