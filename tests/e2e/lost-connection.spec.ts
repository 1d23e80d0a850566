import { textIn } from './messages.fixtures.ts'
import { newProfessional } from './own-account.fixtures.ts'
import { addressIn, expect, open, test } from './site.fixtures.ts'

const panelText = 'Something went wrong'

test('keeps typed values when the connection fails during login or password reset', async ({
  page,
  request,
}) => {
  const email = await newProfessional(request, 'de')
  await open(page, 'de', 'company.garden')
  const popup = page.getByRole('dialog')
  await page
    .getByRole('banner')
    .locator(`a[href="${addressIn('de', 'login')}"]`)
    .click()
  await popup.locator('[name=username]').fill(email)
  await popup.locator('[name=password]').fill('Beinwell und Kamille')
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await popup.locator('form button[type=submit]').click()
  const panel = popup.getByRole('alert').filter({ hasText: textIn('de', panelText) })
  await expect(panel).toContainText(textIn('de', 'There was a problem logging you in.'))
  await expect(popup.locator('[name=username]')).toHaveValue(email)

  await popup.locator('form button[type=button].text-link').click()
  await popup.locator('[name=username]').fill(email)
  const send = popup.locator('button[name=intent][value=forgotten]')
  await send.click()
  await expect(panel).toContainText(textIn('de', 'There was a problem, please try again'))
  await page.context().setOffline(false)
  await send.click()
  await expect(popup.getByText(email)).toBeVisible()
})
