import { buttonIn, fieldIn } from '../controls.fixtures.ts'
import { textIn } from '../messages.fixtures.ts'
import { arnica, cartItems, openSelector, orderArnica } from '../order.fixtures.ts'
import { newProfessional, ownPassword } from '../own-account.fixtures.ts'
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

const itemsOf = (page: Page, language: Language) =>
  page.getByRole('list', { name: textIn(language, 'Your items') }).getByRole('listitem')

const starOf = (page: Page, language: Language, name: string) =>
  page.getByRole('button', { name: textIn(language, 'Favourite: {0}', { 0: name }) })

const starred = (page: Page, language: Language) =>
  page.getByRole('status').filter({ hasText: textIn(language, 'Added to your favourites.') })

test('stars an article in the selector and adds it by one key', async ({ page, request }) => {
  const language = 'de'
  await logInAs(page, language, await newProfessional(request, language), ownPassword)
  await open(page, language, 'account.shelf')
  await expect(
    page.getByText(
      textIn(
        language,
        'What you order or mark with a star appears here, with your usual dilution and size.',
      ),
    ),
  ).toBeVisible()
  await orderArnica(page, 2)
  await openSelector(page, language, arnica.replace('c-30', 'c-9'))
  await page
    .getByRole('button', { name: textIn(language, 'Add to my favourites') })
    .filter({ visible: true })
    .click()
  await expect(starred(page, language)).toContainText('Arnica montana')

  await open(page, language, 'account.shelf')
  const items = itemsOf(page, language)
  await expect(items).toHaveCount(2)
  await expect(items.nth(0)).toContainText('9 CH')
  await expect(items.nth(1)).toContainText('30 CH')
  await expect(items.nth(1)).toContainText('10,80 CHF')
  await expect(items.nth(1).locator('.container-picture')).toBeVisible()
  await expect(starOf(page, language, 'Arnica montana').first()).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expectAccessible(page)
  await fieldIn(page, language, 'Filter').fill('arn 30')
  await expect(items).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect
    .poll(() => cartItems(page))
    .toMatchObject([{ name: 'Arnica montana', quantity: 1, info: { dilution: '30' } }])
  await fieldIn(page, language, 'Filter').fill('')
  await expect(items).toHaveCount(2)
  await starOf(page, language, 'Arnica montana').first().focus()
  await page.keyboard.press('2')
  await expect.poll(() => cartItems(page)).toMatchObject([{ quantity: 2 }])
  await page.keyboard.press('/')
  await expect(fieldIn(page, language, 'Filter')).toBeFocused()
  await page.keyboard.type('9/')
  await expect(fieldIn(page, language, 'Filter')).toHaveValue('9/')
})

test('stars the lines of an order, and removes and restores a star', async ({ page, request }) => {
  await logInAs(page, 'fr', await newProfessional(request, 'fr'), ownPassword)
  const { number } = await orderArnica(page, 1)
  await open(page, 'fr', 'account.orders.order', { order: `${number}` })
  await page.getByRole('button', { name: textIn('fr', 'Add to my favourites') }).click()
  await expect(starred(page, 'fr')).toBeVisible()
  await open(page, 'fr', 'account.shelf')
  const star = starOf(page, 'fr', 'Arnica montana')
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
})

test('completes a line of the quick order with the starred size', async ({ page, request }) => {
  await logInAs(page, 'de', await newProfessional(request, 'de'), ownPassword)
  await openSelector(page, 'de', arnica)
  await page
    .getByRole('button', { name: textIn('de', 'Add to my favourites') })
    .filter({ visible: true })
    .click()
  await expect(starred(page, 'de')).toBeVisible()
  await open(page, 'de', 'account.quick-order')
  await fieldIn(page, 'de', 'Your items, one per line').fill('arn 30ch')
  await expect(
    page.getByRole('list', { name: textIn('de', 'What was read') }).getByRole('listitem'),
  ).toContainText('10,80 CHF')
})

test('shows the reason instead of buttons to accounts that may not order', async ({ page }) => {
  await logIn(page, 'fr', 'formOnly')
  await open(page, 'fr', 'account.shelf')
  await expect(page.getByRole('main').getByRole('note')).toBeVisible()
  await expect(buttonIn(page, 'fr', 'Add to Cart')).toHaveCount(0)
})

test('keeps the star and says so when the connection is lost', async ({ page, request }) => {
  await logInAs(page, 'it', await newProfessional(request, 'it'), ownPassword)
  await orderArnica(page, 1)
  await open(page, 'it', 'account.shelf')
  const star = starOf(page, 'it', 'Arnica montana')
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await star.click()
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: textIn('it', 'There was a problem, please try again') }),
  ).toBeVisible()
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await page.context().setOffline(false)
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
})
