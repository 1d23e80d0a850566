import { openStripeStandIn } from '../../../server/payments/card/stripe-stand-in.fixtures.ts'
import { buttonIn, linkIn } from '../controls.fixtures.ts'
import { textIn } from '../messages.fixtures.ts'
import { frameOf, placeOrder } from '../order.fixtures.ts'
import { demoPassword } from '../people.fixtures.ts'
import { emptyFolder, startServer } from '../site/setup.fixtures.ts'
import { addressIn, expect, expectAccessible, open, test } from '../site.fixtures.ts'
import { customer } from './checkout.fixtures.ts'

/** Beside the ports of the other servers. */
const portOf = (workerIndex: number) => 4_960 + workerIndex

test('pays an order by card from the checkout, by keyboard, and after a first attempt was left', async ({
  browser,
}, { workerIndex }) => {
  const port = portOf(workerIndex)
  const origin = `http://127.0.0.1:${port}`
  const stripe = await openStripeStandIn()
  const env = { ...stripe.variables, DEMO: '1', DEMO_PASSWORD: demoPassword, ORIGIN: origin }
  const server = await startServer({ dataDir: emptyFolder(), port, databaseUrl: '', env })
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
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

    await page.goto(addressIn('de', 'account.orders.order', { order }))
    await expect(page.getByText(textIn('de', 'Pending')).first()).toBeVisible()
    await expectAccessible(page)
    await page.locator('a[href$="/pay"]').press('Enter')
    await pay.press('Enter')
    await page.waitForURL(addressIn('de', 'account.orders.order', { order }))
    await expect(page.locator('a[href$="/pay"]')).toHaveCount(0)
    await expect(page.getByText(textIn('de', 'Processing')).first()).toBeVisible()
    expect(stripe.calls.filter((call) => call === 'POST /v1/checkout/sessions')).toHaveLength(1)
  } finally {
    await context.close()
    await server.kill('SIGTERM')
    stripe.close()
  }
})
