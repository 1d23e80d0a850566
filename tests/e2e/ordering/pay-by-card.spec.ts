import { openStripeStandIn } from '../../../server/payments/card/stripe-stand-in.fixtures.ts'
import { buttonIn, linkIn } from '../controls.fixtures.ts'
import { loginFormIn } from '../login.fixtures.ts'
import { textIn } from '../messages.fixtures.ts'
import { frameOf, placeOrder } from '../order.fixtures.ts'
import { demoPassword } from '../people.fixtures.ts'
import { emptyFolder, startServer } from '../site/setup.fixtures.ts'
import { addressIn, expect, expectAccessible, open, test as site } from '../site.fixtures.ts'
import { customer } from './checkout.fixtures.ts'

/** A shop of its own, as no other test offers payment by card. */
type Shop = { address: string; stripe: Awaited<ReturnType<typeof openStripeStandIn>> }

const test = site.extend<object, { shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use, { workerIndex }) => {
      const port = 4_960 + workerIndex
      const address = `http://127.0.0.1:${port}`
      const stripe = await openStripeStandIn()
      const env = { ...stripe.variables, DEMO: '1', DEMO_PASSWORD: demoPassword, ORIGIN: address }
      const server = await startServer({ dataDir: emptyFolder(), port, databaseUrl: '', env })
      await use({ address, stripe })
      await server.kill('SIGTERM')
      stripe.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.address),
})

test('pays an order by card from the checkout by keyboard, after a first attempt was left', async ({
  page,
  shop: { stripe },
}) => {
  await customer(page, 'de')
  await open(page, 'de', 'checkout')
  const frame = frameOf(page)
  await frame.getByRole('radio', { name: textIn('de', 'Card or TWINT') }).press('Space')
  await buttonIn(frame, 'de', 'Check the order').press('Enter')
  const order = await placeOrder(frame)
  await expectAccessible(page)
  await linkIn(frame, 'de', 'Pay now by card or TWINT').press('Enter')
  const pay = page.getByRole('button', { name: 'Pay', exact: true })
  await expect(pay).toBeVisible()

  await open(page, 'de', 'account.orders.order', { order })
  const link = page.getByRole('link', { name: /TWINT/ })
  await expect(link).toBeVisible()
  await expectAccessible(page)
  await link.press('Enter')
  await pay.press('Enter')
  await expect(page).toHaveURL(`${addressIn('de', 'account.orders.order', { order })}?done=paid`)
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    textIn('de', 'Thank you: your payment has arrived.'),
  )
  await expect(link).toHaveCount(0)
  await expect(page.getByText(textIn('de', 'Processing')).first()).toBeVisible()
  expect(stripe.calls.filter((call) => call === 'POST /v1/checkout/sessions')).toHaveLength(1)

  // Another browser, such as that of the TWINT app.
  await page.context().clearCookies()
  await page.goto(`${addressIn('de', 'account.orders.order', { order })}?done=paid`)
  await expect(loginFormIn(page.getByRole('main'), 'de')).toBeVisible()
})
