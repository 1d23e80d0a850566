import { openCart } from '../order.fixtures.ts'
import { cartOf } from '../shop.fixtures.ts'
import { expect, expectAccessible, logIn, open, type Page, test } from '../site.fixtures.ts'
import { orderInCart } from './cart-lines.fixtures.ts'

const openEditor = async (page: Page) => {
  await logIn(page, 'en', 'mayOrder')
  await open(page, 'en', 'company.garden')
  await orderInCart(page, 'en', ['arn 30ch glob 1g', 'bell 9ch glob 1g x3', 'puls 15ch gran 4g'])
  await page.reload()
  const panel = await openCart(page)
  await panel.getByRole('button', { name: /^Change Belladonna/ }).click()
  const field = panel.getByRole('textbox', { name: 'Change dilution, form, size or quantity' })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('Belladonna 9 CH Globules Tube 1 g x3')
  return { panel, field }
}

test('replaces a line at its place by another potency and quantity', async ({ page }) => {
  const { panel, field } = await openEditor(page)
  await expectAccessible(page)
  await field.fill('Belladonna 200 CH Globules Tube 1 g x2')
  const preview = panel.locator('[data-status=ok]')
  await expect(preview).toContainText('200 CH')
  await field.press('Enter')
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText([
    'Arnica montana',
    'Belladonna',
    'Pulsatilla',
  ])
  await expect(panel.getByRole('textbox', { name: 'Quantity of Belladonna' })).toBeFocused()
  await expect
    .poll(() => cartOf(page))
    .toMatchObject([{}, { quantity: 2, info: { scale: 'CH', dilution: '200' } }, {}])
  await expect(panel.getByRole('status').filter({ hasText: 'Changed: Belladonna' })).toHaveCount(1)
})

test('offers the nearest for what is not made, and keeps the line until it is replaced', async ({
  page,
}) => {
  const { panel, field } = await openEditor(page)
  await field.fill('Belladonna 31 CH globules 1g x3')
  await expect(panel.getByText('Not made in this dilution.')).toBeVisible()
  await field.press('Enter')
  await page.keyboard.press('1')
  await expect(panel.locator('[data-status=ok]')).toBeFocused()
  await expect(field).toHaveValue(/30 CH/)
  // A digit after the answer changes nothing.
  const value = await field.inputValue()
  await page.keyboard.press('1')
  await expect(field).toHaveValue(value)
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(panel).toBeVisible()
  await expect.poll(() => cartOf(page)).toMatchObject([{}, { info: { dilution: '9' } }, {}])
})

test('adds the changed line to an equal one', async ({ page }) => {
  const { panel, field } = await openEditor(page)
  await field.fill('arn 30ch glob 1g x3')
  await expect(panel.locator('[data-status=ok]')).toContainText('Arnica')
  await panel.getByRole('button', { name: 'Replace the item' }).click()
  await expect.poll(() => cartOf(page)).toMatchObject([{ quantity: 4 }, { name: 'Pulsatilla' }])
  await expect(panel.getByRole('textbox', { name: 'Quantity of Arnica montana' })).toBeFocused()
})
