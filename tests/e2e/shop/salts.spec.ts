import { textIn } from '../messages.fixtures.ts'
import { buyBoxIn, cartOf, choose, radio } from '../shop.fixtures.ts'
import { expect, expectAccessible, logIn, open, type Page, test } from '../site.fixtures.ts'

const addButton = (page: Page) =>
  buyBoxIn(page, 'de').getByRole('button', { name: textIn('de', 'Add to Cart') })

test("marks a salt's customary potency, one key away, and waits for a form", async ({ page }) => {
  await logIn(page, 'de', 'mayOrder')
  await open(page, 'de', 'shop.schussler_salts.product', { product: 'kalium-phosphoricum' })
  await expect(page.getByText('Übliche Potenz: D6')).toBeVisible()
  const customary = radio(page, 'Tabletten D6')
  await expect(customary).not.toBeChecked()
  await expect(customary).toHaveAccessibleName(/Übliche Potenz/)
  await expect(page.getByRole('radio', { name: /Übliche Potenz/ })).toHaveCount(1)
  await expect(addButton(page)).toHaveAttribute('aria-disabled', 'true')
  // Tab leads to the first radio button of a group without a choice.
  await customary.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(customary).toBeFocused()
  await page.keyboard.press('Space')
  await expect(customary).toBeChecked()
  await addButton(page).click()
  await expect
    .poll(() => cartOf(page))
    .toMatchObject([{ name: 'Kalium phosphoricum', info: { form: 'pl_6' } }])
})

test('adds a salt in the chosen form', async ({ page }) => {
  await logIn(page, 'de', 'mayOrder')
  await open(page, 'de', 'shop.schussler_salts.product', { product: 'calcium-fluoratum' })
  await expect(page.getByText('Übliche Potenz: D12')).toBeVisible()
  await choose(page, 'Pulver D12')
  await expect(buyBoxIn(page, 'de').getByText('21,50 CHF')).toBeVisible()
  await addButton(page).click()
  await expect
    .poll(() => cartOf(page))
    .toMatchObject([
      { name: 'Calcium fluoratum', price: 2150, info: { type: 'schussler', form: 'p_12' } },
    ])
  await expectAccessible(page)

  // Opens the explanation and returns through the table of all salts.
  await page.getByRole('link', { name: /Was Schüssler-Salze sind/ }).click()
  const table = page.getByRole('table', { name: 'Die Salze im Vergleich' })
  await expect(table.getByRole('row')).toHaveCount(30)
  await expectAccessible(page)
  await table.getByRole('link', { name: 'Silicea' }).click()
  await expect(page.getByText('Übliche Potenz: D12')).toBeVisible()
})

test('requires a form for a salt without its customary potency', async ({ page }) => {
  await logIn(page, 'de', 'mayOrder')
  await open(page, 'de', 'shop.schussler_salts.product', { product: 'kalium-arsenicosum' })
  const add = addButton(page)
  await expect(add).toHaveAttribute('aria-disabled', 'true')
  await expect(add).toHaveAccessibleDescription(/./)
  await add.click({ force: true })
  await expect.poll(() => cartOf(page)).toEqual([])
})

const saltTableIn = (page: Page) => page.getByRole('table', { name: 'Schüssler-Salze' })

const formOf = (page: Page, of: string) =>
  saltTableIn(page).getByRole('combobox', { name: textIn('de', 'Form of {of}', { of }) })

const rowOf = (page: Page, name: string) =>
  saltTableIn(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name, exact: true }) })

const quantityIn = (page: Page, of: string) =>
  rowOf(page, of).getByRole('textbox', { name: textIn('de', 'Quantity of {of}', { of }) })

test('lists the 27 salts in their customary potency', async ({ page }) => {
  await open(page, 'de', 'shop.schussler_salts')
  await expect(saltTableIn(page).getByRole('rowheader')).toHaveCount(27)
  await expect(formOf(page, 'Calcium fluoratum')).toHaveValue('pl_12')
  await expect(formOf(page, 'Kalium phosphoricum')).toHaveValue('pl_6')
  await expect(rowOf(page, 'Calcium fluoratum')).toContainText('D12')
  await expect(saltTableIn(page).getByRole('textbox')).toHaveCount(0)
  await formOf(page, 'Calcium fluoratum').selectOption('p_12')
  await expect(rowOf(page, 'Calcium fluoratum')).toContainText('21,50 CHF')
  await page.getByRole('textbox', { name: textIn('de', 'Filter') }).fill('phos')
  await expect(saltTableIn(page).getByRole('rowheader').first()).toHaveText(/phos/i)
  await expect(saltTableIn(page).getByRole('link', { name: 'Silicea' })).toHaveCount(0)
})

test('adds salts from the table, in the chosen forms', async ({ page }) => {
  await logIn(page, 'de', 'mayOrder')
  await open(page, 'de', 'shop.schussler_salts')
  await quantityIn(page, 'Calcium fluoratum').fill('2')
  await formOf(page, 'Silicea').selectOption('p_12')
  await quantityIn(page, 'Silicea').fill('1')
  // It is not offered in its customary potency, so a form has to be chosen.
  const openForm = formOf(page, 'Kalium arsenicosum')
  await quantityIn(page, 'Kalium arsenicosum').fill('1')
  const addAll = page.getByRole('button', { name: textIn('de', 'Add all to cart') })
  await addAll.click()
  await expect(openForm).toBeFocused()
  await expect(openForm).toHaveAccessibleDescription(textIn('de', 'Please choose a form first.'))
  await expect.poll(() => cartOf(page)).toEqual([])
  await openForm.selectOption({ index: 1 })
  await addAll.click()
  await expect
    .poll(() => cartOf(page))
    .toMatchObject([
      { name: 'Calcium fluoratum', quantity: 2, info: { type: 'schussler', form: 'pl_12' } },
      { name: 'Silicea', quantity: 1, price: 2150, info: { type: 'schussler', form: 'p_12' } },
      { name: 'Kalium arsenicosum', quantity: 1, info: { type: 'schussler' } },
    ])
})
