import { buttonIn, fieldIn, linkIn } from '../controls.fixtures.ts'
import { addressIn, expect, open, type Page, test } from '../site.fixtures.ts'
import {
  categoryOf,
  listOf,
  mapOf,
  openMap,
  persistedFilter,
  popupOf,
  rowsOf,
  sendRecords,
  summaryOf,
} from './where.fixtures.ts'

test('filters by category, which the browser and the address keep', async ({ page }) => {
  await openMap(page)
  await expect(categoryOf(page, 'Pharmacy')).toBeChecked()
  await expect(page.getByRole('radio')).toHaveCount(9)
  await expect(summaryOf(page)).toContainText('Pharmacy: 110 addresses')
  await expect(rowsOf(page)).toHaveCount(20)
  await categoryOf(page, 'Doctor').check()
  await expect(summaryOf(page)).toContainText('Doctor: 45 addresses')
  await expect(page).toHaveURL(/\?category=Doctor$/)
  await expect.poll(() => persistedFilter(page)).toBe('Doctor')
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
  await expect.poll(() => page.evaluate(() => 'wasRun' in window)).toBe(false)
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

  test('lists the nearest first after a click, sending the position nowhere', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 45.87, longitude: 8.983 })
    await countRequests(page)
    await openMap(page)
    await expect.poll(() => asked(page)).toBe(0)
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    await buttonIn(page, 'en', 'Near me').click()
    await expect(summaryOf(page)).toContainText('nearest to you first')
    await expect(rowsOf(page).first()).toContainText('Mendrisio')
    await expect.poll(() => asked(page)).toBe(1)
    expect(sent.filter((url) => /45\.87|8\.98/.test(url))).toEqual([])
    expect(page.url()).not.toContain('45.')
    await buttonIn(page, 'en', 'Near me').click()
    await expect(summaryOf(page)).toContainText('by postcode')
  })

  test('keeps a category that is chosen until the position arrives', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (onFound) =>
        void addEventListener('test-position', () =>
          onFound({ coords: { latitude: 45.87, longitude: 8.983 } } as GeolocationPosition),
        )
    })
    await openMap(page)
    await buttonIn(page, 'en', 'Near me').click()
    await expect(buttonIn(page, 'en', 'Finding your position…')).toBeVisible()
    await categoryOf(page, 'Doctor').check()
    await expect(summaryOf(page)).toContainText('Doctor: 45 addresses')
    await page.evaluate(() => dispatchEvent(new Event('test-position')))
    await expect(summaryOf(page)).toContainText('nearest to you first')
    await expect(summaryOf(page)).toContainText('Doctor: 45 addresses')
  })

  test('says what to do when the position is refused', async ({ page, context }) => {
    await context.clearPermissions()
    await openMap(page)
    await buttonIn(page, 'en', 'Near me').click()
    await expect(page.getByText('Your browser does not share your position.')).toBeVisible()
    await expect(rowsOf(page)).toHaveCount(20)
  })
})

test('requests the addresses again three seconds after an outage', async ({ page }) => {
  let requests = 0
  await page.route('**/api/tables/Map', (route) => {
    requests += 1
    return requests === 1 ? route.fulfill({ status: 503, body: '{}' }) : route.continue()
  })
  await open(page, 'en', 'resources.where')
  await expect(mapOf(page).locator('.map-cluster').first()).toBeAttached()
  expect(requests).toBe(2)
  await expect(page.getByRole('alert')).toHaveCount(0)
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
  await expect(mapOf(page)).toContainText('The map requires JavaScript.')
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
