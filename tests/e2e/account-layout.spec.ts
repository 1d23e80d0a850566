import { accountPages } from '../../app/shell/header/menus.ts'
import type { PageKey } from '../../domain/page/route-words.ts'
import { arnica, frameOf, goToReview, openSelector, placeOrder } from './order.fixtures.ts'
import {
  addressIn,
  expect,
  expectAccessible,
  logIn,
  open,
  type Page,
  test,
} from './site.fixtures.ts'

const lists: PageKey[] = [
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
    .locator('main header')
    .first()
    .evaluate((head) => head.getBoundingClientRect().height)

/** By how many pixels the page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Places an order over the API for who is logged in; answers its number. */
const order = async (page: Page): Promise<number> => {
  const preparation = { scale: 'CH', dilution: '30', form: 'globuli', size: 'tube-1g' }
  const priced = await page.request.post('/api/shop/price', {
    data: { family: 'homeopathy', ...preparation },
  })
  const { productId }: { productId: number } = await priced.json()
  const info = { type: 'homeopathy', ...preparation }
  const placed = await page.request.post('/api/shop/orders', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      items: [{ id: productId, quantity: 12, name: 'Arnica montana', info }],
      payment: 'invoice',
    },
  })
  expect(placed.status()).toBe(201)
  const { id, number }: { id: string; number: number } = await placed.json()
  // Issues the invoice, unless the worker has.
  await expect(async () => {
    expect((await page.request.get(`/api/shop/orders/${id}/qr-code.svg`)).status()).toBe(200)
  }).toPass()
  return number
}

for (const language of ['de', 'fr'] as const)
  test(`keeps heads of working pages below a quarter of the screen in ${language}`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize(screen)
    await logIn(page, language, 'mayOrder')
    const number = await order(page)
    for (const key of [...accountPages, 'checkout', ...lists] as const) {
      await open(page, language, key)
      await expect.soft(page.getByRole('heading', { level: 1 }), key).toBeVisible()
      expect.soft(await headHeight(page), key).toBeLessThanOrEqual(screen.height / 4)
      expect.soft(await page.evaluate(() => scrollY), key).toBe(0)
    }
    await open(page, language, 'account.orders.order', { order: `${number}` })
    await expect.poll(() => headHeight(page)).toBeLessThanOrEqual(screen.height / 4)
  })

for (const language of ['de', 'fr'] as const)
  test(`shows the account menu in one row at 360 px in ${language}`, async ({ page }) => {
    await page.setViewportSize(phone)
    await logIn(page, language, 'mayOrder')
    for (const key of accountPages) {
      await open(page, language, key)
      const menu = page.locator('main nav').first()
      expect((await menu.boundingBox())?.height, key).toBeLessThan(70)
      await expect(menu.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 })
      await expect.poll(() => overflow(page), key).toBeLessThanOrEqual(0)
    }
    const last = page.locator('main nav').first().getByRole('button')
    await last.focus()
    await expect(last).toBeInViewport({ ratio: 1 })
  })

test('shows an order and its invoice at 360 px in French without sideways scrolling', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await logIn(page, 'fr', 'mayOrder')
  const number = await order(page)
  await open(page, 'fr', 'account.orders.order', { order: `${number}` })
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
  const beyond = await page.locator('[data-order-lines] :is(h2, p, button)').evaluateAll(
    (parts) =>
      parts.filter((part) => {
        const { left, right } = part.getBoundingClientRect()
        return left < 0 || right > innerWidth || part.scrollWidth > part.clientWidth + 1
      }).length,
  )
  expect(beyond).toBe(0)
  await open(page, 'fr', 'account.payment')
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
  await expect(page.locator('main thead').first()).toHaveCSS('position', 'absolute')
})

test('shows invoices as a table from 768 px on, the first with its payment details', async ({
  page,
}) => {
  await logIn(page, 'de', 'mayOrder')
  await order(page)
  const number = await order(page)
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
    await expect(table.locator('thead')).not.toHaveCSS('position', 'absolute')
    await expect(table.locator(`a[href$="/${number}"]`)).toBeVisible()
    await expect.poll(() => overflow(page), `${width}`).toBeLessThanOrEqual(0)
  }
  await expect(page.locator('main details[open]')).toHaveCount(1)
  const second = page.locator('main details').nth(1)
  await second.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(second.getByRole('img')).toBeVisible()
  await expectAccessible(page)
})

test('counts the cart on its button after a reload and in other tabs, and nothing when empty', async ({
  page,
}) => {
  await logIn(page, 'fr', 'mayOrder')
  await openSelector(page, 'fr', arnica)
  const cart = (where: Page) => where.getByRole('banner').locator('[data-cart-button]')
  await expect(cart(page)).toHaveText('')
  const add = page.getByRole('button', { name: 'Ajouter au panier' }).first()
  await add.click()
  await expect(cart(page)).toHaveText('1')
  const other = await page.context().newPage()
  await other.goto(addressIn('fr', 'home'))
  await expect(cart(other)).toHaveText('1')
  await add.click()
  for (const tab of [page, other]) {
    await expect(cart(tab)).toHaveText('2')
    await expect(cart(tab)).toHaveAccessibleName(/2/)
  }
  await page.reload()
  await expect(cart(page)).toHaveText('2')
})

test('leads from the thanks to the invoice', async ({ page }) => {
  await logIn(page, 'de', 'mayOrder')
  await openSelector(page, 'de', arnica)
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click()
  const frame = await goToReview(page, 'de')
  await placeOrder(frame)
  const invoice = frameOf(page).getByRole('link', { name: 'Rechnung öffnen (PDF)' })
  const href = (await invoice.getAttribute('href')) ?? ''
  const answer = await page.request.get(href)
  expect(answer.headers()['content-type']).toBe('application/pdf')
  const sizes = await frame
    .locator('[data-checkout] *')
    .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)))
  const number = await frame
    .locator('[data-order-number]')
    .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))
  expect(Math.max(...sizes)).toBe(number)
})
