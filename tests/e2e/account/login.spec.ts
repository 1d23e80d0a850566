import { buttonIn, fieldIn } from '../controls.fixtures.ts'
import { loginFormIn, loginLink, submitLogin } from '../login.fixtures.ts'
import { textIn } from '../messages.fixtures.ts'
import { demoPassword, people } from '../people.fixtures.ts'
import {
  addressIn,
  expect,
  expectAccessible,
  logIn,
  open,
  searchLink,
  test,
} from '../site.fixtures.ts'

test('reports login errors in the popup, then logs in', async ({ page }) => {
  const language = 'it'
  await open(page, language, 'home')
  await loginLink(page, language).click()
  const popup = page.getByRole('dialog')
  await expect(popup).toBeVisible()
  await expectAccessible(page)
  const submit = buttonIn(popup, language, 'Log in')
  const [username, password] = [
    fieldIn(popup, language, 'E-mail'),
    fieldIn(popup, language, 'Password'),
  ]

  await username.fill('nobody')
  await submit.click()
  await expect(popup.getByText(textIn(language, 'Invalid email'))).toBeVisible()
  await expect(popup.getByText(textIn(language, "Can't be blank"))).toBeVisible()

  await submitLogin(popup, language, {
    username: people.pending,
    password: 'a wrong password',
  })
  await expect(
    popup.getByText(
      textIn(language, 'The login information you provided is wrong. Please try again.'),
    ),
  ).toBeVisible()
  await expect(username).toHaveValue(people.pending)

  await password.fill(demoPassword)
  await submit.click()
  await expect(popup.getByRole('alert')).toContainText(textIn(language, 'Something went wrong'))

  await submitLogin(popup, language, { username: people.mayOrder, password: demoPassword })
  await expect(popup).toBeHidden()
  await expect(
    page.getByRole('status').filter({ hasText: textIn(language, 'Successfully logged in!') }),
  ).toBeVisible()
  await expect(page.getByRole('banner').getByText('CF')).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.sn_v6)).not.toMatch(/token/i)
})

test('closes the popup on Escape and on a click outside', async ({ page }) => {
  await open(page, 'en', 'home')
  const button = loginLink(page, 'en')
  const popup = page.getByRole('dialog')
  await button.click()
  await expect(popup).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await expect(popup).toBeVisible()
  await page.mouse.click(5, 400)
  await expect(popup).toBeHidden()
})

test('returns the focus to the first link when the search replaces the login', async ({ page }) => {
  await open(page, 'en', 'home')
  await loginLink(page, 'en').click()
  const login = page.getByRole('dialog', { name: 'Login' })
  await expect(login).toBeVisible()
  // Both before the next paint, after which the login is closed.
  await searchLink(page, 'en').evaluate((link: HTMLElement) => {
    document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel', { cancelable: true }))
    link.click()
  })
  const field = page.getByRole('dialog').getByRole('combobox')
  await expect(field).toBeFocused()
  await expect(login).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(loginLink(page, 'en')).toBeFocused()
})

test('clears personal data on logout and opens the home page', async ({ page }) => {
  await logIn(page, 'it', 'mayOrder')
  await open(page, 'it', 'account')
  await page.getByRole('button', { name: textIn('it', 'Log out') }).click()
  await page.waitForURL(`**${addressIn('it', 'home')}`)
  await expect(page.getByText(textIn('it', 'Successfully logged out!'))).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.sn_v6).state.user))
    .toBeUndefined()
  expect((await page.request.get('/api/sn_api/user')).status()).toBe(401)
})

test('keeps personal data when the logout is not confirmed', async ({ page }) => {
  await logIn(page, 'it', 'mayOrder')
  await open(page, 'it', 'account')
  const path = addressIn('it', 'login')
  await page.route(
    (url) => url.pathname === path,
    // The browser stays on the page.
    (route) => route.fulfill({ status: 204 }),
  )
  const answered = page.waitForResponse(`**${path}`)
  await page.getByRole('button', { name: textIn('it', 'Log out') }).click()
  await answered
  await open(page, 'it', 'account')
  await expect(page.getByRole('banner').getByText('CF')).toBeVisible()
  await expect(page.getByText(textIn('it', 'Successfully logged out!'))).toHaveCount(0)
})

test('redirects logged-in people from login and signup to the account', async ({ page }) => {
  // Fills the page cache with both pages.
  for (const key of ['login', 'signup'] as const)
    expect((await page.request.get(addressIn('fr', key))).status()).toBe(200)
  await logIn(page, 'fr', 'mayOrder')
  for (const key of ['login', 'signup'] as const) {
    await page.goto(addressIn('fr', key))
    await expect(page).toHaveURL(new RegExp(`${addressIn('fr', 'account')}$`))
  }
})

test('opens the account after login', async ({ page }) => {
  await open(page, 'it', 'login')
  await submitLogin(loginFormIn(page, 'it'), 'it', {
    username: people.mayOrder,
    password: demoPassword,
  })
  await expect(page).toHaveURL(new RegExp(`${addressIn('it', 'account')}$`))
  await expect(page.getByText(textIn('it', 'Successfully logged in!'))).toBeVisible()
})

test('reports and clears an expired session', async ({ page, context }) => {
  await logIn(page, 'en', 'mayOrder')
  await open(page, 'en', 'account')
  await context.clearCookies({ name: 'officina' })
  await page.goto(addressIn('en', 'home'))
  await expect(page.getByText('Your session expired, please log in again.')).toBeVisible()
  await expect(loginLink(page, 'en')).toBeVisible()
  await page.goto(addressIn('en', 'account.orders'))
  await expect(page.getByText('You must be logged in to view your orders.')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('logs in without script', async ({ page }) => {
    await page.goto(addressIn('de', 'login'))
    const form = loginFormIn(page, 'de')
    await submitLogin(form, 'de', { username: people.mayOrder, password: 'wrong' })
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(fieldIn(form, 'de', 'E-mail')).toHaveValue(people.mayOrder)
    await fieldIn(form, 'de', 'Password').fill(demoPassword)
    await buttonIn(form, 'de', 'Log in').click()
    await expect(page).toHaveURL(new RegExp(`${addressIn('de', 'account')}$`))
  })
})
