import { demoPassword, people } from '../people.fixtures.ts'
import { buyBoxIn } from '../shop.fixtures.ts'
import {
  addressIn,
  expect,
  open,
  type Page,
  prerender,
  showPrerendered,
  test,
} from '../site.fixtures.ts'

/** Records the requests to the visit counter: path and body. */
const listen = async (page: Page) => {
  const told: string[] = []
  // The body of a beacon can only be read in a route.
  await page.route('**/api/site/**', (route) => {
    told.push(`${new URL(route.request().url()).pathname} ${route.request().postData()}`)
    return route.continue()
  })
  return told
}

/** Sent from the page, because only the browser resolves this host name. */
const logInByPage = async (page: Page) => {
  await open(page, 'en', 'login')
  const form = page.getByRole('form', { name: 'Login' })
  await form.getByLabel('E-mail').fill(people.mayOrder)
  await form.getByLabel(/^Password/).fill(demoPassword)
  await form.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL(`**${addressIn('en', 'account')}`)
}

const consentButtons = { necessary: 'Only necessary', all: 'Accept All' }

const button = (page: Page, choice: keyof typeof consentButtons) =>
  page.getByRole('button', { name: consentButtons[choice] })

/** Slightly longer than the delay before a page view is sent. */
const longEnough = 1_200

const origin = `http://shop.test:${process.env.E2E_PORT ?? 3199}`

// Visits on localhost are not counted, so these tests use a public host name.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--host-resolver-rules=MAP shop.test 127.0.0.1',
      // Avoids browser warnings about headers that require https.
      `--unsafely-treat-insecure-origin-as-secure=${origin}`,
    ],
  },
  baseURL: origin,
})

test.beforeEach(({ page }) => page.context().clearCookies())

test('counts a page once, after half a second, only with consent', async ({ page }) => {
  const told = await listen(page)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await open(page, 'en', 'company.garden')
  await page.waitForTimeout(longEnough)
  expect(told).toEqual([])
  expect(scripts.filter((url) => /\/record-/.test(url))).toEqual([])
  await button(page, 'all').click()
  await expect.poll(() => told).toEqual(['/api/site/views {"path":"/en/company/garden"}'])
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Sitemap' }).click()
  await page.waitForURL('**/sitemap')
  await expect.poll(() => told.slice(1)).toEqual(['/api/site/views {"path":"/en/sitemap"}'])
  await page.waitForTimeout(longEnough)
  expect(told).toHaveLength(2)
})

test('counts a prerendered page when it is shown', async ({ page }) => {
  await open(page, 'en', 'company.garden')
  await button(page, 'all').click()
  await prerender(page)
  const told = await listen(page)
  await open(page, 'en', 'sitemap')
  await page.waitForTimeout(longEnough)
  expect(told).toEqual([])
  await showPrerendered(page)
  await expect.poll(() => told).toEqual(['/api/site/views {"path":"/en/sitemap"}'])
})

test('counts a page again when the back/forward cache shows it', async ({ page }) => {
  const told = await listen(page)
  await open(page, 'en', 'company.garden')
  await button(page, 'all').click()
  await expect.poll(() => told).toHaveLength(1)
  // Headless Chromium has no such cache; this is what the page notices of it.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect.poll(() => told.slice(1)).toEqual(['/api/site/views {"path":"/en/company/garden"}'])
})

for (const choice of ['necessary', 'all'] as const)
  test(`reports an addition to the cart after “${choice}” with value and currency`, async ({
    page,
  }) => {
    await logInByPage(page)
    await open(page, 'en', 'shop.otc.product', { product: 'travel-granules' })
    await button(page, choice).click()
    const told = await listen(page)
    await buyBoxIn(page, 'en').getByRole('button', { name: 'Add to Cart' }).click()
    await expect(page.getByRole('button', { name: 'Cart: 1 item' })).toBeVisible()
    const conversions = () => told.filter((one) => one.includes('conversions'))
    const expected = expect.stringMatching(
      /^\/api\/site\/conversions {"value":"\d+\.\d\d","currency":"CHF"}$/,
    )
    if (choice === 'all') await expect.poll(conversions).toEqual([expected])
    else await page.waitForTimeout(longEnough)
    expect(conversions()).toHaveLength(choice === 'all' ? 1 : 0)
  })
