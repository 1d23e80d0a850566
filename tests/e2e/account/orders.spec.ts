import { addToCart, arnica, cartItems, openSelector, orderArnica } from '../order.fixtures.ts'
import { newProfessional, ownPassword } from '../own-account.fixtures.ts'
import { demoPassword, people } from '../people.fixtures.ts'
import { clearCart } from '../shop.fixtures.ts'
import {
  addressIn,
  expect,
  expectAccessible,
  logIn,
  logInAs,
  open,
  type Page,
  test,
} from '../site.fixtures.ts'

const lines = async (page: Page) =>
  (await cartItems(page)).map(({ name, quantity }) => `${name} ${quantity}`)

test('shows an order and reorders it after a review', async ({ page, request }) => {
  // The overview shows the newest order only: no other test may order while this one runs.
  await logInAs(page, 'en', await newProfessional(request, 'en'), ownPassword)
  const { id, number } = await orderArnica(page, 2, 'advance')
  await open(page, 'en', 'account')
  const main = page.getByRole('main')
  const last = main.getByRole('region', { name: 'Last order' })
  await expect(last.getByRole('button', { name: 'Order again' })).toBeVisible()
  // The invoice is issued after the order.
  await expect(async () => {
    await open(page, 'en', 'account')
    const invoices = main.getByRole('region', { name: 'Open invoices' })
    await expect(invoices).toContainText(/Payable by/, { timeout: 1_000 })
  }).toPass()
  await expectAccessible(page)
  const favourites = main.getByRole('region', { name: 'Favourites and recent items' })
  await favourites.getByRole('button', { name: 'Add Arnica montana to Cart' }).click()
  await expect.poll(() => lines(page)).toEqual(['Arnica montana 1'])
  await last.getByRole('link', { name: `No. ${number}`, exact: true }).click()
  const ordered = page.getByRole('list', { name: 'Ordered items' })
  await expect(ordered.getByRole('heading')).toHaveText(['Arnica montana'])
  const history = page.getByRole('region', { name: 'Status' })
  await expect(history.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Invoice (PDF)' })).toHaveAttribute(
    'href',
    `/api/shop/orders/${id}/invoice.pdf`,
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Order everything again' }).click()
  const add = page.getByRole('dialog').getByRole('button', { name: 'Add 1 item to cart' })
  await expect(add).toBeVisible()
  await expect.poll(() => lines(page)).toEqual(['Arnica montana 1'])
  await expectAccessible(page)
  await add.click()
  await expect.poll(() => lines(page)).toEqual(['Arnica montana 3'])
})

test("answers 404 for another customer's order", async ({ page, playwright, baseURL }) => {
  await logIn(page, 'de', 'mayOrder')
  const { number } = await orderArnica(page, 2)
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
    await expect(page.getByText(/PDF, \d+(,\d)?\sKi[Bo]/)).not.toHaveCount(0)
    await expectAccessible(page)
  })

test.describe('with its cart on the server', () => {
  test.use({ keepsCart: true })
  test('synchronises the cart with another device', async ({ page, browser }) => {
    await logIn(page, 'en', 'administrator')
    await clearCart(page)
    await openSelector(page, 'en', arnica)
    await addToCart(page, 'en')
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
