import { textIn } from '../messages.fixtures.ts'
import { card, openBuilder } from '../shop/mixture.fixtures.ts'
import { choose, option } from '../shop.fixtures.ts'
import {
  addressIn,
  expect,
  expectAccessible,
  open,
  type Page,
  searchLink,
  test,
} from '../site.fixtures.ts'

const field = (page: Page) => page.getByRole('dialog').getByRole('combobox')
const options = (page: Page) => page.getByRole('dialog').getByRole('option')
const highlighted = (page: Page) => page.getByRole('option', { selected: true })

test('opens with the key f on the body and closes with Escape', async ({ page }) => {
  await open(page, 'en', 'company.garden')
  await page.keyboard.press('f')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')
  await page.keyboard.type('f')
  await expect(page.getByText('Type more to see results...')).toBeVisible()
  await expect(options(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeHidden()
})

test('opens with the key f after the link to the content was followed', async ({ page }) => {
  await open(page, 'en', 'company.garden')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('f')
  await expect(field(page)).toBeFocused()
})

test('finds a remedy by a synonym and opens it with the typed potency', async ({ page }) => {
  await open(page, 'de', 'home')
  await searchLink(page, 'de').click()
  await field(page).fill('Tollkirsche 30ch')
  await expect(options(page).first()).toContainText('Belladonna')
  await expect(options(page).first()).toContainText('Tollkirsche')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${addressIn('de', 'shop.homeopathy.remedies')}/a-241_b-ch_c-30`)
})

test('opens a result of the last text, also when Enter follows without a pause', async ({
  page,
}) => {
  await open(page, 'en', 'home')
  await searchLink(page, 'en').click()
  await field(page).fill('belladonna')
  await expect(options(page).first()).toContainText('Belladonna')
  await field(page).fill('arnica 30ch')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${addressIn('en', 'shop.homeopathy.remedies')}/*_b-ch_c-30`)
})

test('does not show the word by which a product was found', async ({ page }) => {
  await open(page, 'en', 'company.garden')
  await page.keyboard.press('f')
  await field(page).fill('constipation')
  await expect(options(page)).toHaveText(['Complex 39 Alumina'])
})

test('moves through groups with the arrow keys', async ({ page }) => {
  await open(page, 'en', 'home')
  await searchLink(page, 'en').click()
  await field(page).fill('arnica')
  const groups = page.getByRole('dialog').getByRole('group')
  await expect(groups.first()).toHaveAccessibleName('Homeopathy')
  await expect(highlighted(page)).toContainText('Arnica montana')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
})

test('finds pages of the language, and says when nothing matches', async ({ page }) => {
  await open(page, 'de', 'home')
  await searchLink(page, 'de').click()
  await field(page).fill('impressum')
  await expect(options(page).filter({ hasText: 'Impressum' })).toBeVisible()
  await field(page).fill('qqxxzz')
  await expect(page.getByText(textIn('de', 'Nothing matches this search.'))).toBeVisible()
  await expect(options(page)).toHaveCount(0)
})

test('searches on a separate page without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(addressIn('en', 'company.garden'))
  await searchLink(page, 'en').click()
  await page.waitForURL(`**${addressIn('en', 'search')}`)
  await page.getByRole('searchbox').fill('Belladona')
  await page.getByRole('search').getByRole('button').click()
  await page.getByRole('main').getByRole('link', { name: 'Belladonna' }).click()
  await page.waitForURL(/\/remedies\/a-241$/)
  await context.close()
})

test('takes the potency that is typed with the name of a substance', async ({ page }) => {
  await openBuilder(page)
  await page.getByRole('button', { name: 'Add the first substance' }).click()
  await choose(card(page, 'New substance'), 'Homeopathy')
  await page.getByRole('combobox').fill('arn 30ch')
  await option(page, 'Arnica montana').click()
  await expect(card(page, 'Arnica montana 30 CH')).toBeVisible()
})

test('shows results with picture, price and potencies on the page of the search', async ({
  page,
}) => {
  await page.goto(`${addressIn('de', 'search')}?q=arnica`)
  const main = page.getByRole('main')
  await expect(main.locator('mark').first()).toHaveText('Arnica')
  const product = main.getByRole('listitem').filter({ hasText: 'Komplexmittel Nr. 4' })
  await expect(product).toContainText('Granules')
  await expect(product).toContainText('12,80 CHF')
  await expect(product.locator('.container-picture')).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('link', { name: /^30.CH$/ }).click()
  await expect(page).toHaveURL(/a-159_b-ch_c-30$/)
})

test('opens from the header at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, 'de', 'home')
  await searchLink(page, 'de').click()
  await expect(field(page)).toBeFocused()
})
