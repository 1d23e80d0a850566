import type { PlaywrightWorkerArgs } from '@playwright/test'
import { buttonIn } from '../controls.fixtures.ts'
import { loginFormIn, submitLogin } from '../login.fixtures.ts'
import { textIn } from '../messages.fixtures.ts'
import { demoPassword, people } from '../people.fixtures.ts'
import { addressIn, expect, type Language, languages, type Page, test } from '../site.fixtures.ts'

const credentials = { username: people.mayOrder, password: demoPassword }

const messages = {
  login:
    'Your browser blocks the cookies of this site, so you cannot stay logged in. Please allow them, then log in. The shop needs them for the login, the cart and your order.',
  cart: 'Your browser blocks the cookies of this site. The cart and your order need them: please allow them before you log in.',
  any: 'Your browser blocks the cookies of this site, so the login, the cart, orders and your choice about cookies do not work. Please allow them.',
} as const

/** Storage that throws, as Chromium's does when its settings block cookies. */
const blockStorage = () => {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: refuse })
  navigator.locks.request = async () => refuse()
}

/** Lets the browser of the page keep no cookies; a setting of Chromium that its headless shell lacks. */
const blockCookies = async (page: Page, playwright: PlaywrightWorkerArgs['playwright']) => {
  await page.context().clearCookies()
  await page.addInitScript(blockStorage)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setDocumentCookieDisabled', { disabled: true })
  const logins = [
    ...languages.map((language) => addressIn(language, 'login')),
    '/api/admin/session',
  ]
  await page.route(
    (url) => logins.includes(url.pathname),
    async (route) => {
      const stranger = await playwright.request.newContext()
      const response = await stranger.fetch(route.request())
      const { 'set-cookie': _, ...headers } = response.headers()
      await route.fulfill({ response, headers })
      await stranger.dispose()
    },
  )
}

const expectMessage = (page: Page, language: Language, message: keyof typeof messages) =>
  expect(
    page.getByText(textIn(language, messages[message])).filter({ visible: true }).first(),
  ).toBeVisible()

/** What is opened and done, and the message that it shows. */
const steps: readonly [
  step: string,
  message: keyof typeof messages | undefined,
  take: (page: Page, language: Language) => Promise<unknown>,
][] = [
  ['the home page', undefined, (page, language) => page.goto(addressIn(language, 'home'))],
  [
    'an accepted login',
    'login',
    async (page, language) => {
      await page.goto(addressIn(language, 'login'))
      await expectMessage(page, language, 'login')
      await submitLogin(loginFormIn(page, language), language, credentials)
      await expect(page.getByRole('alert')).toContainText(textIn(language, messages.login))
    },
  ],
  [
    'a product that is put in the cart',
    'cart',
    async (page, language) => {
      const params = { product: 'magnesium-and-vitamin-b6' }
      await page.goto(addressIn(language, 'shop.food_supplements.products.product', params))
      await buttonIn(page, language, 'Add to Cart').first().click()
    },
  ],
  ['the checkout', 'any', (page, language) => page.goto(addressIn(language, 'checkout'))],
  [
    'the account',
    undefined,
    async (page, language) => {
      await page.goto(addressIn(language, 'account'))
      await expectMessage(page, language, 'login')
    },
  ],
  [
    'an answer about cookies',
    'any',
    async (page, language) => {
      await page.goto(addressIn(language, 'privacy-policy'))
      await buttonIn(page.getByRole('main'), language, 'Accept All').click()
    },
  ],
]

test('says what needs cookies when the browser blocks them, and shows no banner', async ({
  page,
  playwright,
}) => {
  test.setTimeout(180_000)
  await blockCookies(page, playwright)
  // The login in every language, the others in turn.
  for (const [index, [step, message, take]] of steps.entries())
    for (const language of message === 'login'
      ? languages
      : languages.slice(index % 4, (index % 4) + 1))
      await test.step(`${step} in ${language}`, async () => {
        await take(page, language)
        await expect.poll(() => page.evaluate(() => navigator.cookieEnabled)).toBe(false)
        if (message) await expectMessage(page, language, message)
        const banner = page.getByRole('region', { name: textIn(language, 'Cookies'), exact: true })
        // The form in the text of the privacy policy has the same name.
        const count = step === 'an answer about cookies' ? 1 : 0
        await expect(banner.filter({ visible: true })).toHaveCount(count)
      })
  await page.goto('/admin')
  await page.getByLabel('E-mail').fill(people.administrator)
  await page.locator('[name=password]').fill(demoPassword)
  await page.locator('[type=submit]').click()
  await expect(page.getByRole('alert')).toContainText(/blocks the cookies of this site/)
  await expect.poll(() => page.context().cookies()).toEqual([])
})
