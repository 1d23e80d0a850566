import type { Locator } from '@playwright/test'
import { centimes } from '../../../domain/money.ts'
import { buttonIn, linkIn } from '../controls.fixtures.ts'
import { textIn } from '../messages.fixtures.ts'
import { openCart } from '../order.fixtures.ts'
import { newProfessional, ownPassword } from '../own-account.fixtures.ts'
import { cartOf } from '../shop.fixtures.ts'
import {
  expect,
  expectAccessible,
  type Language,
  logIn,
  logInAs,
  open,
  type Page,
  test,
} from '../site.fixtures.ts'
import { elevenLines, orderInCart } from './cart-lines.fixtures.ts'

const three = ['arn 30ch glob 1g', 'bell 9ch glob 1g x3', 'puls 15ch gran 4g']

const openFilledCart = async (page: Page, language: Language, lines: readonly string[]) => {
  await logIn(page, language, 'mayOrder')
  await open(page, language, 'company.garden')
  await orderInCart(page, language, lines)
  await page.reload()
  return openCart(page)
}

const namesIn = (panel: Locator) => panel.getByRole('heading', { level: 3 })

const remove = (panel: Locator, name: string) =>
  panel.getByRole('button', { name: `Remove ${name}` }).click()

test('shows eleven lines with the total and the checkout at 1440×900', async ({ page }) => {
  const language = 'it'
  await page.setViewportSize({ width: 1440, height: 900 })
  const panel = await openFilledCart(page, language, elevenLines)
  const lines = panel.getByRole('listitem')
  await expect(lines).toHaveCount(11)
  for (const line of await lines.all()) await expect(line).toBeInViewport({ ratio: 1 })
  await expect(panel.getByText(textIn(language, 'Total'), { exact: true }).last()).toBeInViewport({
    ratio: 1,
  })
  await expect(linkIn(panel, language, 'Go to checkout')).toBeInViewport({ ratio: 1 })
  const list = panel.getByRole('list').first()
  const hidden = await list.evaluate((ul) => ul.scrollHeight - ul.clientHeight)
  expect(hidden, 'pixels to scroll').toBeLessThanOrEqual(0)
})

test.describe('with the cart of the account', () => {
  test.use({ keepsCart: true })

  test('shows eleven lines with references and a new price at 1440×900', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await logInAs(page, 'de', await newProfessional(page.request, 'de'), ownPassword)
    await open(page, 'de', 'company.garden')
    await orderInCart(page, 'de', elevenLines, (line, position) => ({
      ...line,
      price: centimes(line.price + (position === 2 ? 100 : 0)),
      reference: `Patient ${position} / Praxis Süd`,
    }))
    await page.reload()
    const panel = await openCart(page)
    await expect(panel.getByRole('alert')).toBeVisible()
    const lines = panel.getByRole('listitem')
    await expect(lines).toHaveCount(11)
    for (const line of await lines.all()) await expect(line).toBeInViewport({ ratio: 1 })
    await expect(lines.last()).toContainText('Patient 10 / Praxis Süd')
  })
})

test('fits 360 px with a picture in each line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const panel = await openFilledCart(page, 'de', elevenLines)
  await expect(panel.getByRole('listitem')).toHaveCount(11)
  await expect(panel.locator('.container-picture').first()).toBeInViewport({ ratio: 1 })
  const { scroll, client } = await panel.evaluate((dialog) => ({
    scroll: dialog.scrollWidth,
    client: dialog.clientWidth,
  }))
  expect(scroll).toBeLessThanOrEqual(client)
  await expectAccessible(page)
})

test('changes the quantity by typing and by keys, and announces it', async ({ page }) => {
  const panel = await openFilledCart(page, 'en', three)
  const quantity = panel.getByRole('textbox', { name: 'Quantity of Belladonna' })
  const status = panel.getByRole('status').filter({ hasText: 'Belladonna: quantity' })
  await quantity.focus()
  await page.keyboard.type('12')
  await expect(status).toHaveText('Belladonna: quantity 12, 98,40 CHF')
  for (const [key, value] of [
    ['+', '13'],
    ['ArrowUp', '14'],
    ['-', '13'],
    ['ArrowDown', '12'],
  ] as const) {
    await quantity.press(key)
    await expect(quantity).toHaveValue(value)
  }
  await expect(status).toHaveText('Belladonna: quantity 12, 98,40 CHF')
  await expect.poll(() => cartOf(page)).toMatchObject([{}, { quantity: 12 }, {}])
})

test('puts a removed line back at its place with its quantity', async ({ page }) => {
  const panel = await openFilledCart(page, 'en', three)
  await remove(panel, 'Belladonna')
  const undo = panel.getByRole('button', { name: /^Undo ?: Belladonna/ })
  await expect(undo).toBeFocused()
  await expect(panel.getByRole('status').filter({ hasText: 'Belladonna removed' })).toHaveCount(1)
  await expect(namesIn(panel)).toHaveText(['Arnica montana', 'Pulsatilla'])
  await expect.poll(() => cartOf(page)).toHaveLength(2)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(namesIn(panel)).toHaveText(['Arnica montana', 'Belladonna', 'Pulsatilla'])
  const quantity = panel.getByRole('textbox', { name: 'Quantity of Belladonna' })
  await expect(quantity).toBeFocused()
  await expect(quantity).toHaveValue('3')
  await expect.poll(() => cartOf(page)).toMatchObject([{}, { quantity: 3 }, {}])
})

test('keeps several removed lines restorable, also after the cart was closed', async ({ page }) => {
  const panel = await openFilledCart(page, 'en', three)
  await remove(panel, 'Arnica montana')
  await remove(panel, 'Pulsatilla')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await openCart(page)
  await panel.getByRole('button', { name: /^Undo ?: Pulsatilla/ }).focus()
  // Ctrl + Z puts back what was removed last.
  await page.keyboard.press('Control+z')
  await expect(namesIn(panel)).toHaveText(['Belladonna', 'Pulsatilla'])
  await panel.getByRole('button', { name: /^Undo ?: Arnica montana/ }).click()
  await expect(namesIn(panel)).toHaveText(['Arnica montana', 'Belladonna', 'Pulsatilla'])
})

test('puts all lines back after emptying the cart', async ({ page }) => {
  const panel = await openFilledCart(page, 'de', three)
  await buttonIn(panel, 'de', 'Empty the cart').click()
  await expect(panel.getByText(textIn('de', 'Your cart is empty.'))).toBeVisible()
  const undo = buttonIn(panel, 'de', 'Undo')
  await expect(undo).toBeFocused()
  await expectAccessible(page)
  await expect.poll(() => cartOf(page)).toHaveLength(0)
  await undo.press('Enter')
  await expect(namesIn(panel)).toHaveText(['Arnica montana', 'Belladonna', 'Pulsatilla'])
  await expect.poll(() => cartOf(page)).toMatchObject([{}, { quantity: 3 }, {}])
})
