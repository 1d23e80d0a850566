import { buttonIn, expectInvalid, fieldIn } from '../controls.fixtures.ts'
import { forgottenFormIn, loginLink } from '../login.fixtures.ts'
import { linkTo } from '../mails.fixtures.ts'
import { textIn } from '../messages.fixtures.ts'
import { newProfessional, ownPassword } from '../own-account.fixtures.ts'
import { addressIn, expect, expectAccessible, open, test, untilScripted } from '../site.fixtures.ts'

const fresh = 'Schafgarbe im Mai'
const resetLink = /http:\S+#reset_password=[\w-]{43}/

test('resets a forgotten password from the popup by mail', async ({ page, request }) => {
  const language = 'de'
  test.slow()
  const email = await newProfessional(request, language)
  await open(page, language, 'company.garden')
  const popup = page.getByRole('dialog')
  await loginLink(page, language).click()
  await buttonIn(popup, language, 'Forgot your password?').click()
  const send = buttonIn(popup, language, 'Send the link')
  await send.click()
  await expect(popup.getByText(textIn(language, 'Invalid email'))).toBeVisible()
  await expectAccessible(page)
  await fieldIn(popup, language, 'E-mail').fill(email)
  await send.click()
  await expect(popup.getByText(email)).toBeVisible()

  const link = await linkTo(email, 'password-reset', resetLink)
  await page.goto('about:blank')
  await page.goto(link)
  await untilScripted(page)
  await expect(popup).toBeVisible()
  // The token is neither in the address nor in the history.
  expect(page.url()).not.toContain('reset_password')
  const save = buttonIn(popup, language, 'Save the password')
  const fields = ['New password', 'Repeat new password'].map((label) =>
    fieldIn(popup, language, label),
  )
  await save.click()
  await expect(fieldIn(popup, language, 'New password')).toBeFocused()
  for (const field of fields) await expectInvalid(field)
  await expectAccessible(page)
  for (const field of fields) await field.fill(fresh)
  await save.click()
  await expect(popup).toBeHidden()
  const account = { name: textIn(language, 'My account') }
  await expect(page.getByRole('banner').getByRole('link', account)).toBeVisible()
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
  for (const field of fields) await field.fill(fresh)
  await save.click()
  await expect(popup.getByRole('alert')).toBeVisible()
  await buttonIn(popup, language, 'Send a new link').click()
  await expect(send).toBeVisible()
})

test('returns the popup to the login one second after it is closed', async ({ page }) => {
  await page.clock.install()
  await open(page, 'en', 'home')
  const popup = page.getByRole('dialog')
  const button = loginLink(page, 'en')
  await button.click()
  await buttonIn(popup, 'en', 'Forgot your password?').click()
  await expect(buttonIn(popup, 'en', 'Send the link')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await page.clock.runFor(1_000)
  await button.click()
  await expect(fieldIn(popup, 'en', 'Password')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('requests the reset mail without script', async ({ page }) => {
    await page.goto(addressIn('fr', 'login'))
    const main = page.getByRole('main')
    await main.getByText(textIn('fr', 'Forgot your password?')).click()
    const form = forgottenFormIn(main, 'fr')
    const email = fieldIn(form, 'fr', 'E-mail')
    const send = buttonIn(form, 'fr', 'Send the link')
    await email.fill('nobody')
    await send.click()
    await expectInvalid(email)
    await email.fill('nobody@example.ch')
    await send.click()
    await expect(main.getByRole('status')).toContainText('nobody@example.ch')
  })
})
