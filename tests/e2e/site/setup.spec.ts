import { readdirSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { startPrivatePostgres } from '../../private-postgres.ts'
import { textIn } from '../messages.fixtures.ts'
import { expect, expectAccessible, type Page, test } from '../site.fixtures.ts'
import { emptyFolder, type OwnServer, startServer } from './setup.fixtures.ts'

/** Beside the port of the site (playwright.config.ts). */
const portOf = (workerIndex: number) => 4_600 + workerIndex

const t = (message: string) => textIn('de', message)

const press = (page: Page, name: string) =>
  page.getByRole('button', { name: t(name), exact: true }).click()

const fill = async (page: Page, values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values))
    await page.getByRole('textbox', { name: t(label), exact: true }).fill(value)
}

const catalogueFiles = readdirSync('demo/catalogue')
  .filter((name) => name.endsWith('.json'))
  .map((name) => `demo/catalogue/${name}`)

const password = 'tisane verveine 1947 lac'

test.use({ keepsCart: true, locale: 'de-CH' })

const setUp = async (page: Page, browser: Browser, start: () => Promise<OwnServer>) => {
  let server = await start()
  try {
    const { address } = server
    const closed = await page.request.get(`${address}/de/`)
    expect(closed.status()).toBe(503)
    expect(closed.headers()['retry-after']).toBe('600')
    expect((await page.request.get(`${address}/admin/`)).status()).toBe(503)

    await page.goto(server.setupAddress ?? '')
    await expect(page).toHaveURL(`${address}/de/setup`)
    await expectAccessible(page)
    await press(page, 'Save and continue')
    await expect(page.getByRole('alert')).toHaveText(
      t('Nothing has been saved yet. Please correct the marked fields.'),
    )
    await expectAccessible(page)
    await fill(page, {
      'First name': 'Vreni',
      'Last name': 'Muster',
      'E-mail': 'vreni@labor-linde.example',
    })
    await page.getByLabel(t('Password')).first().fill(password)
    await page.getByLabel(t('Repeat the password')).fill(password)
    await press(page, 'Save and continue')

    await expect(page.getByRole('heading', { name: t('Your laboratory') })).toBeVisible()
    await server.kill('SIGKILL')
    server = await start()
    await page.goto(`${address}/`)
    await expect(page.getByRole('heading', { name: t('Your laboratory') })).toBeVisible()
    await expectAccessible(page)
    await fill(page, {
      'Legal name': 'Labor Linde AG',
      'Name of the shop, if it differs': 'Labor Linde',
      Street: 'Lindenweg',
      Number: '7',
      Postcode: '3011',
      Town: 'Bern',
      Telephone: '+41 31 555 01 23',
      'E-mail': 'info@labor-linde.example',
      'IBAN or QR-IBAN': 'CH81 3199 9000 1230 0456 8',
      'VAT number': 'CHE-109.322.551',
      'Shipping costs per order, in CHF': '8.50',
    })
    await expect(page.getByLabel(t('Main language'))).toHaveValue('de')
    await page.getByRole('checkbox', { name: 'Italiano' }).uncheck()
    await press(page, 'Save and continue')
    await expect(page.getByRole('checkbox', { name: 'Italiano' })).not.toBeChecked()
    await expect(
      page.getByText(t('This is no IBAN: please compare every digit with your bank’s letter.')),
    ).toBeVisible()
    await page
      .getByRole('textbox', { name: t('IBAN or QR-IBAN') })
      .fill('CH81 3199 9000 1230 0456 7')
    await press(page, 'Save and continue')

    await page.getByLabel(t('Catalogue files')).setInputFiles({
      name: 'prices.json',
      mimeType: 'application/json',
      buffer: Buffer.from('[{"id":1,"price":"ten"}]'),
    })
    await press(page, 'Upload and preview')
    await expect(page.getByRole('heading', { name: /^1 Fehler/ })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel(t('Further or corrected files')).setInputFiles(catalogueFiles)
    await press(page, 'Upload and preview')
    await expect(page.getByRole('row', { name: /^Einzelmittel 1919 1919$/ })).toBeVisible()
    await press(page, 'Import the catalogue')

    await expect(page.getByText('Lindenweg 7, 3011 Bern')).toBeVisible()
    await expectAccessible(page)
    const other = await page.context().newPage()
    await other.goto(`${address}/fr/setup?step=check`)
    await press(page, 'Open the shop')
    await expect(page.getByRole('heading', { name: t('The shop is open') })).toBeVisible()
    await expectAccessible(page)
    await other.getByRole('button', { name: textIn('fr', 'Open the shop') }).click()
    await expect(other).toHaveURL(`${address}/fr/`)

    const visitor = await (await browser.newContext({ locale: 'de-CH' })).newPage()
    await visitor.goto(`${address}/`)
    await expect(visitor).toHaveTitle(/Labor Linde$/)
    await visitor.goto(`${address}/de/shop/homoeopathie/komplexmittel`)
    await expect(visitor.getByText('12,80 CHF').first()).toBeVisible()
    await visitor.goto(`${address}/it/negozio/omeopatia`)
    await expect(visitor).toHaveURL(`${address}/de/shop/homoeopathie`)
    await visitor.getByRole('button', { name: t('Language and region') }).click()
    await expect(visitor.getByRole('link', { name: 'Français' })).toBeVisible()
    await expect(visitor.getByRole('link', { name: 'Italiano' })).toHaveCount(0)
    await visitor.goto(`${address}/admin/`)
    await expect(visitor.getByRole('heading', { name: 'Verwaltung' })).toBeVisible()
    await visitor.goto(`${address}/de/setup`)
    await expect(visitor).toHaveURL(`${address}/de/`)
  } finally {
    await server.kill('SIGTERM')
  }
}

test('sets up an empty shop, across a crash, until a visitor sees a price', async ({
  page,
  browser,
}, { workerIndex }) => {
  test.slow()
  const own = { dataDir: emptyFolder(), port: portOf(workerIndex), databaseUrl: '' }
  await setUp(page, browser, () => startServer(own))
})

test('does the same on PostgreSQL', async ({ page, browser }, { workerIndex }) => {
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
