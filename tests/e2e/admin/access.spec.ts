import { execFileSync } from 'node:child_process'
import { TOTP } from 'otpauth'
import { newProfessional, ownPassword } from '../own-account.fixtures.ts'
import { demoPassword, people } from '../people.fixtures.ts'
import {
  expect,
  expectNoAxeViolations,
  logInToAdmin,
  openSection,
  submitLogin,
  test,
} from './admin.fixtures.ts'

test('refuses a wrong password and accounts that do not work here', async ({ page }) => {
  await page.goto('/admin')
  await submitLogin(page, people.administrator, 'not the password')
  await expect(page.getByRole('alert')).toBeVisible()
  await submitLogin(page, people.mayOrder, demoPassword)
  await expect(page.getByRole('alert')).toBeVisible()
  await expectNoAxeViolations(page)
  await submitLogin(page, people.administrator, demoPassword)
  await expect(page.getByRole('heading', { name: 'Good day, Hélène Morand' })).toBeVisible()
  await expectNoAxeViolations(page)
})

test('logs changes and logins, and ends the session', async ({ page }) => {
  await logInToAdmin(page)
  await openSection(page, 'Change log')
  await expect(page.getByRole('cell', { name: 'Logged in' }).first()).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await page.goto('/admin/audit')
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
})

test('asks for the login over the screen when the session ends, and keeps what was typed', async ({
  page,
}) => {
  await logInToAdmin(page, { path: '/redirects/create' })
  const from = page.getByRole('textbox', { name: 'Previous address' })
  const path = `/session-${crypto.randomUUID()}`
  await from.fill(path)
  await page.getByRole('textbox', { name: 'New address' }).fill('/de/kontakt')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog', { name: 'Please log in again' })
  await expectNoAxeViolations(page)
  await expect(dialog.getByLabel('E-mail')).toHaveValue(people.administrator)
  await dialog.getByLabel('Password').fill('not the password')
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setDocumentCookieDisabled', { disabled: true })
  await dialog.getByLabel('Password').fill(demoPassword)
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(dialog.getByRole('alert')).toContainText('blocks the cookies of this site')
  await devtools.send('Emulation.setDocumentCookieDisabled', { disabled: false })
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(dialog).toBeHidden()
  await expect(from).toHaveValue(path)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('cell', { name: path })).toBeVisible()
})

test('opens the page that was asked for after the login', async ({ page }) => {
  await page.goto('/admin/remedies')
  await submitLogin(page, people.administrator, demoPassword)
  await expect(page).toHaveURL(/\/admin\/remedies/)
})

test('says that the server cannot be reached, and saves on the next attempt', async ({ page }) => {
  await logInToAdmin(page, { path: '/redirects/create' })
  const path = `/offline-${crypto.randomUUID()}`
  await page.getByRole('textbox', { name: 'Previous address' }).fill(path)
  await page.getByRole('textbox', { name: 'New address' }).fill('/de/kontakt')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/The server cannot be reached/)).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('cell', { name: path })).toBeVisible()
})

test('offers another try where a list cannot be loaded', async ({ page }) => {
  await logInToAdmin(page)
  await page.route('**/api/admin/remedies?*', (route) => route.fulfill({ status: 503 }))
  await openSection(page, 'Remedies')
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(page.getByRole('alert').filter({ has: retry })).toContainText('cannot be reached')
  await page.unroute('**/api/admin/remedies?*')
  await retry.click()
  await expect(page.getByRole('cell', { name: 'Abies nigra' })).toBeVisible()
})

test('lists the shortcuts and finds screens by the keyboard', async ({ page }) => {
  await logInToAdmin(page)
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Help' })
  await expect(list.getByRole('row', { name: 'Search everything' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await page.keyboard.press('ControlOrMeta+k')
  const search = page.getByRole('combobox', { name: /^Search customers/ })
  await expect(search).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(search).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+k')
  await search.fill('change log')
  await expect(page.getByRole('option', { name: /Change log/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/audit/)
})

/** A member of staff with an own account: the second factor of a demo account would lock other tests out. */
const newAdministrator = async (request: Parameters<typeof newProfessional>[0]) => {
  const email = await newProfessional(request, 'en')
  const env = {
    ...process.env,
    DATA_DIR: process.env.E2E_DATA,
    DATABASE_URL: '',
    LOG_LEVEL: 'silent',
  }
  execFileSync(process.execPath, ['server/commands/main.ts', 'account', 'admin', email], { env })
  return email
}

test('asks for the second factor once it is set up, or for a recovery code, and renews these', async ({
  page,
  request,
}) => {
  const email = await newAdministrator(request)
  await logInToAdmin(page, { email, password: ownPassword })
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Set up two-factor authentication' }).click()
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  await expectNoAxeViolations(page)
  const secret = (await page.getByRole('code').textContent())?.replaceAll(' ', '') ?? ''
  await page.getByLabel('Code from the app').fill(new TOTP({ secret }).generate())
  await page.getByLabel('Your password').fill(ownPassword)
  await page.getByRole('button', { name: 'Connect the app' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const [recoveryCode = '', otherCode = ''] = await codes.allTextContents()
  await page.getByRole('button', { name: 'I have saved the codes' }).click()
  await expect(page.getByRole('heading', { name: /^Good day/ })).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/admin')
  await submitLogin(page, email, ownPassword)
  await expect(page.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible()
  // The back office stays closed without the code.
  await page.goto('/admin/audit')
  await expect(page.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible()
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel('Code').fill(recoveryCode)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: /^Good day/ })).toBeVisible()

  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'New recovery codes' }).click()
  // Each code of the app works once: the one of the next half minute is valid already.
  const next = new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 })
  await page.getByLabel('Code from the app').fill(next)
  await page.getByLabel('Your password').fill(ownPassword)
  await page.getByRole('button', { name: 'Create new codes' }).click()
  await expect(codes).toHaveCount(10)
  const [renewedCode = ''] = await codes.allTextContents()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  expect((await file).suggestedFilename()).toBe('Recovery codes.txt')

  await page.context().clearCookies()
  await page.goto('/admin')
  await submitLogin(page, email, ownPassword)
  await page.getByLabel('Code').fill(otherCode)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel('Code').fill(renewedCode)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: /^Good day/ })).toBeVisible()
})
