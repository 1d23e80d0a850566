import { fieldIn } from '../controls.fixtures.ts'
import { loginFormIn, loginLink, submitLogin } from '../login.fixtures.ts'
import { textIn } from '../messages.fixtures.ts'
import { demoPassword, people } from '../people.fixtures.ts'
import { cartOf } from '../shop.fixtures.ts'
import {
  expect,
  expectAccessible,
  type Language,
  logIn,
  open,
  type Page,
  test,
} from '../site.fixtures.ts'

const pages = [
  ['de', 'shop.homeopathy.remedies', {}],
  ['fr', 'shop.homeopathy.complexes', {}],
  ['it', 'shop.schussler_salts.product', { product: 'calcium-fluoratum' }],
] as const

const fieldOf = (page: Page, language: Language) =>
  fieldIn(page.getByRole('main'), language, 'Quick order')

const linkOf = (page: Page, language: Language) =>
  page.getByRole('main').getByRole('link', { name: textIn(language, 'Quick order'), exact: true })

const isLoaded = (page: Page, script: string) =>
  page.evaluate(
    (name) => performance.getEntriesByType('resource').some((one) => one.name.includes(name)),
    `/assets/${script}-`,
  )

for (const [language, key, params] of pages)
  test(`takes a prescription line in the head of ${key} in ${language}`, async ({ page }) => {
    await logIn(page, language, 'mayOrder')
    await open(page, language, key, params)
    const field = fieldOf(page, language)
    await expect(field).toBeInViewport()
    await page.waitForLoadState('load')
    expect(await isLoaded(page, 'quick-line')).toBe(false)
    await field.focus()
    await page.keyboard.type('bell 9ch glob 1g')
    const row = page.getByRole('main').locator('[data-status=ok]')
    await expect(row).toContainText('Belladonna')
    await expect(row).toContainText('8,20 CHF')
    if (language === 'de') await expectAccessible(page)
    await field.press('Enter')
    await expect(field).toHaveValue('')
    await expect.poll(() => cartOf(page)).toMatchObject([{ name: 'Belladonna', quantity: 1 }])
  })

test('keeps what is typed while the script of the line is loading', async ({ page }) => {
  await logIn(page, 'de', 'mayOrder')
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/quick-line-*.js', async (route) => {
    await isReleased
    await route.continue()
  })
  await open(page, 'de', 'shop.homeopathy.complexes')
  const field = fieldOf(page, 'de')
  await field.focus()
  await page.keyboard.type('arn 30ch glob')
  release()
  await page.keyboard.type(' 1g x2')
  await expect(field).toHaveValue('arn 30ch glob 1g x2')
  await expect(page.getByRole('main').locator('[data-status=ok]')).toContainText('21,60 CHF')
})

test('does not show the line to visitors', async ({ page }) => {
  for (const [language, key, params] of pages) {
    await open(page, language, key, params)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(fieldOf(page, language)).toBeHidden()
  }
})

/** How much the page has moved since a time of its clock; also by clicks. */
const shiftOf = (page: Page, sinceMs: number) =>
  page.evaluate(
    (since) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .filter(({ startTime }) => startTime >= since)
              .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 300)
      }),
    sinceMs,
  )

test('moves nothing when somebody logs in by the popup', async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 740 })
    for (const [language, key, params] of pages) {
      await page.context().clearCookies()
      await open(page, language, key, params)
      await page.evaluate(() => localStorage.clear())
      await open(page, language, key, params)
      await page.waitForLoadState('load')
      await loginLink(page, language).click()
      const openedMs = await page.evaluate(() => performance.now())
      const form = loginFormIn(page.getByRole('dialog'), language)
      await submitLogin(form, language, { username: people.mayOrder, password: demoPassword })
      // The head of a selector on small screens has a link to the page instead.
      const isLink = width < 768 && key === 'shop.homeopathy.remedies'
      await expect(isLink ? linkOf(page, language) : fieldOf(page, language)).toBeInViewport({
        ratio: 1,
      })
      expect.soft(await shiftOf(page, openedMs), `${key} at ${width} px`).toBeLessThan(0.01)
    }
  }
})

test('moves nothing once a page with the line is loaded, the first after a login too', async ({
  page,
}) => {
  await logIn(page, 'fr', 'mayOrder')
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const [, key, params] of pages) {
      await open(page, 'fr', key, params)
      await page.waitForLoadState('load')
      // A slow browser may paint before it has read the whole page.
      const loadedMs = await page.evaluate(
        () => performance.getEntriesByType('navigation')[0]?.toJSON().loadEventEnd,
      )
      const shift = await shiftOf(page, loadedMs)
      expect.soft(shift, `${key} at ${width} px`).toBeLessThan(0.01)
      const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
      expect.soft(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
    }
  }
})
