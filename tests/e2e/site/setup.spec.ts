import type { Browser } from '@playwright/test'
import { TOTP } from 'otpauth'
import { startPrivatePostgres } from '../../private-postgres.ts'
import { expectNoAxeViolations, submitLogin } from '../admin/admin.fixtures.ts'
import { textIn } from '../messages.fixtures.ts'
import { expect, expectAccessible, type Page, test } from '../site.fixtures.ts'
import { emptyFolder, type OwnServer, startServer } from './setup.fixtures.ts'

/** Beside the port of the site (playwright.config.ts). */
const portOf = (workerIndex: number) => 4_600 + workerIndex

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const email = 'vreni@labor-linde.example'
const password = 'tisane verveine 1947 lac'

const texts = {
  'First name': 'Vreni',
  'Last name': 'Muster',
  'E-mail': email,
  'Legal name': 'Labor Linde AG',
  'Name of the shop, if it differs': 'Labor Linde',
  Telephone: '+41 31 555 01 23',
  'E-mail for customers': 'info@labor-linde.example',
  Street: 'Lindenweg',
  Number: '7',
  Postcode: '3011',
  Town: 'Bern',
}

const fillPasswords = async (page: Page) => {
  await page.getByLabel('Password').first().fill(password)
  await page.getByLabel('Repeat the password').fill(password)
}

/** The form of the set-up: refused once, then sent to a server that was killed meanwhile. */
const completeForm = async (page: Page, server: OwnServer, start: () => Promise<OwnServer>) => {
  await page.goto(server.setupAddress ?? '')
  await expect(page).toHaveURL(`${server.address}/en/setup`)
  await expectAccessible(page)
  for (const [label, value] of Object.entries(texts))
    await page.getByRole('textbox', { name: label, exact: true }).fill(value)
  await page.getByLabel('Main language').selectOption('de')
  await page.getByRole('textbox', { name: 'Postcode' }).fill('301')
  await press(page, 'Save and go to the back office')
  await expect(page.getByRole('alert')).toContainText('Nothing has been saved yet')
  await expect(page.getByText('Please enter a postcode with four digits.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Postcode' }).fill('3011')
  await fillPasswords(page)
  await server.kill('SIGKILL')
  const restarted = await start()
  await press(page, 'Save and go to the back office')
  await expect(page).toHaveURL(/\/admin\/.*login/)
  return restarted
}

/** The first login, which sets up the second factor. */
const logIn = async (page: Page) => {
  await submitLogin(page, email, password)
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const secret = (await page.getByRole('code').textContent())?.replaceAll(' ', '') ?? ''
  await page.getByLabel('Code from the app').fill(new TOTP({ secret }).generate())
  await page.getByLabel('Your password').fill(password)
  await press(page, 'Connect the app')
  await press(page, 'I have saved the codes')
}

const opening = (page: Page) => page.getByRole('region', { name: 'The shop is not open yet' })

/** Loads the catalogue, enters the IBAN and opens the shop. */
const openShop = async (page: Page) => {
  await expect(opening(page).getByRole('button', { name: 'Open the shop' })).toBeDisabled()
  await expect(opening(page).getByRole('img', { name: 'Still missing' })).toHaveCount(6)
  await expectNoAxeViolations(page)
  await expect(opening(page)).toContainText('German (main language), French, English, Italian')
  await press(page, 'Template: Remedies')
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click()
  expect((await download).suggestedFilename()).toBe('Remedies.xlsx')
  await press(page, 'Send me a test e-mail')
  await expect(page.getByText(/^Written to a folder, not sent/)).toBeVisible()
  await press(page, 'Load the example catalogue')
  await page.getByRole('dialog').getByRole('button', { name: 'Load the example' }).click()
  await expect(opening(page).getByRole('img', { name: 'Still missing' })).toHaveCount(4)
  await page.getByRole('link', { name: 'IBAN, VAT number and shipping costs' }).click()
  await page.getByLabel('IBAN or QR-IBAN').fill('CH81 3199 9000 1230 0456 7')
  await page.getByLabel('VAT number').fill('CHE-109.322.551')
  await press(page, 'Save')
  await expect(page.getByText('Change saved')).toBeVisible()
  await page.goto(new URL('/admin/', page.url()).href)
  await press(page, 'Open the shop')
  await page.getByRole('dialog').getByRole('button', { name: 'Open the shop' }).click()
  await expect(page.getByText('The shop is open. Everyone can see it now.')).toBeVisible()
  await expect(opening(page)).toHaveCount(0)
}

test.use({ keepsCart: true, locale: 'en-GB' })

const setUp = async (page: Page, browser: Browser, start: () => Promise<OwnServer>) => {
  let server = await start()
  const { address } = server
  const context = await browser.newContext({ locale: 'de-CH' })
  const visitor = await context.newPage()
  const expectClosed = async () => {
    const closed = await visitor.goto(`${address}/de/`)
    expect(closed?.status()).toBe(503)
    expect(closed?.headers()['retry-after']).toBe('600')
    await expect(visitor.getByRole('heading')).toHaveText('Dieser Shop ist noch nicht geöffnet.')
  }
  try {
    await expectClosed()
    server = await completeForm(page, server, start)
    expect(server.setupAddress).toBeDefined()
    await logIn(page)
    // The staff see the shop, also from the cache; visitors do not.
    const asStaff = await page.context().newPage()
    for (const _ of ['rendered', 'cached']) {
      await asStaff.goto(`${address}/de/`)
      await expect(asStaff).toHaveTitle(/Labor Linde$/)
    }
    await asStaff.close()
    await expectClosed()
    await visitor.goto(`${address}/de/setup`)
    await expect(visitor.getByRole('link', { name: 'Verwaltung' })).toBeVisible()
    await openShop(page)

    await visitor.goto(`${address}/`)
    await expect(visitor).toHaveTitle(/Labor Linde$/)
    await visitor.goto(`${address}/de/shop/homoeopathie/komplexmittel`)
    await expect(visitor.getByText('12,80 CHF').first()).toBeVisible()
    await visitor.goto(`${address}/de/setup`)
    await expect(visitor).toHaveURL(`${address}/de/`)
    await expect(
      visitor.getByRole('button', { name: textIn('de', 'Language and region') }),
    ).toBeVisible()
  } finally {
    await server.kill('SIGTERM')
    await context.close()
  }
}

test('sets up and opens an empty shop, across a crash, until a visitor sees a price', async ({
  page,
  browser,
}, { workerIndex }) => {
  test.slow()
  const own = { dataDir: emptyFolder(), port: portOf(workerIndex), databaseUrl: '' }
  await setUp(page, browser, () => startServer(own))
})

test('sets up a new shop on PostgreSQL', async ({ page, browser }, { workerIndex }) => {
  test.slow()
  const postgres = await startPrivatePostgres()
  test.skip(!postgres, 'PostgreSQL was not found')
  const databaseUrl = postgres?.url ?? ''
  const own = { dataDir: emptyFolder(), port: portOf(workerIndex), databaseUrl }
  try {
    await setUp(page, browser, () => startServer(own))
  } finally {
    await postgres?.stop()
  }
})
