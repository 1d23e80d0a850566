import { buttonIn, fieldIn } from '../controls.fixtures.ts'
import { frameOf, placeOrder } from '../order.fixtures.ts'
import { newProfessional, ownPassword } from '../own-account.fixtures.ts'
import { cartOf } from '../shop.fixtures.ts'
import { addressIn, expect, logInAs, open, type Page, test } from '../site.fixtures.ts'

test.use({ keepsCart: true })

const review = async (page: Page) => {
  await open(page, 'de', 'checkout')
  const frame = frameOf(page)
  await buttonIn(frame, 'de', 'Check the order').click()
  await expect(buttonIn(frame, 'de', 'Place order')).toBeVisible()
  return frame
}

test('orders a cart once that two devices check out', async ({ page, request, browser }) => {
  const email = await newProfessional(request, 'de')
  await logInAs(page, 'de', email, ownPassword)
  await open(page, 'de', 'account.quick-order')
  const lines = fieldIn(page, 'de', 'Your items, one per line')
  await lines.fill('arn 30ch glob 1g x2')
  await expect(page.getByText('21,60 CHF').first()).toBeVisible()
  await lines.press('Control+Enter')
  await expect(lines).toHaveValue('')
  const stored = async () => (await (await page.request.get('/api/shop/cart')).json()).items
  await expect.poll(stored).toHaveLength(1)

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const other = await context.newPage()
  await logInAs(other, 'de', email, ownPassword)
  await open(other, 'de', 'home')
  await expect.poll(() => cartOf(other)).toHaveLength(1)

  const [frame, otherFrame] = [await review(page), await review(other)]
  const number = await placeOrder(frame)
  expect(await placeOrder(otherFrame)).toBe(number)
  await open(page, 'de', 'account.orders')
  const orders = page.getByRole('main').locator(`a[href^="${addressIn('de', 'account.orders')}/"]`)
  expect(
    new Set(await orders.evaluateAll((links) => links.map((link) => link.getAttribute('href')))),
  ).toHaveProperty('size', 1)
  await context.close()
})
