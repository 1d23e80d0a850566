import { expect, expectNoAxeViolations, logInToAdmin, type Page, test } from './admin.fixtures.ts'

/** Prices are shared by all tests, so each test changes a different one. */
const changePrice = async (page: Page, search: string, name: RegExp) => {
  await logInToAdmin(page, { path: '/prices' })
  await page.getByPlaceholder('Form, size, name or code').fill(search)
  const button = page.getByRole('button', { name })
  await button.click()
  return page.getByRole('dialog', { name: /^Price of/ })
}

const importFile = async (page: Page, text: string) => {
  await logInToAdmin(page, { path: '/import-prices' })
  await page.getByLabel('File to import').setInputFiles({
    name: 'prices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  })
}

test('changes a price, which the shop shows, and undoes it from the history', async ({ page }) => {
  const dialog = await changePrice(page, 'family kit', /^Change the price of Family kit/)
  await expectNoAxeViolations(page)
  await dialog.getByRole('textbox', { name: 'Price' }).fill('135,50')
  await dialog.getByRole('button', { name: 'Save the price' }).click()
  await expect(page.getByText('Family kit: CHF 135.50 from now on.')).toBeVisible()
  const kit = await (await page.request.get('/api/admin/products/53001')).json()
  const shop = await page.request.get(kit.shopAddress)
  expect(await shop.text()).toMatch(/135[.,]50/)

  await page.getByRole('cell', { name: 'Family kit', exact: true }).click()
  await page.getByRole('table').getByRole('button', { name: 'Undo', exact: true }).first().click()
  await expect(page.getByText('Undone.', { exact: true })).toBeVisible()
  await expect(
    page.getByRole('button', { name: 'Change the price of Family kit, CHF 129.00' }),
  ).toBeVisible()
})

test('shows products with their pictures', async ({ page }) => {
  await logInToAdmin(page, { path: '/products' })
  const pictures = page.getByRole('table').getByRole('presentation')
  await expect(pictures).toHaveCount(25)
  await expect
    .poll(() => pictures.first().evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await expectNoAxeViolations(page)
})

test('shows a price from next Monday as planned, and cancels it', async ({ page }) => {
  const dialog = await changePrice(page, 'winter set', /^Change the price of Winter set/)
  await dialog.getByRole('textbox', { name: 'Price' }).fill('49.90')
  await dialog.getByRole('button', { name: /^Next Monday/ }).click()
  await dialog.getByRole('button', { name: 'Plan the price' }).click()
  await expect(page.getByText(/^CHF 49.90 from /)).toBeVisible()
  await page.goto('/admin/planned-prices')
  await expect(page.getByRole('cell', { name: 'Winter set', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel this price: Winter set' }).click()
  await expect(page.getByText('Undone.', { exact: true })).toBeVisible()
})

test('changes nothing by a file with a wrong row, which it names with the reason', async ({
  page,
}) => {
  await importFile(page, 'Code;Price\ntravel-granules;99.00\nno-such-code;twelve\n')
  const wrong = page.getByRole('table', { name: 'Invalid rows' })
  await expect(wrong.getByRole('row', { name: '3 Price “twelve” is not a price.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Apply 1 change' })).toBeDisabled()
  await expectNoAxeViolations(page)
  await page.goto('/admin/prices')
  await page.getByPlaceholder('Form, size, name or code').fill('travel granules')
  await expect(page.getByRole('button', { name: /Travel granules, CHF 12.80$/ })).toBeVisible()
})

test('imports a file after its preview, and undoes it', async ({ page }) => {
  await importFile(page, 'Code;Price\nmagnesium-and-vitamin-b6;33.30\n')
  const differences = page.getByRole('table', { name: 'What changes' })
  await expect(differences.getByRole('row', { name: /32.00 33.30/ })).toBeVisible()
  await page.getByRole('button', { name: 'Apply 1 change' }).click()
  await expect(page.getByText('Imported: 1 changed, 0 new, 0 invalid rows left out.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo this import' }).click()
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await expect(page.getByText('Undone for 1 record.')).toBeVisible()
})

test('marks missing translations of a product and shows a changed title in the shop', async ({
  page,
}) => {
  await logInToAdmin(page, { path: '/products/54002' })
  const title = page.getByRole('textbox', { name: 'Title, English' })
  const before = await title.inputValue()
  await title.fill('')
  await expect(page.getByText('Missing: French is shown')).toBeVisible()
  await expectNoAxeViolations(page)
  await title.fill(`${before} <b>new</b>`)
  await page.getByRole('button', { name: 'Save' }).click()
  const address = await page.getByRole('link', { name: 'See it in the shop' }).getAttribute('href')
  // Disabled while it is being saved, too.
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  await expect
    .poll(async () => (await page.request.get(address ?? '')).text())
    .toContain('&lt;b&gt;new&lt;/b&gt;')
})

test('names a category in each language', async ({ page }) => {
  await logInToAdmin(page, { path: '/product-categories' })
  await page.getByRole('cell', { name: 'OTC animals' }).click()
  const german = page.getByRole('textbox', { name: 'Name, German' })
  await expect(german).toHaveValue('OTC Tiere')
  await german.fill('Für Tiere <b>')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('cell', { name: 'OTC animals' })).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('menuitem', { name: 'Deutsch' }).click()
  await expect(page.getByRole('cell', { name: 'Für Tiere <b>' })).toBeVisible()
  await expectNoAxeViolations(page)
})

test('keeps a typed price after someone else has changed the price', async ({ page }) => {
  const dialog = await changePrice(page, 'sports remedy', /^Change the price of Sports remedy kit/)
  const [{ id, version }] = await (
    await page.request.get('/api/admin/prices?search=sports+remedy')
  ).json()
  const data = { price: '77.70', version }
  const headers = { Origin: new URL(page.url()).origin }
  expect((await page.request.patch(`/api/admin/prices/${id}`, { data, headers })).ok()).toBe(true)
  await dialog.getByRole('textbox', { name: 'Price' }).fill('88.80')
  await dialog.getByRole('button', { name: 'Save the price' }).click()
  await expect(dialog.getByRole('alert')).toContainText('The price is now CHF 77.70.')
  await expect(dialog.getByRole('textbox', { name: 'Price' })).toHaveValue('88.80')
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Save the price' }).click()
  await expect(page.getByText('Sports remedy kit: CHF 88.80 from now on.')).toBeVisible()
})

test('says at which character a range of dilutions is unreadable', async ({ page }) => {
  await logInToAdmin(page, { path: '/remedies/1' })
  const range = page.getByRole('textbox', { name: 'Dilutions CH' })
  await range.fill('5-30,2oo')
  await expect(
    page.getByText('Character 6: “2oo” is not a dilution of the scale CH.'),
  ).toBeVisible()
  await expectNoAxeViolations(page)
})

test('explains the price of a choice', async ({ page }) => {
  await logInToAdmin(page, { path: '/price-simulator' })
  const choose = async (field: string, option: string) => {
    await page.getByRole('combobox', { name: field }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  await page.getByRole('combobox', { name: 'Remedy' }).fill('arnica montana')
  await page
    .getByRole('option', { name: /^Arnica montana/ })
    .first()
    .click()
  await choose('Scale', 'CH')
  await choose('Dilution', '30 CH')
  await choose('Pharmaceutical form', 'Granules')
  await choose('Size', 'Tube 4 g')
  await expect(page.getByText(/^The dilution 30 CH is in price category \d/)).toBeVisible()
  await expectNoAxeViolations(page)
})
