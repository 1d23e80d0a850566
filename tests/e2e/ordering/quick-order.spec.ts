import type { Locator } from '@playwright/test'
import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { buttonIn, fieldIn } from '../controls.fixtures.ts'
import { textIn } from '../messages.fixtures.ts'
import { openCart } from '../order.fixtures.ts'
import { newProfessional, ownPassword } from '../own-account.fixtures.ts'
import { cartOf } from '../shop.fixtures.ts'
import {
  addressIn,
  expect,
  expectAccessible,
  type Language,
  logIn,
  logInAs,
  open,
  type Page,
  test,
} from '../site.fixtures.ts'

const fieldOf = (page: Page, language: Language) =>
  fieldIn(page, language, 'Your items, one per line')

const rowsOf = (page: Page, language: Language) =>
  page.getByRole('list', { name: textIn(language, 'What was read') }).getByRole('listitem')

const paste = (field: Locator, text: string) =>
  field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    const options = { clipboardData, bubbles: true, cancelable: true }
    element.dispatchEvent(new ClipboardEvent('paste', options))
  }, text)

test('orders lines by the keyboard', async ({ page }) => {
  const language = 'it'
  await logIn(page, language, 'mayOrder')
  await open(page, language, 'account.quick-order')
  await expect(fieldOf(page, language)).toBeVisible()
  await fieldOf(page, language).click()
  await page.keyboard.type('arn 30ch glob 1g x2\n2x nat-m 200 gran 4g')
  const rows = rowsOf(page, language)
  await expect(rows.nth(0)).toContainText('Arnica montana')
  await expect(rows.nth(0)).toContainText('21,60 CHF')
  await expect(rows.nth(1)).toContainText(textIn(language, 'Which dilution do you mean?'))
  await expectAccessible(page)

  await page.keyboard.press('Tab')
  await page.keyboard.press('2')
  await expect(rows.nth(1)).toContainText('CHF')
  // The answers stay, with the chosen one pressed.
  await expect(rows.nth(1).getByRole('button', { pressed: true })).toContainText('200 K')
  await expect(rows.nth(1)).toBeFocused()
  // A digit after the answer changes nothing.
  const value = await fieldOf(page, language).inputValue()
  expect(value).toMatch(/Natrum muriaticum 200 K/)
  await page.keyboard.type('11')
  await expect(fieldOf(page, language)).toHaveValue(value)
  await page.keyboard.press('Control+Enter')
  await expect(fieldOf(page, language)).toHaveValue('')
  await expect
    .poll(() => cartOf(page))
    .toMatchObject([
      { name: 'Arnica montana', quantity: 2 },
      { name: 'Natrum muriaticum', quantity: 2, info: { scale: 'K', dilution: '200' } },
    ])
})

test('leads from an answer to the next question, then to a new line', async ({ page }) => {
  await logIn(page, 'de', 'mayOrder')
  await open(page, 'de', 'account.quick-order')
  await fieldOf(page, 'de').fill('Puls 30 glob 1g\nNr. 701 und 702')
  const rows = rowsOf(page, 'de')
  await expect(rows.nth(1)).toContainText(
    textIn('de', 'Is this more than one item? Each needs its own line.'),
  )
  await fieldOf(page, 'de').press('Tab')
  await page.keyboard.press('1')
  await expect(rows.nth(1).getByRole('button').first()).toBeFocused()
  await expect(rows.nth(0)).toContainText('Pulsatilla 30 CH Globuli 1g')
  await page.keyboard.press('1')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.type('bell')
  await expect(fieldOf(page, 'de')).toHaveValue(
    'Pulsatilla 30 CH Globuli 1g\nNr. 701\nNr. 702\nbell',
  )
})

test('adds only the lines that are right and keeps the others', async ({ page }) => {
  await logIn(page, 'fr', 'mayOrder')
  await open(page, 'fr', 'account.quick-order')
  await fieldOf(page, 'fr').fill('arn 31ch glob 1g\ncomplexe 4\nqwertz')
  const rows = rowsOf(page, 'fr')
  await expect(rows.nth(0)).toContainText(textIn('fr', 'Not made in this dilution.'))
  await expect(rows.nth(0).getByRole('button').first()).toContainText('30 CH')
  await expect(rows.nth(2)).toContainText(
    textIn('fr', 'No remedy or product was found under this name.'),
  )
  await buttonIn(page, 'fr', 'Add the complete items only').click()
  await expect(fieldOf(page, 'fr')).toHaveValue('arn 31ch glob 1g\nqwertz')
  await expect.poll(() => cartOf(page)).toHaveLength(1)
  await page.reload()
  await expect(fieldOf(page, 'fr')).toHaveValue('arn 31ch glob 1g\nqwertz')
})

test.describe('with the cart of the account', () => {
  test.use({ keepsCart: true })

  test('keeps the lines of each tab, and adds those of both tabs to one cart', async ({
    page,
    request,
  }) => {
    await logInAs(page, 'de', await newProfessional(request, 'de'), ownPassword)
    const other = await page.context().newPage()
    const tabs = [
      { tab: page, lines: 'arn 30ch glob 1g x2\nbell 9ch glob 1g' },
      { tab: other, lines: 'bell 9ch glob 1g\npuls 15ch gran 4g' },
    ]
    for (const { tab, lines } of tabs) {
      await open(tab, 'de', 'account.quick-order')
      await fieldOf(tab, 'de').fill(lines)
    }
    for (const { tab, lines } of tabs) {
      await tab.reload()
      await expect(fieldOf(tab, 'de')).toHaveValue(lines)
      await expect(rowsOf(tab, 'de').nth(1)).toContainText('CHF')
    }
    await Promise.all(tabs.map(({ tab }) => fieldOf(tab, 'de').press('Control+Enter')))
    const counts = (items: CartItem[]) =>
      Object.fromEntries(items.map(({ name, quantity }) => [name, quantity]))
    const both = { 'Arnica montana': 2, Belladonna: 2, Pulsatilla: 1 }
    for (const { tab } of tabs) {
      await expect(fieldOf(tab, 'de')).toHaveValue('')
      await expect.poll(async () => counts(await cartOf(tab))).toEqual(both)
    }
    const stored = async () => (await page.request.get('/api/shop/cart')).json()
    await expect.poll(async () => counts((await stored()).items)).toEqual(both)
  })
})

test('keeps the lines without a connection and reads them afterwards', async ({ page }) => {
  await logIn(page, 'de', 'mayOrder')
  await open(page, 'de', 'account.quick-order')
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await fieldOf(page, 'de').fill('Komplex 4')
  await expect(page.getByRole('status').filter({ hasText: 'offline' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(rowsOf(page, 'de').nth(0)).toContainText('Arnica')
})

test('takes the lines of a CSV file', async ({ page }) => {
  await logIn(page, 'it', 'mayOrder')
  await open(page, 'it', 'account.quick-order')
  await fieldIn(page, 'it', 'Lines from a file (CSV, XLSX)').setInputFiles({
    name: 'ordine.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('"Arnica montana\n30 CH";globuli;1g;3\nPulsatilla;9CH;granuli;4g;2\n'),
  })
  const rows = rowsOf(page, 'it')
  await expect(rows.nth(0)).toContainText('3 × ')
  await expect(rows.nth(1)).toContainText('Pulsatilla')
})

test('reads a table by its headings, says where its price differs, and leaves nothing', async ({
  page,
}) => {
  await logIn(page, 'de', 'mayOrder')
  await open(page, 'de', 'account.quick-order')
  const table = [
    'Mittel;Potenz;Form;Grösse;Menge;Preis',
    'Arnica montana;30CH;Globuli;Tube 1g;2;10.80',
    ';;;;;',
    'Belladonna;9CH;Globuli;Tube 1g;3;1.50',
  ]
  await fieldIn(page, 'de', 'Lines from a file (CSV, XLSX)').setInputFiles({
    ...{ name: 'bestellung.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(table.join('\n')),
  })
  const rows = rowsOf(page, 'de')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText('Auf Ihrer Liste steht 1,50 CHF')
  await expect(rows.nth(0)).not.toContainText('Auf Ihrer Liste')
  await fieldOf(page, 'de').press('Control+Enter')
  await expect.poll(() => cartOf(page)).toMatchObject([{ quantity: 2 }, { quantity: 3 }])
  await expect(fieldOf(page, 'de')).toHaveValue('')
})

test('takes the lines of an XLSX file', async ({ page }) => {
  await logIn(page, 'de', 'mayOrder')
  await open(page, 'de', 'account.quick-order')
  await fieldIn(page, 'de', 'Lines from a file (CSV, XLSX)').setInputFiles(
    new URL('./order.xlsx', import.meta.url).pathname,
  )
  await expect(rowsOf(page, 'de').nth(1)).toContainText('Natrum muriaticum')
})

test('answers 10,000 pasted lines, each reached by the keyboard', async ({ page }) => {
  test.slow()
  await logIn(page, 'en', 'mayOrder')
  await open(page, 'en', 'account.quick-order')
  const names = ['arn', 'bell', 'puls', 'sep', 'nux-v', 'lach']
  const lines = Array.from(
    { length: 10_000 },
    (_, at) => `${names[Math.floor(at / 99) % 6]} 31ch glob 1g x${(at % 99) + 1}`,
  )
  await paste(fieldOf(page, 'en'), ['Complex 4', ...lines].join('\n'))
  const rows = rowsOf(page, 'en')
  await expect(page.getByText('Only the first 500 lines are read.')).toBeVisible()
  await expect(rows).toHaveCount(500, { timeout: 90_000 })
  await expect(rows.last().getByRole('button').first()).toContainText('30 CH', { timeout: 90_000 })
  await expect(page.getByText('1 line ready')).toBeVisible()
  await rows.nth(498).getByRole('button').last().focus()
  await page.keyboard.press('Tab')
  await expect(rows.last().getByRole('button').first()).toBeFocused()
  await page.keyboard.press('1')
  await expect(rows.last().getByRole('button', { pressed: true })).toHaveCount(1)
  await buttonIn(page, 'en', 'Add the complete items only').click()
  await expect.poll(() => cartOf(page)).toHaveLength(2)
})

test('reads lines that the server shortens', async ({ page }) => {
  await logIn(page, 'en', 'mayOrder')
  await open(page, 'en', 'account.quick-order')
  let requests = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/shop/quick-order')) requests += 1
  })
  await fieldOf(page, 'en').fill('- - Complex 4\nComplex 5\n1. Complex 6\n- • ;')
  const rows = rowsOf(page, 'en')
  await expect(rows.filter({ hasText: /\d,\d{2}/ })).toHaveCount(3)
  await expect(rows.filter({ hasText: '(reading)' })).toHaveCount(0)
  const before = requests
  // An answer that is not found again would be requested every 80 ms.
  await page.waitForTimeout(400)
  expect(requests).toBe(before)
})

test('adds a line in the cart', async ({ page }) => {
  await logIn(page, 'en', 'mayOrder')
  await open(page, 'en', 'account')
  const panel = await openCart(page)
  await panel.getByText(textIn('en', 'Add by quick order')).click()
  const field = fieldIn(panel, 'en', 'Quick order')
  await field.fill('bell 9ch glob 1g')
  await expect(panel.getByRole('listitem').filter({ hasText: 'Belladonna' })).toBeVisible()
  await field.press('Enter')
  await expect(field).toHaveValue('')
  await expect.poll(() => cartOf(page)).toMatchObject([{ name: 'Belladonna', quantity: 1 }])
})

test('fits a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await logIn(page, 'de', 'mayOrder')
  await open(page, 'de', 'account.quick-order')
  await fieldOf(page, 'de').fill('arn 30ch\nbell LM 12 drops 10ml water x12')
  await expect(rowsOf(page, 'de').nth(1)).toContainText('Belladonna')
  await expectAccessible(page)
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('reads the lines and takes answers as a form', async ({ page }) => {
    await logIn(page, 'fr', 'mayOrder')
    await page.goto(addressIn('fr', 'account.quick-order'))
    await fieldOf(page, 'fr').fill('abelmoschus 30ch glob\ncomplexe 4')
    await buttonIn(page, 'fr', 'Read the lines').click()
    const rows = rowsOf(page, 'fr')
    await expect(rows.nth(1)).toContainText('Arnica')
    await rows.nth(0).getByRole('button').first().click()
    await expect(rows.nth(0)).toContainText('CHF')
    await expect(fieldOf(page, 'fr')).toHaveValue(/Abelmoschus 30 CH globules 1g/)
  })
})
