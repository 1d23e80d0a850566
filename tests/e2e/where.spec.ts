import { consentCookie, consentValue } from '../../domain/consent/consent.ts'
import { buttonIn, fieldIn, linkIn, regionIn } from './controls.fixtures.ts'
import { textIn } from './messages.fixtures.ts'
import {
  addressIn,
  expect,
  expectAccessible,
  languages,
  open,
  type Page,
  test,
} from './site.fixtures.ts'

const tiles = 'https://tile.openstreetmap.org/**'

const openMap = async (page: Page, query = '') => {
  await page.goto(`${addressIn('en', 'resources.where')}${query}`)
  await expect(mapOf(page).locator('.map-cluster').first()).toBeAttached()
}

const mapOf = (page: Page) => regionIn(page, 'en', 'Map of the addresses')
const listOf = (page: Page) => regionIn(page, 'en', 'List of the addresses')
const summaryOf = (page: Page) => listOf(page).getByRole('status')
const rowsOf = (page: Page) => listOf(page).getByRole('listitem')
const categoryOf = (page: Page, name: string) => page.getByRole('radio', { name })
const popupOf = (page: Page) => mapOf(page).locator('.leaflet-popup')

/** Sends these records instead of the table of the map. */
const sendRecords = (page: Page, records: object[]) =>
  page.route('**/api/tables/Map', (route) => route.fulfill({ json: { records } }))

const persistedFilter = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('sn_v6') ?? '{}').state?.mapFilter)

test('filters by category, which the browser and the address keep', async ({ page }) => {
  await openMap(page)
  await expect(categoryOf(page, 'Pharmacy')).toBeChecked()
  await expect(page.getByRole('radio')).toHaveCount(9)
  await expect(summaryOf(page)).toContainText('Pharmacy: 110 addresses')
  await expect(rowsOf(page)).toHaveCount(20)
  await categoryOf(page, 'Doctor').check()
  await expect(summaryOf(page)).toContainText('Doctor: 45 addresses')
  await expect(page).toHaveURL(/\?category=Doctor$/)
  expect(await persistedFilter(page)).toBe('Doctor')
  await openMap(page)
  await expect(categoryOf(page, 'Doctor')).toBeChecked()
  await expect(summaryOf(page)).toContainText('Doctor: 45 addresses')
  await openMap(page, '?category=Midwife')
  await expect(categoryOf(page, 'Midwife')).toBeChecked()
})

test('keeps what is chosen and typed before hydration', async ({ page }) => {
  let hydrate = () => {}
  const held = new Promise<void>((resolve) => {
    hydrate = resolve
  })
  await page.route('**/assets/where-finder-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(addressIn('en', 'resources.where'))
  await categoryOf(page, 'Dentist').check()
  await fieldIn(page, 'en', 'Postcode or town').fill('Chur')
  hydrate()
  await expect(summaryOf(page)).toContainText('Dentist: 15 addresses')
  await expect(categoryOf(page, 'Dentist')).toBeChecked()
  await expect(fieldIn(page, 'en', 'Postcode or town')).toHaveValue('Chur')
})

test('pages through the list by keyboard', async ({ page }) => {
  await openMap(page)
  await linkIn(listOf(page), 'en', 'Next').focus()
  await page.keyboard.press('Enter')
  await expect(summaryOf(page)).toContainText('Shown: 21 to 40')
  await expect(listOf(page)).toBeFocused()
  await expect(page).toHaveURL(/page=2$/)
  await linkIn(listOf(page), 'en', 'Previous').click()
  await expect(summaryOf(page)).toContainText('Shown: 1 to 20')
})

test('zooms into clusters, shows a location of the list and recenters', async ({ page }) => {
  await openMap(page)
  const clusters = mapOf(page).locator('.map-cluster')
  const countsOf = () => clusters.allTextContents()
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

test('shows markup in any field as text and links web addresses only', async ({ page }) => {
  const script = '<img src=x onerror="window.wasRun=true"><script>window.wasRun=true</script>'
  const fields = {
    name: script,
    category: 'Other therapist',
    address: `${script}, 9050 Appenzell`,
    latitude: 47.33,
    longitude: 9.41,
    function: script,
  }
  await sendRecords(page, [
    { id: 1, fields: { ...fields, website: 'javascript:window.wasRun=true' } },
    { id: 2, fields: { ...fields, longitude: 8, website: 'https://www.praxis.example' } },
  ])
  await open(page, 'en', 'resources.where')
  await categoryOf(page, 'Other therapist').check()
  await expect(rowsOf(page)).toHaveCount(2)
  await mapOf(page).locator('.map-pin').first().click()
  await expect(popupOf(page)).toContainText(script)
  const links = listOf(page).getByRole('listitem').getByRole('link')
  await expect(links).toHaveText('praxis.example')
  await expect(links).toHaveAttribute('rel', 'noopener')
  await expect(listOf(page).locator('img, script')).toHaveCount(0)
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
})

test('searches by postcode or town and lists the nearest first', async ({ page }) => {
  await openMap(page)
  const field = fieldIn(page, 'en', 'Postcode or town')
  await field.fill('genf')
  await field.press('Enter')
  await expect(field).toHaveValue('Genève')
  await expect(summaryOf(page)).toContainText('nearest to Genève first')
  await expect(rowsOf(page).first()).toContainText(/\d\sm|\d\.\d\skm/)
  await expect(rowsOf(page).first()).toContainText('Genève')
  await expect(page).toHaveURL(/place=Gen%C3%A8ve/)
  await field.fill('Xyzzy')
  await buttonIn(page, 'en', 'Search').click()
  await expect(page.getByText('“Xyzzy” was not found.')).toBeVisible()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('8142')
  await field.press('Enter')
  await expect(page.getByText('No address has the postcode 8142')).toBeVisible()
  await field.fill('')
  await expect(summaryOf(page)).toContainText('by postcode')
})

test.describe('asks for the position on a click only', () => {
  const countRequests = (page: Page) =>
    page.addInitScript(() => {
      const { geolocation } = navigator
      const ask = geolocation.getCurrentPosition.bind(geolocation)
      Object.assign(window, { asked: 0 })
      geolocation.getCurrentPosition = (...parts) => {
        Object.assign(window, { asked: Reflect.get(window, 'asked') + 1 })
        ask(...parts)
      }
    })
  const asked = (page: Page) => page.evaluate(() => Reflect.get(window, 'asked'))

  test('and lists the nearest first, sending it nowhere', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 45.87, longitude: 8.983 })
    await countRequests(page)
    await openMap(page)
    expect(await asked(page)).toBe(0)
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    await buttonIn(page, 'en', 'Near me').click()
    await expect(summaryOf(page)).toContainText('nearest to you first')
    await expect(rowsOf(page).first()).toContainText('Mendrisio')
    expect(await asked(page)).toBe(1)
    expect(sent.filter((url) => /45\.87|8\.98/.test(url))).toEqual([])
    expect(page.url()).not.toContain('45.')
  })

  test('and says what to do when it is refused', async ({ page, context }) => {
    await context.clearPermissions()
    await openMap(page)
    await buttonIn(page, 'en', 'Near me').click()
    await expect(page.getByText('Your browser does not share your position.')).toBeVisible()
    await expect(rowsOf(page)).toHaveCount(20)
  })
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

test('zooms by keys to 4 at least', async ({ page }) => {
  await openMap(page)
  const widthOf = async () => (await mapOf(page).locator('.map-land').boundingBox())?.width ?? 0
  const before = await widthOf()
  await mapOf(page).locator('.leaflet-container').focus()
  for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press('-')
  await expect.poll(widthOf).toBeLessThan(before / 15)
  await expect.poll(widthOf).toBeGreaterThan(before / 17)
})

test('says when the addresses cannot be loaded, and tries again', async ({ page }) => {
  let isBroken = true
  await page.route('**/api/tables/Map', (route) =>
    isBroken ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
  )
  await open(page, 'en', 'resources.where')
  const problem = page.getByRole('alert')
  await expect(problem).toContainText('The addresses could not be loaded.')
  await expect(rowsOf(page)).toHaveCount(20)
  isBroken = false
  await buttonIn(page, 'en', 'Try again').click()
  await expect(problem).toHaveCount(0)
  await expect(mapOf(page).locator('.map-cluster').first()).toBeAttached()
})

test('filters, searches and pages without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto(addressIn('en', 'resources.where'))
  await expect(rowsOf(page)).toHaveCount(20)
  await expect(mapOf(page)).toBeHidden()
  await categoryOf(page, 'Homeopath').check()
  await fieldIn(page, 'en', 'Postcode or town').fill('Zuerich')
  await buttonIn(page, 'en', 'Show addresses').click()
  await expect(summaryOf(page)).toContainText('Homeopath: 50 addresses')
  await expect(summaryOf(page)).toContainText('nearest to Zürich first')
  await expect(categoryOf(page, 'Homeopath')).toBeChecked()
  await linkIn(listOf(page), 'en', 'Next').click()
  await expect(summaryOf(page)).toContainText('Shown: 21 to 40')
  await expect(summaryOf(page)).toContainText('nearest to Zürich first')
  await page.goto(`${addressIn('en', 'resources.where')}?place=<b>x</b>&category=x&page=9e9`)
  await expect(page.getByText('“<b>x</b>” was not found.')).toBeVisible()
  await expect(summaryOf(page)).toContainText('Pharmacy: 110 addresses')
  await context.close()
})

test.describe('is accessible and fits', () => {
  for (const language of languages)
    for (const width of [360, 1280])
      test(`in ${language} at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await open(page, language, 'resources.where')
        const map = regionIn(page, language, 'Map of the addresses')
        await map.scrollIntoViewIfNeeded()
        await expect(map.locator('.map-cluster').first()).toBeAttached()
        const list = regionIn(page, language, 'List of the addresses')
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
