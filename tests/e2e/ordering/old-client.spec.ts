import { readFileSync } from 'node:fs'
import { buttonIn } from '../controls.fixtures.ts'
import { placeOrder } from '../order.fixtures.ts'
import { demoPassword, people } from '../people.fixtures.ts'
import { expect, test } from '../site.fixtures.ts'

const client = readFileSync(new URL('old-client.html', import.meta.url), 'utf8')

// Of the shop's own origin, as R26 and R28 require.
test('lets a client that knows D1 §7 only go from its login to the thank-you', async ({ page }) => {
  await page.route('**/fr/old-client', (route) =>
    route.fulfill({ contentType: 'text/html', body: client }),
  )
  await page.goto('/fr/old-client')
  await expect(page.getByRole('navigation')).toContainText('home')
  await page.getByLabel('E-mail').fill(people.mayOrder)
  await page.getByLabel('Password').fill(demoPassword)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('status')).toHaveText('Claire')
  await page.getByRole('button', { name: 'Order' }).click()

  const messages = page.getByRole('list', { name: 'Messages' })
  const frame = page.getByTitle('Checkout').contentFrame()
  await expect(frame.getByText('Arnica montana')).toBeVisible()
  await expect(messages).toContainText('checkout_loaded')
  await buttonIn(frame, 'fr', 'Check the order').click()
  const number = await placeOrder(frame)
  await expect(messages).toContainText('thankyou_loaded')
  await expect
    .poll(async () => (await page.getByTitle('Checkout').boundingBox())?.height)
    .toBeGreaterThan(300)

  const login = await page.request.post('/api/jwt-auth/v1/token', {
    form: { username: people.mayOrder, password: demoPassword },
  })
  const { token }: { token: string } = await login.json()
  const answer = await page.request.get('/api/sn_api/user/orders', {
    headers: { authorization: `Bearer ${token}` },
  })
  const orders: { number: unknown }[] = await answer.json()
  expect(orders.map((order) => String(order.number))).toContain(number)
})
