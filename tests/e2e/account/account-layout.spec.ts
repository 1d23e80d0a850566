import type { Locator } from '@playwright/test'
import { accountPages } from '../../../domain/page/menus.ts'
import type { PageKey } from '../../../domain/page/route-words.ts'
import { buttonIn, currentLinkIn } from '../controls.fixtures.ts'
import { textIn } from '../messages.fixtures.ts'
import {
  addToCart,
  arnica,
  cartButton,
  frameOf,
  goToReview,
  openSelector,
  orderArnica,
  orderNumber,
  placeOrder,
} from '../order.fixtures.ts'
import {
  addressIn,
  expect,
  expectAccessible,
  logIn,
  open,
  type Page,
  test,
} from '../site.fixtures.ts'

const lists: PageKey[] = [
  'news',
  'health',
  'shop.homeopathy.complexes',
  'shop.homeopathy.seasonal',
  'shop.homeopathy.products',
  'shop.schussler_salts',
  'shop.food_supplements',
  'otcs.otchomeo',
]

const screen = { width: 1440, height: 900 }
const phone = { width: 360, height: 800 }

/** Height of the page's head, in pixels. */
const headHeight = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .evaluate((title) => title.closest('header')?.getBoundingClientRect().height)

/** How the row of column heads is positioned: out of sight when absolute. */
const headPosition = (table: Locator) =>
  table.getByRole('columnheader', { name: /./ }).evaluateAll(([head]) => {
    const row = head?.closest('thead')
    return row && getComputedStyle(row).position
  })

/** By how many pixels the page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test('keeps heads of working pages below a quarter of the screen', async ({ page }) => {
  const language = 'de'
  test.slow()
  await page.setViewportSize(screen)
  await logIn(page, language, 'mayOrder')
  const { number } = await orderArnica(page, 12, 'advance')
  for (const key of [...accountPages, 'checkout', ...lists] as const) {
    await open(page, language, key)
    await expect.soft(page.getByRole('heading', { level: 1 }), key).toBeVisible()
    expect.soft(await headHeight(page), key).toBeLessThanOrEqual(screen.height / 4)
    expect.soft(await page.evaluate(() => scrollY), key).toBe(0)
  }
  await open(page, language, 'account.orders.order', { order: `${number}` })
  await expect.poll(() => headHeight(page)).toBeLessThanOrEqual(screen.height / 4)
  await page.emulateMedia({ media: 'print' })
  for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const)
    await expect(page.getByRole(role), 'is not printed').toHaveCount(0)
})

for (const language of ['de', 'fr'] as const)
  test(`shows the account menu in one row at 360 px in ${language}`, async ({ page }) => {
    await page.setViewportSize(phone)
    await logIn(page, language, 'mayOrder')
    for (const key of accountPages) {
      await open(page, language, key)
      const menu = page.getByRole('navigation', { name: textIn(language, 'My account') })
      expect((await menu.boundingBox())?.height, key).toBeLessThan(70)
      await expect(currentLinkIn(menu)).toBeInViewport({ ratio: 1 })
      await expect.poll(() => overflow(page), key).toBeLessThanOrEqual(0)
    }
    const last = buttonIn(page.getByRole('main'), language, 'Log out')
    await last.focus()
    await expect(last).toBeInViewport({ ratio: 1 })
  })

test('shows an order and its invoice at 360 px in French without sideways scrolling', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await logIn(page, 'fr', 'mayOrder')
  const { number } = await orderArnica(page, 12, 'advance')
  await open(page, 'fr', 'account.orders.order', { order: `${number}` })
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
  const items = page.getByRole('list', { name: textIn('fr', 'Ordered items') })
  const beyond = await items.evaluate(
    (list) =>
      [...list.querySelectorAll('h2, p, button')].filter((part) => {
        const { left, right } = part.getBoundingClientRect()
        return left < 0 || right > innerWidth || part.scrollWidth > part.clientWidth + 1
      }).length,
  )
  expect(beyond).toBe(0)
  await open(page, 'fr', 'account.payment')
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
  const table = page.getByRole('table', { name: textIn('fr', 'Open invoices') })
  await expect.poll(() => headPosition(table)).toBe('absolute')
})

test('shows invoices as a table from 768 px on, the first with its payment details', async ({
  page,
}) => {
  await logIn(page, 'de', 'mayOrder')
  await orderArnica(page, 12, 'advance')
  const { number } = await orderArnica(page, 12, 'advance')
  const orderLink = page.getByRole('link', {
    name: textIn('de', 'No. {orderNumber}', { orderNumber: number }),
    exact: true,
  })
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, 'de', 'account.payment')
    const table = page.getByRole('table', { name: 'Offene Rechnungen' })
    await expect(table.getByRole('columnheader')).toHaveText([
      'Rechnung (PDF)',
      'Bestellung',
      'Datum',
      'Zahlbar bis',
      'Status',
      'Betrag',
    ])
    await expect.poll(() => headPosition(table)).toBe('static')
    await expect(orderLink).toBeVisible()
    await expect.poll(() => overflow(page), `${width}`).toBeLessThanOrEqual(0)
  }
  const codes = page.getByRole('main').getByRole('img', { name: /QR/ })
  await expect(codes).toHaveCount(1)
  const invoice = page.getByRole('rowgroup').filter({ has: orderLink })
  await invoice.getByText(textIn('de', 'Payment details')).focus()
  await page.keyboard.press('Enter')
  await expect(invoice.getByRole('img')).toBeVisible()
  await expect(codes).toHaveCount(2)
  await expectAccessible(page)
})

test('counts the cart on its button after a reload and in other tabs, and nothing when empty', async ({
  page,
}) => {
  await logIn(page, 'fr', 'mayOrder')
  await openSelector(page, 'fr', arnica)
  await expect(cartButton(page)).toHaveText('')
  await addToCart(page, 'fr')
  await expect(cartButton(page)).toHaveText('1')
  const other = await page.context().newPage()
  await other.goto(addressIn('fr', 'home'))
  await expect(cartButton(other)).toHaveText('1')
  await addToCart(page, 'fr')
  for (const tab of [page, other]) {
    await expect(cartButton(tab)).toHaveText('2')
    await expect(cartButton(tab)).toHaveAccessibleName(/2/)
  }
  await page.reload()
  await expect(cartButton(page)).toHaveText('2')
})

test('keeps a change of the cart that another tab overwrites with an older one', async ({
  page,
}) => {
  await logIn(page, 'fr', 'mayOrder')
  await openSelector(page, 'fr', arnica)
  await addToCart(page, 'fr')
  await expect(cartButton(page)).toHaveText('1')
  const other = await page.context().newPage()
  await other.goto(addressIn('fr', 'home'))
  await expect(cartButton(other)).toHaveText('1')
  // As a tab does that has not yet seen the second click.
  const older = await other.evaluate(() => localStorage.getItem('sn_v6') ?? '')
  await addToCart(page, 'fr')
  await expect(cartButton(other)).toHaveText('2')
  await other.evaluate((state) => localStorage.setItem('sn_v6', state), older)
  const quantityIn = (tab: typeof page) =>
    tab.evaluate(() => JSON.parse(localStorage.getItem('sn_v6') ?? '{}').state.cart[0].quantity)
  for (const tab of [page, other]) {
    await expect.poll(() => quantityIn(tab)).toBe(2)
    await expect(cartButton(tab)).toHaveText('2')
  }
})

test('leads from the thanks to the invoice', async ({ page }) => {
  await logIn(page, 'de', 'mayOrder')
  await openSelector(page, 'de', arnica)
  await addToCart(page, 'de')
  const frame = await goToReview(page, 'de', { isAdvance: true })
  await placeOrder(frame)
  const invoice = frameOf(page).getByRole('link', { name: 'Rechnung öffnen (PDF)' })
  const href = (await invoice.getAttribute('href')) ?? ''
  const answer = await page.request.get(href)
  expect(answer.headers()['content-type']).toBe('application/pdf')
  const sizes = await orderNumber(frame).evaluate((number) => {
    const sizeOf = (one: Element) => Number.parseFloat(getComputedStyle(one).fontSize)
    return {
      number: sizeOf(number),
      largest: Math.max(...Array.from(document.querySelectorAll('body *'), sizeOf)),
    }
  })
  expect(sizes.number).toBe(sizes.largest)
})
