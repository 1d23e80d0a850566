import { buttonIn, fieldIn } from './controls.fixtures.ts'
import { loginLink, submitLogin } from './login.fixtures.ts'
import { textIn } from './messages.fixtures.ts'
import { newProfessional } from './own-account.fixtures.ts'
import { expect, open, test } from './site.fixtures.ts'

const panelText = 'Something went wrong'

test('keeps typed values when the connection fails during login or password reset', async ({
  page,
  request,
}) => {
  const email = await newProfessional(request, 'de')
  await open(page, 'de', 'company.garden')
  const popup = page.getByRole('dialog')
  await loginLink(page, 'de').click()
  await expect(popup).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await submitLogin(popup, 'de', { username: email, password: 'Beinwell und Kamille' })
  const panel = popup.getByRole('alert').filter({ hasText: textIn('de', panelText) })
  await expect(panel).toContainText(textIn('de', 'There was a problem logging you in.'))
  await expect(fieldIn(popup, 'de', 'E-mail')).toHaveValue(email)

  await buttonIn(popup, 'de', 'Forgot your password?').click()
  await fieldIn(popup, 'de', 'E-mail').fill(email)
  const send = buttonIn(popup, 'de', 'Send the link')
  await send.click()
  await expect(panel).toContainText(textIn('de', 'There was a problem, please try again'))
  await page.context().setOffline(false)
  await send.click()
  await expect(popup.getByText(email)).toBeVisible()
})
