import { expect, expectAccessible, logIn, open, type Page, test } from './site.fixtures.ts'

const cartOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.sn_v6 ?? '{"state":{"cart":[]}}').state.cart)

test("preselects a salt's customary potency", async ({ page }) => {
  await logIn(page, 'de', 'mayOrder')
  await open(page, 'de', 'shop.schussler_salts.product', { product: 'kalium-phosphoricum' })
  await expect(page.getByText('Übliche Potenz: D6')).toBeVisible()
  await expect(page.locator('input[value=pl_6]')).toBeChecked()
  await open(page, 'de', 'shop.schussler_salts.product', { product: 'calcium-fluoratum' })
  await expect(page.getByText('Übliche Potenz: D12')).toBeVisible()
  await expect(page.locator('input[value=pl_12]')).toBeChecked()
  const add = page.locator('[data-buy]').getByRole('button').last()
  await page.locator('input[value=p_12]').check({ force: true })
  await expect(page.locator('[data-buy]').getByText('21,50 CHF')).toBeVisible()
  await add.click()
  await expect
    .poll(() => cartOf(page))
    .toMatchObject([
      { name: 'Calcium fluoratum', price: 2150, info: { type: 'schussler', form: 'p_12' } },
    ])
  await expectAccessible(page)

  // To the explanation, and back by the table of all salts.
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
  const add = page.locator('[data-buy]').getByRole('button').last()
  await expect(add).toHaveAttribute('aria-disabled', 'true')
  await expect(add).toHaveAccessibleDescription(/./)
  await add.click({ force: true })
  await expect.poll(() => cartOf(page)).toEqual([])
})
