import { accountPages } from '../../../domain/page/menus.ts'
import { buttonIn, currentLinkIn } from '../controls.fixtures.ts'
import { loginFormIn, loginLink, submitLogin } from '../login.fixtures.ts'
import { textIn } from '../messages.fixtures.ts'
import { demoPassword, people } from '../people.fixtures.ts'
import {
  addressIn,
  expect,
  expectAccessible,
  type Language,
  logIn,
  open,
  type Page,
  test,
} from '../site.fixtures.ts'

const accountMenu = (page: Page, language: Language) =>
  page.getByRole('navigation', { name: textIn(language, 'My account'), exact: true })

for (const language of ['de', 'fr'] as const)
  test(`shows every page of the account in ${language}`, async ({ page }) => {
    test.slow()
    await logIn(page, language, 'mayOrder')
    for (const key of accountPages) {
      await open(page, language, key)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const current = currentLinkIn(accountMenu(page, language))
      await expect(current).toBeVisible()
      await expect(current).toHaveAttribute('aria-current', 'page')
      await expect(current).toHaveAttribute('href', addressIn(language, key))
      // German has the longest words; the markup is the same in all languages.
      if (language === 'de') await expectAccessible(page)
    }
  })

test('asks visitors of the account to log in, then shows it', async ({ page }) => {
  for (const key of accountPages) {
    const answer = await page.goto(addressIn('de', key))
    expect(answer?.status(), key).toBe(401)
    expect(answer?.headers()['cache-control'], key).toContain('no-store')
  }
  await open(page, 'en', 'account.orders')
  await expect(page.getByText('You must be logged in to view your orders.')).toBeVisible()
  await submitLogin(loginFormIn(page, 'en'), 'en', {
    username: people.neither,
    password: demoPassword,
  })
  await expect(page.getByText('You have no orders yet.')).toBeVisible()
  await expectAccessible(page)
  await expect(page).toHaveURL(addressIn('en', 'account.orders'))
})

test('shows the page that asked for a login after a login in the popup', async ({ page }) => {
  await open(page, 'de', 'account.orders')
  await loginLink(page, 'de').click()
  await submitLogin(loginFormIn(page.getByRole('dialog'), 'de'), 'de', {
    username: people.neither,
    password: demoPassword,
  })
  await expect(page.getByText(textIn('de', 'You have no orders yet.'))).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(
    page.getByRole('status').filter({ hasText: textIn('de', 'Successfully logged in!') }),
  ).toBeVisible()
})

test('clears personal data on logout and opens the home page', async ({ page }) => {
  await logIn(page, 'fr', 'administrator')
  await open(page, 'fr', 'account')
  await buttonIn(accountMenu(page, 'fr'), 'fr', 'Log out').click()
  await page.waitForURL(`**${addressIn('fr', 'home')}`)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('sn_v6')))
    .not.toContain(people.administrator)
  expect((await page.request.get('/api/sn_api/user')).status()).toBe(401)
})

test('reports an ended session and clears its data', async ({ page, context }) => {
  await logIn(page, 'en', 'mayOrder')
  await open(page, 'en', 'account')
  const orders = accountMenu(page, 'en').getByRole('link', { name: 'Orders' })
  await expect(orders).toBeVisible()
  await context.clearCookies()
  await orders.click()
  await expect(page.getByText('Your session expired, please log in again.')).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('sn_v6')))
    .not.toContain(people.mayOrder)
})
