import type { Language } from '../../../domain/language.ts'
import { buttonIn, fieldIn, regionIn } from '../controls.fixtures.ts'
import { loginLink, submitLogin } from '../login.fixtures.ts'
import { textIn } from '../messages.fixtures.ts'
import { newProfessional, ownPassword } from '../own-account.fixtures.ts'
import { choose, radio } from '../shop.fixtures.ts'
import {
  addressIn,
  expect,
  logIn,
  logInAs,
  open,
  type Page,
  test,
  untilScripted,
} from '../site.fixtures.ts'

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

test('keeps typed values and the session when the connection fails in the account', async ({
  page,
  request,
}) => {
  const email = await newProfessional(request, 'fr')
  await logInAs(page, 'fr', email, ownPassword)
  await page.goto(`${addressIn('fr', 'account.security')}?edit=phone`)
  await untilScripted(page)
  const part = regionIn(page, 'fr', 'Phone')
  const phone = fieldIn(part, 'fr', 'Phone')
  const save = buttonIn(part, 'fr', 'Save')
  await expect(phone).toBeFocused()
  await phone.fill('+41 81 555 01 98')
  await expect(part.locator('[data-island=security][data-ready]')).toHaveCount(1)
  await page.context().setOffline(true)
  await save.click()
  const failed = textIn('fr', 'There was a problem, please try again')
  await expect(part.getByRole('alert')).toContainText(failed)
  await expect(phone).toHaveValue('+41 81 555 01 98')
  await buttonIn(page.getByRole('navigation'), 'fr', 'Log out').click()
  await expect(page.getByRole('status').filter({ hasText: failed })).toBeVisible()
  await expect(phone).toHaveValue('+41 81 555 01 98')
  await page.context().setOffline(false)
  await save.click()
  await expect(part.getByRole('status')).toBeFocused()
  await expect(part).toContainText('+41 81 555 01 98')
})

test('stays on the page without network and follows the link when it is back', async ({ page }) => {
  await open(page, 'de', 'company.garden')
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  const notice = page.getByRole('status').filter({
    hasText: textIn(
      'de',
      'Please check your connection. We will try again automatically in a moment.',
    ),
  })
  await expect(notice).toBeVisible()
  await expect(page).toHaveURL(addressIn('de', 'company.garden'))
  await page.context().setOffline(false)
  await expect(page).toHaveURL(addressIn('de', 'imprint'))
})

const failed = (page: Page, language: Language) =>
  page
    .getByRole('status')
    .filter({ hasText: textIn(language, 'There was a problem, please try again') })

/** Fails every request for the script until the returned function is called. */
const failScript = async (page: Page, name: string) => {
  const script = `**/assets/${name}-*.js`
  await page.route(script, (route) => route.fulfill({ status: 503 }))
  return () => page.unroute(script)
}

for (const script of ['mount-dialog', 'account-popups'])
  test(`says so when the script ${script} cannot be loaded, and loads it at the next use`, async ({
    page,
  }) => {
    const mend = await failScript(page, script)
    await open(page, 'de', 'company.garden')
    await loginLink(page, 'de').click()
    await expect(failed(page, 'de')).toBeVisible()
    await mend()
    await loginLink(page, 'de').click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

test('says so when the script of the cart cannot be loaded, and loads it at the next use', async ({
  page,
}) => {
  await logIn(page, 'en', 'mayOrder')
  const mend = await failScript(page, 'cart-panel')
  await open(page, 'en', 'company.garden')
  const cart = page.getByRole('button', { name: 'Cart: empty' })
  await cart.click()
  await expect(failed(page, 'en')).toBeVisible()
  await mend()
  await cart.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('says so when the script of a selector cannot be loaded, and works at the next use', async ({
  page,
}) => {
  const mend = await failScript(page, 'homeopathy-selector')
  await open(page, 'en', 'shop.homeopathy.remedies', { remedyCode: 'a-159_b-ch_c-30' })
  const form = radio(page, 'Drops')
  await choose(page, 'Drops')
  await expect(failed(page, 'en')).toBeVisible()
  await mend()
  await choose(page, 'Globules')
  // While the island hydrates, the state right after the click is not the final one.
  await form.click({ force: true })
  await expect(form).toBeChecked()
  await expect(page).toHaveURL(/_d-drops/)
})

test('keeps the address and the form when the street map cannot be loaded', async ({ page }) => {
  const requested = page.waitForRequest(/\/assets\/street-map-/)
  await failScript(page, 'street-map')
  await open(page, 'de', 'contact')
  const directions = page.getByRole('link', { name: textIn('de', 'Directions on OpenStreetMap') })
  await directions.scrollIntoViewIfNeeded()
  await requested
  await page.waitForLoadState('networkidle')
  await expect(directions).toBeVisible()
})
