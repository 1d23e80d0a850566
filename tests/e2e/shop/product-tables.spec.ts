import type { Locator } from '@playwright/test'
import { textIn } from '../messages.fixtures.ts'
import { cartOf } from '../shop.fixtures.ts'
import { expect, expectAccessible, logIn, open, type Page, test } from '../site.fixtures.ts'
import { demoProducts, germanTitleOf } from './demo-products.fixtures.ts'

const t = (english: string, values?: Record<string, string>) => textIn('de', english, values)

const complexes = demoProducts
  .filter(({ list }) => list === 'shop.homeopathy.complexes')
  .map(({ slug }) => germanTitleOf(slug))

const nameAt = (at: number) => complexes[at] ?? ''

const tableIn = (page: Page) => page.getByRole('table', { name: 'Komplexmittel' })

const viewButton = (page: Page, view: string) =>
  page.getByRole('button', { name: t(view), exact: true })

const quantityOf = (table: Locator, of: string) =>
  table.getByRole('textbox', { name: t('Quantity of {of}', { of }), exact: true })

const addButton = (table: Locator, title: string) =>
  table.getByRole('button', { name: t('Add {title} to Cart', { title }), exact: true })

const addAll = (page: Page) => page.getByRole('button', { name: t('Add all to cart') })

/** The names in the rows, in the shown order. */
const namesIn = (table: Locator) => table.getByRole('rowheader').allInnerTexts()

const openTable = async (page: Page) => {
  await logIn(page, 'de', 'mayOrder')
  await open(page, 'de', 'shop.homeopathy.complexes')
  const table = tableIn(page)
  await expect(table).toBeVisible()
  return table
}

test('shows cards to visitors and the table to members', async ({ page }) => {
  await open(page, 'de', 'shop.homeopathy.complexes')
  await expect(page.getByRole('button', { name: t('Next page') })).toBeVisible()
  await expect(tableIn(page)).toHaveCount(0)
  await viewButton(page, 'Table').click()
  // Prices are public; quantities are for those who may order.
  await expect(tableIn(page).getByRole('row').nth(1)).toContainText('12,80 CHF')
  await expect(tableIn(page).getByRole('textbox')).toHaveCount(0)
  await viewButton(page, 'Cards').click()
  await expect(tableIn(page)).toHaveCount(0)
  await page.evaluate(() => localStorage.removeItem('sn_v6'))

  await openTable(page)
  await expect(viewButton(page, 'Table')).toHaveAttribute('aria-pressed', 'true')
})

test('keeps the chosen view for all lists', async ({ page }) => {
  await open(page, 'de', 'shop.homeopathy.complexes')
  await viewButton(page, 'Table').click()
  await expect(tableIn(page)).toBeVisible()
  await open(page, 'de', 'otcs.animals')
  await expect(page.getByRole('table', { name: 'Für Tiere' })).toBeVisible()
  await expect(viewButton(page, 'Table')).toHaveAttribute('aria-pressed', 'true')
  await viewButton(page, 'Cards').click()
  await expect(page.getByRole('table')).toHaveCount(0)
})

test('adds a row by its button, and by Enter in its quantity', async ({ page }) => {
  const table = await openTable(page)
  await addButton(table, nameAt(0)).click()
  await expect.poll(() => cartOf(page)).toMatchObject([{ WcId: 50_001, quantity: 1 }])
  const box = quantityOf(table, nameAt(1))
  await box.fill('3')
  await box.press('Enter')
  await expect(box).toHaveValue('')
  // A second Enter finds an empty box.
  await box.press('Enter')
  await expect(box).toBeFocused()
  await box.press('ArrowUp')
  await expect(quantityOf(table, nameAt(0))).toBeFocused()
  await expect
    .poll(() => cartOf(page))
    .toMatchObject([
      { WcId: 50_001, name: nameAt(0), quantity: 1, info: { type: 'complex', form: 'granules' } },
      { name: nameAt(1), quantity: 3 },
    ])
})

test('adds all rows with a quantity, or none when one is not valid', async ({ page }) => {
  const table = await openTable(page)
  await expect(addAll(page)).toHaveAttribute('aria-disabled', 'true')
  for (const [at, quantity] of ['2', '1000', '1'].entries())
    await quantityOf(table, nameAt(at)).fill(quantity)
  await expect(page.getByText(/^Produkte mit Menge: 3$/)).toBeVisible()
  await addAll(page).click()
  const wrong = quantityOf(table, nameAt(1))
  await expect(wrong).toBeFocused()
  await expect(wrong).toHaveAccessibleDescription(/höchstens|Höchstmenge|999/)
  await expect.poll(() => cartOf(page)).toEqual([])
  await wrong.fill('12')
  await addAll(page).click()
  await expect
    .poll(async () => (await cartOf(page)).map(({ quantity }: { quantity: number }) => quantity))
    .toEqual([2, 12, 1])
  await expect(addAll(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(wrong).toHaveValue('')
})

test('sorts by a column and back, as the address says', async ({ page }) => {
  const table = await openTable(page)
  const price = table.getByRole('columnheader', { name: t('Price') })
  const name = table.getByRole('columnheader', { name: t('Name') })
  const sorted = [...complexes].sort(new Intl.Collator('de', { numeric: true }).compare)
  await name.getByRole('button').click()
  await expect(name).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(() => namesIn(table)).toEqual(sorted)
  await name.getByRole('button').click()
  await expect(name).toHaveAttribute('aria-sort', 'descending')
  await expect.poll(() => namesIn(table)).toEqual(sorted.reverse())
  await expect(page).toHaveURL(/#sort=-name$/)
  await page.reload()
  await expect.poll(() => namesIn(table)).toEqual(sorted)
  await price.getByRole('button').click()
  await expect(name).toHaveAttribute('aria-sort', 'none')
  await expect(price).toHaveAttribute('aria-sort', 'ascending')
})

test('filters both views by text', async ({ page }) => {
  const table = await openTable(page)
  const box = page.getByRole('textbox', { name: t('Filter') })
  await box.fill('belladonna')
  await expect
    .poll(async () => (await namesIn(table)).every((name) => /Bella/.test(name)))
    .toBe(true)
  await expect(page).toHaveURL(/#q=belladonna$/)
  const count = (await namesIn(table)).length
  await viewButton(page, 'Cards').click()
  await expect(
    page.getByRole('list', { name: 'Komplexmittel', exact: true }).getByRole('listitem'),
  ).toHaveCount(count)
  await box.fill('xyz')
  await expect(page.getByText(t('No product matches the filter.'))).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('button', { name: t('Show all') })
    .last()
    .click()
  await expect(box).toHaveValue('')
})

test('shows no quantities to members who cannot order', async ({ page }) => {
  await logIn(page, 'de', 'formOnly')
  await open(page, 'de', 'shop.homeopathy.complexes')
  await expect(tableIn(page)).toBeVisible()
  await expect(tableIn(page).getByRole('textbox')).toHaveCount(0)
  await expect(addAll(page)).toHaveCount(0)
})

test('shows customers the table on a small screen, sorted by one choice', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await logIn(page, 'de', 'mayOrder')
  await open(page, 'de', 'shop.homeopathy.complexes')
  const table = tableIn(page)
  await expect(table).toBeVisible()
  await expect(table.getByRole('columnheader').filter({ visible: true })).toHaveCount(0)
  const sort = page.getByRole('combobox', { name: textIn('de', 'Sort by') })
  await sort.selectOption({ label: textIn('de', 'Name') })
  const sorted = [...complexes].sort(new Intl.Collator('de', { numeric: true }).compare)
  await expect.poll(() => namesIn(table)).toEqual(sorted)
  await expect(page).toHaveURL(/#sort=name$/)
  await page.reload()
  await expect(sort).toHaveValue('name')
  await sort.selectOption({ label: textIn('de', 'Usual order') })
  await expect.poll(() => namesIn(table)).toEqual(complexes)
})

for (const width of [360, 1280])
  test(`has an accessible table at ${width} px without horizontal scrolling`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 })
    await logIn(page, 'de', 'mayOrder')
    await open(page, 'de', 'shop.food_supplements')
    await viewButton(page, 'Table').click()
    await expect(page.getByRole('table')).toBeVisible()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectAccessible(page)
  })
