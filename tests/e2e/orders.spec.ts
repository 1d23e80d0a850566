import { arnica, openSelector } from './order.fixtures.ts'
import { demoPassword, people } from './people.fixtures.ts'
import {
  addressIn,
  expect,
  expectAccessible,
  logIn,
  open,
  type Page,
  test,
} from './site.fixtures.ts'

const preparation = { scale: 'CH', dilution: '30', form: 'globuli', size: 'tube-1g' }

/** Places an order over the API, for who is logged in on the page. */
const order = async (page: Page): Promise<{ id: string; number: number }> => {
  const answer = await page.request.post('/api/shop/price', {
    data: { family: 'homeopathy', ...preparation },
  })
  const { productId }: { productId: number } = await answer.json()
  const info = { type: 'homeopathy', ...preparation }
  const placed = await page.request.post('/api/shop/orders', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      items: [{ id: productId, quantity: 2, name: 'Arnica montana', info }],
      payment: 'invoice',
    },
  })
  expect(placed.status()).toBe(201)
  return placed.json()
}

const lines = (page: Page) =>
  page.evaluate(() => {
    const cart: { name: string; quantity: number }[] = JSON.parse(localStorage.sn_v6).state.cart
    return cart.map(({ name, quantity }) => `${name} ${quantity}`)
  })

test('shows an order and reorders it after a review', async ({ page }) => {
  await logIn(page, 'en', 'mayOrder')
  const { id, number } = await order(page)
  await open(page, 'en', 'account')
  const main = page.getByRole('main')
  await expect(main.getByText(`No. ${number}`)).toBeVisible()
  await expectAccessible(page)
  await main
    .locator(`li a[href="${addressIn('en', 'account.orders')}"]`)
    .last()
    .click()
  await page
    .locator(`a[href="${addressIn('en', 'account.orders.order', { order: `${number}` })}"]`)
    .click()
  await expect(page.locator('[data-order-lines] > li')).toHaveCount(1)
  await expect(page.locator('[data-order-history] > li')).toHaveCount(1)
  await expect(page.locator(`a[href="/api/shop/orders/${id}/invoice.pdf"]`)).toBeVisible()
  await expectAccessible(page)
  await page.locator('[data-reorder-all]').click()
  const add = page.getByRole('dialog').locator('[data-add-again]')
  await expect(add).toBeVisible()
  await expect.poll(() => lines(page)).toEqual([])
  await expectAccessible(page)
  await add.click()
  await expect.poll(() => lines(page)).toEqual(['Arnica montana 2'])
})

test("answers 404 for another customer's order", async ({ page, playwright, baseURL }) => {
  await logIn(page, 'de', 'mayOrder')
  const { number } = await order(page)
  const address = addressIn('de', 'account.orders.order', { order: `${number}` })
  expect((await page.request.get(address)).status()).toBe(200)
  const other = await playwright.request.newContext({ baseURL })
  expect((await other.get(address)).status()).toBe(401)
  const form = { username: people.formOnly, password: demoPassword }
  await other.post(addressIn('de', 'login'), { form, headers: { origin: baseURL ?? '' } })
  expect((await other.get(addressIn('de', 'account'))).status()).toBe(200)
  expect((await other.get(address)).status()).toBe(404)
  await other.dispose()
})

for (const [who, count] of [
  ['formOnly', 2],
  ['neither', 1],
] as const)
  test(`lists the downloads of ${who}`, async ({ page }) => {
    await logIn(page, 'fr', who)
    await open(page, 'fr', 'account.downloads')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(count)
    await expect(page.getByText(/PDF, \d+(,\d)?\sKi[Bo]/).first()).toBeVisible()
    await expectAccessible(page)
  })

test.describe('with its cart on the server', () => {
  test.use({ keepsCart: true })
  test('synchronises the cart with another device', async ({ page, browser }) => {
    await logIn(page, 'en', 'administrator')
    await page.request.put('/api/shop/cart', { data: { items: [] } })
    await openSelector(page, 'en', arnica)
    await page.getByRole('button', { name: 'Add to Cart' }).first().click()
    const kept = async () => (await (await page.request.get('/api/shop/cart')).json()).items.length
    await expect.poll(kept).toBe(1)
    const device = await browser.newContext()
    const other = await device.newPage()
    await logIn(other, 'en', 'administrator')
    await open(other, 'en', 'account')
    await expect.poll(() => lines(other)).toEqual(['Arnica montana 1'])
    await page.reload()
    await expect.poll(() => lines(page)).toEqual(['Arnica montana 1'])
    await device.close()
  })
})
