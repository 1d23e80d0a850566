import { textIn } from './messages.fixtures.ts'
import { buyBoxIn, cartOf, choose, radio } from './shop.fixtures.ts'
import { expect, expectAccessible, logIn, open, type Page, test } from './site.fixtures.ts'

const addButton = (page: Page) =>
  buyBoxIn(page, 'de').getByRole('button', { name: textIn('de', 'Add to Cart') })

test("preselects a salt's customary potency", async ({ page }) => {
  await logIn(page, 'de', 'mayOrder')
  await open(page, 'de', 'shop.schussler_salts.product', { product: 'kalium-phosphoricum' })
  await expect(page.getByText('Übliche Potenz: D6')).toBeVisible()
  await expect(radio(page, 'Tabletten D6')).toBeChecked()
  await open(page, 'de', 'shop.schussler_salts.product', { product: 'calcium-fluoratum' })
  await expect(page.getByText('Übliche Potenz: D12')).toBeVisible()
  await expect(radio(page, 'Tabletten D12')).toBeChecked()
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
