import { linkTo } from './mails.fixtures.ts'
import { textIn } from './messages.fixtures.ts'
import { newProfessional, ownPassword } from './own-account.fixtures.ts'
import { addressIn, expect, expectAccessible, open, test, untilScripted } from './site.fixtures.ts'

const fresh = 'Schafgarbe im Mai'
const resetLink = /http:\S+#reset_password=[\w-]{43}/

for (const language of ['en', 'de'] as const)
  test(`resets a forgotten password from the popup by mail in ${language}`, async ({
    page,
    request,
  }) => {
    test.slow()
    const email = await newProfessional(request, language)
    await open(page, language, 'company.garden')
    const popup = page.getByRole('dialog')
    const button = page.getByRole('banner').locator(`a[href="${addressIn(language, 'login')}"]`)
    await button.click()
    await popup.locator('form button[type=button].text-link').click()
    const send = popup.locator('button[name=intent][value=forgotten]')
    await send.click()
    await expect(popup.getByText(textIn(language, 'Invalid email'))).toBeVisible()
    await expectAccessible(page)
    await popup.locator('[name=username]').fill(email)
    await send.click()
    await expect(popup.getByText(email)).toBeVisible()

    const link = await linkTo(email, 'password-reset', resetLink)
    await page.goto('about:blank')
    await page.goto(link)
    await untilScripted(page)
    await expect(popup).toBeVisible()
    // Nobody who looks at the address, or goes back to it, gets the token.
    expect(page.url()).not.toContain('reset_password')
    const save = popup.locator('button[name=intent][value=reset]')
    await save.click()
    await expect(popup.locator('[name=password]')).toBeFocused()
    await expect(popup.locator('[aria-invalid]')).toHaveCount(2)
    await expectAccessible(page)
    await popup.locator('[name=password]').fill(fresh)
    await popup.locator('[name=repeatPassword]').fill(fresh)
    await save.click()
    await expect(popup).toBeHidden()
    const account = `a[href="${addressIn(language, 'account')}"]`
    await expect(page.getByRole('banner').locator(account)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /\S/ })).toBeVisible()

    for (const [password, status] of [
      [ownPassword, 403],
      [fresh, 200],
    ] as const) {
      const data = { username: email, password }
      expect((await request.post('/api/jwt-auth/v1/token', { data })).status()).toBe(status)
    }

    await page.goto('about:blank')
    await page.goto(link)
    await untilScripted(page)
    await popup.locator('[name=password]').fill(fresh)
    await popup.locator('[name=repeatPassword]').fill(fresh)
    await save.click()
    await expect(popup.getByRole('alert')).toBeVisible()
    await popup.locator('button:not([aria-label])').click()
    await expect(popup.locator('button[name=intent][value=forgotten]')).toBeVisible()
  })

test('returns the popup to the login one second after it is closed', async ({ page }) => {
  await page.clock.install()
  await open(page, 'en', 'home')
  const popup = page.getByRole('dialog')
  const button = page.getByRole('banner').locator(`a[href="${addressIn('en', 'login')}"]`)
  await button.click()
  await popup.locator('form button[type=button].text-link').click()
  await expect(popup.locator('button[name=intent][value=forgotten]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await page.clock.runFor(1_000)
  await button.click()
  await expect(popup.locator('[name=password]')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('requests the reset mail without script', async ({ page }) => {
    await page.goto(addressIn('fr', 'login'))
    await page.locator('main summary').click()
    const form = page.locator('main details form')
    await form.locator('[name=username]').fill('nobody')
    await form.locator('[type=submit]').click()
    await expect(form.locator('[name=username]')).toHaveAttribute('aria-invalid', 'true')
    await form.locator('[name=username]').fill('nobody@example.ch')
    await form.locator('[type=submit]').click()
    await expect(page.locator('main details')).toContainText('nobody@example.ch')
  })
})
