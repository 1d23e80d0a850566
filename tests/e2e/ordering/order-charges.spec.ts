import type { APIResponse, Page } from '@playwright/test'
import { parsePrice } from '../../../domain/money.ts'
import { textIn } from '../messages.fixtures.ts'
import { goToReview, openCart, placeOrder } from '../order.fixtures.ts'
import { demoPassword, people } from '../people.fixtures.ts'
import { emptyFolder, type OwnServer, startServer } from '../site/setup.fixtures.ts'
import { expect, expectAccessible, logIn, open, test as site } from '../site.fixtures.ts'
import { preparations } from './checkout.fixtures.ts'

/** A shop of its own, since the options apply to every customer. */
const test = site.extend<object, { shop: OwnServer }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use, { workerIndex }) => {
      const env = { DEMO: '1', DEMO_PASSWORD: demoPassword }
      const port = 4_900 + workerIndex
      const shop = await startServer({ dataDir: emptyFolder(), port, databaseUrl: '', env })
      await use(shop)
      await shop.kill('SIGTERM')
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.address),
})
test.use({ keepsCart: true })

const read = async <Value>(answer: APIResponse): Promise<Value> => {
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()) as Value
}

const priceOf = async (request: Page['request'], info: object = {}) => {
  const { type: family, ...preparation }: { type?: string } = info
  const data = { family, ...preparation }
  const found = await request.post('/api/shop/price', { data })
  return read<{ productId: number; price: string }>(found)
}

/** Fills the cart of the account. */
const fillCart = async ({ request }: Page) => {
  const lines: object[] = []
  for (const preparation of preparations) {
    const { productId: WcId, price } = await priceOf(request, preparation.info)
    const line = { cartId: `line-${WcId}`, icon: 'homeopathy', WcId, price: parsePrice(price) }
    lines.push({ ...preparation, ...line })
  }
  const operations = [{ id: crypto.randomUUID(), type: 'add', lines }]
  await read(await request.post('/api/shop/cart/operations', { data: { operations } }))
}

/** A quantity price of Arnica from 3 pieces, group A for the customer, and what small orders need. */
const setPrices = async ({ request }: Page, minimum: number) => {
  const login = { username: people.administrator, password: demoPassword }
  const session = await request.post('/api/jwt-auth/v1/token', { data: login })
  const headers = { authorization: `Bearer ${(await read<{ token: string }>(session)).token}` }
  const get = async <Value>(path: string) =>
    read<Value>(await request.get(`/api${path}`, { headers }))
  const change = async (path: string, data: object) =>
    read(await request.patch(`/api${path}`, { headers, data }))

  type Options = { version: string; values: object }
  const { version, values } = await get<Options>('/admin/options/orders')
  const changed = {
    ...{ small_order: { below: 10_000, fee: 700 }, minimum_order: minimum },
    group_discounts: { A: { homeopathy: 1_500 } },
  }
  await change('/admin/options/orders', { version, values: { ...values, ...changed } })

  const { productId } = await priceOf(request, preparations[0]?.info)
  const product = await get<{ version: number }>(`/admin/prices/${productId}`)
  const steps = { steps: '3: 8.50', version: product.version }
  await read(await request.post(`/api/admin/prices/${productId}/steps`, { headers, data: steps }))

  const [found] = await get<{ id: string }[]>(`/admin/accounts?search=${people.mayOrder}`)
  const path = `/admin/accounts/${found?.id}`
  const account = await get<{ version: number }>(path)
  await change(path, { customerGroup: 'A', version: account.version })
}

test('says what lowers each price, what a small order costs and what it lacks', async ({
  page,
}) => {
  test.slow()
  const language = 'de'
  await setPrices(page, 5_000)
  await logIn(page, language, 'mayOrder')
  await fillCart(page)
  await open(page, language, 'home')

  // 3 × 8.50 and 13.90 less 15 % are 37.31.
  const panel = await openCart(page)
  const stepped = textIn(language, 'Quantity price instead of {amount}', { amount: '10,80 CHF' })
  const grouped = textIn(language, 'Group discount {percent}%', { percent: '15' })
  const fee = textIn(language, 'Small-order fee')
  const missing = textIn(language, 'Still {amount} until the minimum order', {
    amount: '12,69 CHF',
  })
  const item = (name: string) => panel.getByRole('listitem').filter({ hasText: name })
  await expect(item('Arnica montana').getByText(stepped)).toBeVisible()
  await expect(item('Arnica montana').getByText('25,50 CHF')).toBeVisible()
  await expect(item('Belladonna').getByText(grouped)).toBeVisible()
  await expect(panel.getByText(fee)).toBeVisible()
  await expect(panel.getByText('7,00 CHF')).toBeVisible()
  await expect(panel.getByText(missing)).toBeVisible()
  await expectAccessible(page)

  await setPrices(page, 3_000)
  await open(page, language, 'home')
  const frame = await goToReview(page, language)
  for (const text of [stepped, grouped, fee]) await expect(frame.getByText(text)).toBeVisible()
  // 37.31, 4.31 for the shipping and 7.00.
  await expect(frame.getByRole('definition').filter({ hasText: '48,62 CHF' })).toBeVisible()
  const number = await placeOrder(frame)

  await open(page, language, 'account.orders')
  await page.getByRole('link', { name: textIn(language, 'No. {number}', { number }) }).click()
  for (const text of [stepped, grouped, fee]) await expect(page.getByText(text)).toBeVisible()
})
