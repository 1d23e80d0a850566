import { consentCookie, consentValue } from '../../../domain/consent/consent.ts'
import { buttonIn, fieldIn } from '../controls.fixtures.ts'
import { textIn } from '../messages.fixtures.ts'
import {
  addressIn,
  expect,
  expectAccessible,
  languageOf,
  open,
  type Page,
  prerender,
  showPrerendered,
  test,
  untilScripted,
} from '../site.fixtures.ts'

const cookieOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'officina_consent')?.value

/** Records path and body of the requests to the visit counter. */
const listen = (page: Page) => {
  const told: string[] = []
  page.on('request', (request) => {
    if (/\/api\/site\//.test(request.url()))
      told.push(`${new URL(request.url()).pathname} ${request.postData()}`)
  })
  return told
}

const banner = (page: Page) =>
  page.getByRole('region', { name: textIn(languageOf(page), 'Cookies'), exact: true })

const buttonNames = {
  necessary: 'Only necessary',
  all: 'Accept All',
  chosen: 'Save and Close',
} as const

const button = (page: Page, choice: keyof typeof buttonNames) =>
  buttonIn(banner(page), languageOf(page), buttonNames[choice])

/** Shows the categories; the legend in them has the same text. */
const categories = (page: Page) =>
  banner(page)
    .getByText(textIn(languageOf(page), 'Manage my Cookies'), { exact: true })
    .filter({ visible: true })

/** Slightly longer than the delay before a page view is sent. */
const longEnough = 1_200

test.beforeEach(({ page }) => page.context().clearCookies())

test('shows the consent banner at every width without covering controls', async ({ page }) => {
  const language = 'de'
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 780 })
    await open(page, language, 'company.garden')
    await expect(banner(page)).toBeInViewport()
    const [only, all] = [button(page, 'necessary'), button(page, 'all')]
    expect(await only.getAttribute('class')).toBe(await all.getAttribute('class'))
    const { height = 0 } = (await banner(page).boundingBox()) ?? {}
    expect(height).toBeLessThan(780 / 2)
    if (language === 'de') await expectAccessible(page)
  }
  // The banner does not cover the last link of the page.
  const last = page.getByRole('contentinfo').getByRole('link').last()
  await last.focus()
  const [link, asked] = [await last.boundingBox(), await banner(page).boundingBox()]
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(asked?.y ?? 0)
  await open(page, language, 'privacy-policy')
  // The form in the text has the same name.
  await expect(buttonIn(page.getByRole('main'), language, 'Save and Close')).toBeVisible()
  await expect(banner(page)).toHaveCount(1)
})

test('stores the choice "necessary" and does not ask again', async ({ page }) => {
  await open(page, 'de', 'home')
  await button(page, 'necessary').click()
  await expect(banner(page)).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toBeVisible()
  await expect.poll(() => cookieOf(page)).toBe('necessary')
  await page.goto(addressIn('de', 'contact'), { waitUntil: 'commit' })
  await untilScripted(page)
  await expect(banner(page)).toBeHidden()
})

test('answers by keyboard and changes the choice from the footer', async ({ page }) => {
  await open(page, 'en', 'news')
  await page.evaluate(() => scrollTo(0, 300))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(banner(page)).toBeFocused()
  const expectUnmoved = () =>
    expect.poll(() => page.evaluate(() => scrollY), 'the page stays where it is').toBe(300)
  await expectUnmoved()
  await categories(page).press('Enter')
  await fieldIn(banner(page), 'en', 'Statistics').press('Space')
  await button(page, 'chosen').press('Enter')
  await expect.poll(() => cookieOf(page)).toBe('necessary.statistics')
  await expectUnmoved()
  const again = page.getByRole('contentinfo').getByRole('link', { name: 'Manage my Cookies' })
  await again.press('Enter')
  await expect(banner(page)).toBeFocused()
  await expect(fieldIn(banner(page), 'en', 'Statistics')).toBeChecked()
  await expect(fieldIn(banner(page), 'en', 'Marketing')).not.toBeChecked()
  await button(page, 'all').press('Enter')
  await expect.poll(() => cookieOf(page)).toBe('necessary.preferences.statistics.marketing')
  await expect(again).toBeFocused()
})

test('counts no visits on localhost', async ({ page }) => {
  const told = listen(page)
  await open(page, 'de', 'home')
  await button(page, 'all').click()
  await page.waitForTimeout(longEnough)
  expect(told).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('stores the answer on the server and shows the same page again', async ({ page }) => {
    await page.goto(addressIn('fr', 'contact'))
    await categories(page).click()
    await fieldIn(banner(page), 'fr', 'Preferences').check()
    await button(page, 'chosen').click()
    await expect(page).toHaveURL(new RegExp(`${addressIn('fr', 'contact')}$`))
    await expect.poll(() => cookieOf(page)).toBe('necessary.preferences')
    await expect(banner(page)).toBeHidden()
  })
})

test('applies an answer given while the page was prerendered', async ({ page, baseURL }) => {
  await prerender(page)
  await open(page, 'en', 'contact')
  await expect(banner(page)).toBeVisible()
  await untilScripted(page)
  await page
    .context()
    .addCookies([{ name: consentCookie, value: consentValue(['statistics']), url: baseURL ?? '' }])
  await showPrerendered(page)
  await expect(banner(page)).toBeHidden()
})
