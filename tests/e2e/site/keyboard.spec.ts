import type { Locator } from '@playwright/test'
import { textIn } from '../messages.fixtures.ts'
import { cartOf } from '../shop.fixtures.ts'
import { expect, logIn, open, type Page, test } from '../site.fixtures.ts'

/** More than the controls before the first row of any table. */
const maxTabs = 60

/** Presses Tab until the target has the focus. */
const tabTo = async (page: Page, target: Locator) => {
  for (let tabs = 0; tabs < maxTabs; tabs += 1) {
    const isFocused = await target.evaluate((element) => element === document.activeElement)
    if (isFocused) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${target}`)
}

/** Follows the link that skips the header. */
const skipToContent = async (page: Page) => {
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
}

const tables = [
  ['de', 'shop.homeopathy.complexes'],
  ['fr', 'shop.schussler_salts'],
  ['it', 'otcs.animals'],
  ['en', 'shop.food_supplements'],
] as const

for (const [language, key] of tables)
  test(`orders rows of ${key} by the keyboard in ${language}`, async ({ page }) => {
    await logIn(page, language, 'mayOrder')
    await open(page, language, key)
    await expect(page.locator('[data-product-list][data-ready]')).toHaveCount(1)
    await skipToContent(page)
    const boxes = page.getByRole('table').getByRole('textbox')
    await tabTo(page, boxes.first())
    await page.keyboard.type('2')
    await page.keyboard.press('ArrowDown')
    await expect(boxes.nth(1)).toBeFocused()
    await expect(boxes.nth(1)).toBeInViewport({ ratio: 1 })
    await page.keyboard.type('3')
    await page.keyboard.press('Enter')
    await expect(boxes.nth(1)).toHaveValue('')
    await expect(boxes.nth(1)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(boxes.first()).toHaveValue('')
    await expect.poll(() => cartOf(page)).toMatchObject([{ quantity: 3 }, { quantity: 2 }])
  })

for (const language of ['fr', 'en'] as const)
  test(`finds a place and shows it on the map by the keyboard in ${language}`, async ({ page }) => {
    await open(page, language, 'resources.where')
    await expect(page.locator('.map-cluster').first()).toBeAttached()
    await skipToContent(page)
    await tabTo(page, page.getByRole('radio', { checked: true }))
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio').nth(1)).toBeChecked()
    const place = page.getByRole('combobox')
    await tabTo(page, place)
    await page.keyboard.type('Chur')
    await page.keyboard.press('Enter')
    const list = page.getByRole('region', { name: textIn(language, 'List of addresses') })
    await expect(list.getByRole('listitem').first()).toContainText(/km/)
    const show = list.getByRole('button').first()
    await tabTo(page, show)
    await page.keyboard.press('Enter')
    await expect(page.locator('.leaflet-popup')).toBeVisible()
  })

test('does not scroll the page when the focus enters the sticky header', async ({ page }) => {
  await open(page, 'de', 'company.garden')
  await page.evaluate(() => scrollTo(0, 600))
  for (const control of await page.getByRole('banner').getByRole('link').all()) {
    if (!(await control.isVisible())) continue
    await control.focus()
    await expect(control).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
  }
})
