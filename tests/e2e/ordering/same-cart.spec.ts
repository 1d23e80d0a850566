import type { Browser } from '@playwright/test'
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

const storedCart = async (page: Page) =>
  (await (await page.request.get('/api/shop/cart')).json()).items

/** Adds items on the page of the quick order and waits until the server has them. */
const addLines = async (page: Page, text: string) => {
  const before = (await storedCart(page)).length
  await open(page, 'de', 'account.quick-order')
  const lines = fieldIn(page, 'de', 'Your items, one per line')
  await lines.fill(text)
  await expect(page.getByText(/^1 Zeile bereit/)).toBeVisible()
  await lines.press('Control+Enter')
  await expect(lines).toHaveValue('')
  await expect.poll(async () => (await storedCart(page)).length).toBeGreaterThan(before)
}

const otherDevice = async (browser: Browser, page: Page, email: string) => {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const other = await context.newPage()
  await logInAs(other, 'de', email, ownPassword)
  return other
}

const ordersOf = async (page: Page) => {
  await open(page, 'de', 'account.orders')
  const orders = page.getByRole('main').locator(`a[href^="${addressIn('de', 'account.orders')}/"]`)
  return new Set(
    await orders.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  )
}

test('orders a cart once that two devices check out', async ({ page, request, browser }) => {
  const email = await newProfessional(request, 'de')
  await logInAs(page, 'de', email, ownPassword)
  await addLines(page, 'arn 30ch glob 1g x2')
  const other = await otherDevice(browser, page, email)
  await open(other, 'de', 'home')
  await expect.poll(() => cartOf(other)).toHaveLength(1)

  const [frame, otherFrame] = [await review(page), await review(other)]
  const number = await placeOrder(frame)
  expect(await placeOrder(otherFrame)).toBe(number)
  await expect.poll(() => ordersOf(page)).toHaveProperty('size', 1)
  await other.context().close()
})

test('shows a cart that another device has changed instead of ordering it', async ({
  page,
  request,
  browser,
}) => {
  const email = await newProfessional(request, 'de')
  await logInAs(page, 'de', email, ownPassword)
  await addLines(page, 'arn 30ch glob 1g x2')
  const frame = await review(page)
  const other = await otherDevice(browser, page, email)
  await addLines(other, 'bell 9ch gran 4g')
  const otherFrame = await review(other)

  await fieldIn(frame, 'de', 'I accept the terms').check()
  await buttonIn(frame, 'de', 'Place order').click()
  await expect(frame.getByRole('alert')).toContainText('Ihr Warenkorb hat sich')
  await expect(frame.getByRole('listitem').filter({ hasText: 'Belladonna' })).toBeVisible()
  await expect.poll(() => cartOf(page)).toHaveLength(2)

  const number = await placeOrder(frame)
  expect(await placeOrder(otherFrame)).toBe(number)
  for (const device of [page, other]) await expect.poll(() => cartOf(device)).toEqual([])
  expect(await storedCart(other)).toEqual([])
  const orders = await ordersOf(other)
  expect(orders.size).toBe(1)
  const [newest] = orders
  await other.goto(newest ?? '')
  for (const name of ['Arnica montana', 'Belladonna'])
    await expect(other.getByRole('main')).toContainText(name)
  await other.context().close()
})

test('confirms in both tabs the order that they send concurrently', async ({ page, request }) => {
  const email = await newProfessional(request, 'de')
  await logInAs(page, 'de', email, ownPassword)
  await addLines(page, 'arn 30ch glob 1g x2')
  const tab = await page.context().newPage()
  const [frame, otherFrame] = [await review(page), await review(tab)]
  // The answer to the second tab comes after the first one has emptied the cart.
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await tab.route('**/add_to_cart/', async (route) => {
    const response = await route.fetch()
    await answered
    await route.fulfill({ response })
  })
  await fieldIn(otherFrame, 'de', 'I accept the terms').check()
  await buttonIn(otherFrame, 'de', 'Place order').click()
  const number = await placeOrder(frame)
  await expect.poll(() => cartOf(tab)).toEqual([])
  answer()
  await expect(otherFrame.getByRole('strong')).toHaveText(number)
  await expect.poll(() => ordersOf(page)).toHaveProperty('size', 1)
})
