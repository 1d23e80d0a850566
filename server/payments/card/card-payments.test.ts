import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { accountRow } from '../../../tests/rows.ts'
import { changeStatus } from '../../orders/change-status.ts'
import { previewRefund, refundOrder } from '../../orders/staff/refund-order.ts'
import { type CardPayments, openCardPayments } from './card-payments.fixtures.ts'
import { findOnlinePayments, retryRefund } from './online-payments.ts'

describe.each(databases)('payments by card on $name', ({ open }) => {
  let shop: CardPayments

  beforeAll(async () => {
    shop = await openCardPayments(await open())
    return () => shop.close()
  })

  const cancel = (orderId: string) => changeStatus(shop.api.services, { orderId, to: 'cancelled' })

  test('an order waits for its payment, without an invoice', async () => {
    const { id, status } = await shop.newOrder()
    expect(status).toBe('pending')
    expect((await shop.api.get(`/shop/orders/${id}/invoice.pdf`, shop.customer)).status).toBe(404)
    expect(await shop.invoicesOf(id)).toEqual([])
  })

  test('a notification settles the order once, however often and late it comes', async () => {
    const { id } = await shop.newOrder()
    const session = await shop.sessionOf(id)
    const amount = shop.stripe.sessions.get(session)?.amount_total
    shop.stripe.pay(session)
    const answers = await Promise.all([1, 2, 3].map(() => shop.notify(session)))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    expect(await shop.statusOf(id)).toBe('processing')
    expect((await shop.notify(session)).status).toBe(204)
    expect(await shop.receivedFor(id)).toEqual([{ amount, method: 'card' }])
    const invoices = await shop.invoicesOf(id)
    expect(invoices).toMatchObject([{ kind: 'invoice', total: amount }])
    expect(invoices[0]?.paid_at).not.toBeNull()
    expect(await shop.paymentsOf(id)).toMatchObject([{ state: 'paid' }])
  })

  test('a notification says nothing of a payment that Stripe does not know', async () => {
    const { id } = await shop.newOrder()
    const session = await shop.sessionOf(id)
    expect((await shop.notify(session)).status).toBe(204)
    expect(await shop.statusOf(id)).toBe('pending')
    expect((await shop.notify('cs_of_another_shop')).status).toBe(204)
  })

  test('a notification with a wrong signature is refused', async () => {
    const forged = { 'stripe-signature': 't=1,v1=00' }
    expect((await shop.notify('cs_test_1', forged)).status).toBe(403)
  })

  test('the way back from the payment page settles the order without a notification', async () => {
    const { id, number } = await shop.newOrder()
    shop.stripe.pay(await shop.sessionOf(id))
    expect(await shop.open(id)).toEqual({
      status: 303,
      to: `https://shop.example/de/konto/bestellungen/${number}`,
    })
    expect(await shop.statusOf(id)).toBe('processing')
  })

  test('all tabs pay one session', async () => {
    const { id } = await shop.newOrder()
    const opened = await Promise.all([1, 2, 3].map(() => shop.open(id)))
    expect(new Set(opened.map(({ to }) => to)).size).toBe(1)
    expect(await shop.paymentsOf(id)).toHaveLength(1)
  })

  test('only who sees the order can pay it', async () => {
    const { id } = await shop.newOrder()
    const other = await shop.orders.newCustomer()
    expect((await shop.open(id, other)).status).toBe(404)
    expect((await shop.api.get(`/shop/orders/${id}/pay`)).status).toBe(401)
  })

  test('a lost notification is made up for', async () => {
    const { id } = await shop.newOrder()
    shop.stripe.pay(await shop.sessionOf(id))
    await shop.watch(4)
    expect(await shop.statusOf(id)).toBe('pending')
    await shop.watch(2)
    expect(await shop.statusOf(id)).toBe('processing')
  })

  test('an order that nobody pays fails after a day, and can be paid later', async () => {
    const { id } = await shop.newOrder()
    const session = await shop.sessionOf(id)
    await shop.watch(10)
    expect(await shop.paymentsOf(id)).toMatchObject([{ state: 'open' }])
    shop.stripe.expire(session)
    await shop.watch(180)
    expect(await shop.paymentsOf(id)).toMatchObject([{ state: 'expired' }])
    expect(await shop.statusOf(id)).toBe('pending')
    await shop.watch(24 * 60)
    expect(await shop.statusOf(id)).toBe('failed')
    const next = await shop.sessionOf(id)
    expect(next).not.toBe(session)
    expect(await shop.statusOf(id)).toBe('pending')
    shop.stripe.pay(next)
    await shop.notify(next)
    expect(await shop.statusOf(id)).toBe('processing')
  })

  test('a payment of a cancelled order is refunded once', async () => {
    const { id } = await shop.newOrder()
    const session = await shop.sessionOf(id)
    await cancel(id)
    const { payment_intent, amount_total } = shop.stripe.pay(session)
    await shop.notify(session)
    expect(await shop.paymentsOf(id)).toMatchObject([{ state: 'refund-due' }])
    await Promise.all([shop.watch(), shop.watch()])
    await shop.watch()
    expect(shop.refundsOf(payment_intent)).toEqual([amount_total])
    expect(await shop.paymentsOf(id)).toMatchObject([{ state: 'refunded' }])
    expect(await shop.invoicesOf(id)).toEqual([])
  })

  test('the session of a cancelled order ends', async () => {
    const { id } = await shop.newOrder()
    const session = await shop.sessionOf(id)
    await cancel(id)
    await shop.watch()
    expect(shop.stripe.sessions.get(session)?.status).toBe('expired')
  })

  test('an order that is changed is paid with its new amount', async () => {
    const { id } = await shop.newOrder()
    const former = await shop.sessionOf(id)
    await shop.changeTotal(id, 4_200)
    const present = await shop.sessionOf(id)
    expect(shop.stripe.sessions.get(former)?.status).toBe('expired')
    expect(shop.stripe.sessions.get(present)?.amount_total).toBe(4_200)
  })

  test('a payment of a former amount is refunded', async () => {
    const { id } = await shop.newOrder()
    const session = await shop.sessionOf(id)
    await shop.changeTotal(id, 4_200)
    shop.stripe.pay(session)
    await shop.notify(session)
    expect(await shop.paymentsOf(id)).toMatchObject([{ state: 'refund-due' }])
    expect(await shop.statusOf(id)).toBe('pending')
    expect(await shop.invoicesOf(id)).toEqual([])
  })

  test('a paid order that is cancelled is paid back by card', async () => {
    const { id } = await shop.newOrder()
    const session = await shop.sessionOf(id)
    const { payment_intent, amount_total } = shop.stripe.pay(session)
    await shop.notify(session)
    await cancel(id)
    await Promise.all([shop.watch(), shop.watch()])
    expect(shop.refundsOf(payment_intent)).toEqual([amount_total])
    expect(await shop.receivedFor(id)).toMatchObject([
      { amount: amount_total },
      { amount: -amount_total, method: 'card' },
    ])
    expect(await shop.paymentsOf(id)).toMatchObject([{ state: 'paid' }, { state: 'refunded' }])
  })

  test('a part that is credited is paid back once', async () => {
    const { id } = await shop.newOrder()
    const session = await shop.sessionOf(id)
    const { payment_intent } = shop.stripe.pay(session)
    await shop.notify(session)
    await changeStatus(shop.api.services, { orderId: id, to: 'completed' })
    const { db } = shop.api.services
    const part = { lines: [], shipping: true }
    const staff = accountRow({ role: 'sales' })
    await db.insertInto('account').values(staff).execute()
    const preview = await previewRefund(db, id, part)
    if (!preview.ok) throw new Error(preview.refusal.code)
    const expectedTotal = preview.value.credit.total
    const refund = { ...part, orderId: id, note: '', byAccount: staff.id, expectedTotal }
    const { now } = shop.api.clock
    await db.transaction().execute((trx) => refundOrder(trx, refund, now))
    await Promise.all([shop.watch(), shop.watch()])
    await shop.watch()
    expect(shop.refundsOf(payment_intent)).toEqual([expectedTotal])
  })

  test('a refund that Stripe refuses is kept with its reason', async () => {
    const { id } = await shop.newOrder()
    const session = await shop.sessionOf(id)
    shop.stripe.pay(session)
    await shop.notify(session)
    await cancel(id)
    shop.stripe.failing.refusesRefunds = true
    await shop.watch()
    shop.stripe.failing.refusesRefunds = false
    await shop.watch()
    expect(await shop.paymentsOf(id)).toMatchObject([
      { state: 'paid' },
      { state: 'refund-failed', problem: 'This charge is disputed.' },
    ])
    const { db } = shop.api.services
    const [, refused] = await findOnlinePayments(db, id)
    const retry = () =>
      db.transaction().execute((trx) => retryRefund(trx, { orderId: id, id: refused?.id ?? '' }))
    const both = await Promise.all([retry(), retry()])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    await shop.watch()
    expect(await shop.paymentsOf(id)).toMatchObject([{ state: 'paid' }, { state: 'refunded' }])
  })

  test('a refund that fails after Stripe has accepted it is shown to the staff', async () => {
    const { id } = await shop.newOrder()
    const { payment_intent } = shop.stripe.pay(await shop.sessionOf(id))
    await shop.open(id)
    await cancel(id)
    await shop.watch()
    const refund = shop.stripe.refunds.find((made) => made.payment_intent === payment_intent)
    if (!refund) throw new Error('not refunded')
    const notifyFailure = () => shop.notify(refund.id, {}, 'refund.failed')
    // Only what Stripe returns counts.
    expect((await notifyFailure()).status).toBe(204)
    expect(await shop.paymentsOf(id)).toMatchObject([{ state: 'paid' }, { state: 'refunded' }])
    Object.assign(refund, { status: 'failed', failure_reason: 'expired_or_canceled_card' })
    expect((await notifyFailure()).status).toBe(204)
    await shop.watch()
    expect(await shop.paymentsOf(id)).toMatchObject([
      { state: 'paid' },
      { state: 'refund-failed', problem: 'expired_or_canceled_card' },
    ])
  })

  test('while Stripe cannot be reached, the order page says so and nothing is lost', async () => {
    const { id } = await shop.newOrder()
    shop.stripe.failing.isDown = true
    expect((await shop.open(id)).to).toContain('?done=payment-unreachable')
    const refused = await shop.notify(shop.stripe.sessions.keys().next().value ?? '')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60'])
    shop.stripe.failing.isDown = false
    shop.stripe.pay(await shop.sessionOf(id))
    shop.stripe.failing.isDown = true
    await shop.watch(10)
    expect(await shop.statusOf(id)).toBe('pending')
    shop.stripe.failing.isDown = false
    await shop.watch()
    expect(await shop.statusOf(id)).toBe('processing')
  })
})
