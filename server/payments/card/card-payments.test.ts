import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { changeStatus } from '../../orders/change-status.ts'
import { enterPayment } from '../enter-payment.ts'
import { undoDecision } from '../undo-decision.ts'
import { type CardPayments, openCardPayments } from './card-payments.fixtures.ts'

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
    expect(await shop.receivedFor(id)).toMatchObject([{ amount, method: 'card' }])
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
    const { id } = await shop.newOrder()
    await shop.comeBack(id)
    shop.stripe.pay(await shop.sessionOf(id))
    await shop.comeBack(id)
    expect(await shop.statusOf(id)).toBe('processing')
    await shop.comeBack(id)
    expect(await shop.open(id)).toBeUndefined()
  })

  test('all tabs pay one session', async () => {
    const { id } = await shop.newOrder()
    const opened = await Promise.all([1, 2, 3].map(() => shop.open(id)))
    expect(new Set(opened).size).toBe(1)
    expect(await shop.paymentsOf(id)).toHaveLength(1)
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
    // Its day begins again.
    const next = await shop.sessionOf(id)
    await shop.watch()
    expect(next).not.toBe(session)
    expect(await shop.statusOf(id)).toBe('pending')
    shop.stripe.pay(next)
    await shop.notify(next)
    expect(await shop.statusOf(id)).toBe('processing')
  })

  test('the session of a cancelled order ends', async () => {
    const { id } = await shop.newOrder()
    const session = await shop.sessionOf(id)
    await cancel(id)
    await shop.watch()
    expect(shop.stripe.sessions.get(session)?.status).toBe('expired')
  })

  test('an order that is cancelled while its session is created cannot be paid', async () => {
    const { id } = await shop.newOrder()
    shop.stripe.slow.beforeCreate = async () => {
      await cancel(id)
      await shop.watch(180)
    }
    expect(await shop.open(id)).toBeUndefined()
    expect(await shop.paymentsOf(id)).toMatchObject([{ state: 'expired' }])
    expect([...shop.stripe.sessions.values()].at(-1)?.status).toBe('expired')
  })

  test('a session that was paid after it counted as expired is refunded', async () => {
    const { id } = await shop.newOrder()
    const session = await shop.sessionOf(id)
    const { db } = shop.api.services
    await db
      .updateTable('online_payment')
      .set({ state: 'expired' })
      .where('order_id', '=', id)
      .execute()
    await cancel(id)
    shop.stripe.pay(session)
    await shop.notify(session)
    expect(await shop.paymentsOf(id)).toMatchObject([{ state: 'refund-due' }])
  })

  test('a payment of an order that is to be paid by invoice now is refunded', async () => {
    const { id } = await shop.newOrder()
    const session = await shop.sessionOf(id)
    const { db } = shop.api.services
    await db.updateTable('orders').set({ payment: 'invoice' }).where('id', '=', id).execute()
    shop.stripe.pay(session)
    await shop.notify(session)
    expect(await shop.paymentsOf(id)).toMatchObject([{ state: 'refund-due' }])
  })

  test('a failure that Stripe repeats does not block the next attempt', async () => {
    const { id } = await shop.newOrder()
    shop.stripe.failing.breaksOnce = id
    await expect(shop.open(id)).rejects.toThrow('broken')
    const session = await shop.sessionOf(id)
    const { payment_intent } = shop.stripe.pay(session)
    await shop.notify(session)
    await cancel(id)
    shop.stripe.failing.breaksOnce = `payment_intent=${payment_intent}`
    await shop.watch()
    expect(shop.refundsOf(payment_intent)).toEqual([])
    await shop.watch(24 * 60)
    expect(shop.refundsOf(payment_intent)).toHaveLength(1)
  })

  test('the staff accept an unpaid order as paid, and undo a payment in cash', async () => {
    const { id, total } = await shop.newOrder()
    const byAccount = await shop.newStaff()
    await changeStatus(shop.api.services, { orderId: id, to: 'processing', byAccount })
    expect((await shop.invoicesOf(id))[0]?.paid_at).not.toBeNull()
    const other = await shop.newOrder()
    const { db, now } = shop.api.services
    const cash = await db.transaction().execute((trx) =>
      enterPayment(
        trx,
        {
          ...{ orderId: other.id, method: 'cash', valueOn: '2026-11-21', note: '', byAccount },
          amount: Math.round(Number(total) * 100),
        },
        now(),
      ),
    )
    if (!cash.ok) throw new Error(cash.refusal.code)
    const undone = { paymentId: cash.value.id, byAccount, note: '', isByHand: true }
    await db.transaction().execute((trx) => undoDecision(trx, undone, now()))
    expect(await shop.statusOf(other.id)).toBe('pending')
  })

  test('an order that is changed is paid with its new amount', async () => {
    const { id } = await shop.newOrder()
    const former = await shop.sessionOf(id)
    await shop.changeTotal(id, 4_200)
    const present = await shop.sessionOf(id)
    expect(shop.stripe.sessions.get(former)?.status).toBe('expired')
    expect(shop.stripe.sessions.get(present)?.amount_total).toBe(4_200)
  })

  test('while Stripe cannot be reached, the order page says so and nothing is lost', async () => {
    const { id } = await shop.newOrder()
    shop.stripe.failing.isDown = true
    await expect(shop.open(id)).rejects.toThrow('down')
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
