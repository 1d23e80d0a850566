import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { changeStatus } from '../../orders/change-status.ts'
import { previewRefund, refundOrder } from '../../orders/staff/refund-order.ts'
import { findDueInvoice } from '../due-invoices.ts'
import { enterPayment, insertPayment } from '../enter-payment.ts'
import { undoDecision } from '../undo-decision.ts'
import { type CardPayments, openCardPayments } from './card-payments.fixtures.ts'
import { closeRefusedRefunds, findOnlinePayments, findOutcome } from './online-payments.ts'
import { retryRefund } from './refunds.ts'
import { watchPayments } from './watch-payments.ts'

describe.each(databases)('refunds by card on $name', ({ open }) => {
  let shop: CardPayments

  beforeAll(async () => {
    shop = await openCardPayments(await open())
    return () => shop.close()
  })

  const cancel = (orderId: string) => changeStatus(shop.api.services, { orderId, to: 'cancelled' })

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
    const byAccount = await shop.newStaff()
    const preview = await previewRefund(db, id, part)
    if (!preview.ok) throw new Error(preview.refusal.code)
    const expectedTotal = preview.value.credit.total
    const refund = { ...part, orderId: id, note: '', byAccount, expectedTotal }
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
    // Its money is owed until it is paid back.
    expect(await shop.receivedFor(id)).toHaveLength(1)
    const retry = () =>
      db.transaction().execute((trx) => retryRefund(trx, { orderId: id, id: refused?.id ?? '' }))
    const both = await Promise.all([retry(), retry()])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    await shop.watch()
    expect(await shop.paymentsOf(id)).toMatchObject([{ state: 'paid' }, { state: 'refunded' }])
    expect(await shop.receivedFor(id)).toHaveLength(2)
  })

  test('money is paid back by card or by the bank, not by both', async () => {
    const { id } = await shop.newOrder()
    const session = await shop.sessionOf(id)
    const { amount_total: paid } = shop.stripe.pay(session)
    await shop.notify(session)
    await cancel(id)
    const { db, now } = shop.api.services
    const byAccount = await shop.newStaff()
    const back = {
      orderId: id,
      method: 'other',
      valueOn: '2026-11-21',
      note: '',
      byAccount,
    } as const
    const enter = () =>
      db.transaction().execute((trx) => enterPayment(trx, { ...back, amount: -paid }, now()))
    shop.stripe.failing.isDown = true
    await shop.watch()
    expect(await shop.paymentsOf(id)).toMatchObject([{ state: 'paid' }, { state: 'refund-due' }])
    expect(await enter()).toMatchObject({ refusal: { code: 'edit-conflict' } })
    Object.assign(shop.stripe.failing, { isDown: false, refusesRefunds: true })
    await shop.watch()
    shop.stripe.failing.refusesRefunds = false
    const [, refused] = await findOnlinePayments(db, id)
    expect((await enter()).ok).toBe(true)
    const retry = { orderId: id, id: refused?.id ?? '' }
    expect(await db.transaction().execute((trx) => retryRefund(trx, retry))).toMatchObject({
      refusal: 'not-found',
    })
    await shop.watch()
    expect(await shop.paymentsOf(id)).toMatchObject([{ state: 'paid' }, { state: 'refund-failed' }])
    // Nor once the staff have taken the entry back: they decide again.
    const payback = (await shop.receivedFor(id)).at(-1)
    const undone = { paymentId: payback?.id ?? '', byAccount, note: '', isByHand: true }
    await db.transaction().execute((trx) => undoDecision(trx, undone, now()))
    await shop.watch()
    expect(await shop.paymentsOf(id)).toMatchObject([{ state: 'paid' }, { state: 'refund-failed' }])
    expect(await shop.receivedFor(id)).toHaveLength(1)
    expect(await db.transaction().execute((trx) => retryRefund(trx, retry))).toMatchObject({
      ok: true,
    })
  })

  test('a payment that could not settle its order is paid back otherwise once', async () => {
    const { id } = await shop.newOrder()
    const session = await shop.sessionOf(id)
    await cancel(id)
    shop.stripe.pay(session)
    await shop.notify(session)
    shop.stripe.failing.refusesRefunds = true
    await shop.watch()
    shop.stripe.failing.refusesRefunds = false
    const { db, now } = shop.api.services
    const [refused] = await findOnlinePayments(db, id)
    expect(refused).toMatchObject({ state: 'refund-failed', paidBackAt: null })
    const close = () =>
      db
        .transaction()
        .execute((trx) =>
          closeRefusedRefunds(trx, { orderId: id, isOfCredit: false, id: refused?.id }, now()),
        )
    expect([await close(), await close()]).toEqual([true, false])
    const retry = { orderId: id, id: refused?.id ?? '' }
    expect(await db.transaction().execute((trx) => retryRefund(trx, retry))).toMatchObject({
      refusal: 'not-found',
    })
    expect(await findOutcome(db, id)).toMatchObject({
      isPaid: false,
      returned: [{ isPaidBack: true }],
    })
  })

  test('a refund that is due counts as refused once Stripe is not configured', async () => {
    const { id } = await shop.newOrder()
    shop.stripe.pay(await shop.sessionOf(id))
    await shop.comeBack(id)
    await cancel(id)
    shop.stripe.failing.isDown = true
    await shop.watch()
    shop.stripe.failing.isDown = false
    const { services } = shop.api
    await watchPayments({ ...services, env: { ...services.env, stripe: undefined } })
    expect(await shop.paymentsOf(id)).toMatchObject([{ state: 'paid' }, { state: 'refund-failed' }])
  })

  test('what was paid too much by the bank is not paid back by card', async () => {
    const { id } = await shop.newOrder()
    const { payment_intent, amount_total: paid } = shop.stripe.pay(await shop.sessionOf(id))
    await shop.comeBack(id)
    const { db, now } = shop.api.services
    const [invoice] = await shop.invoicesOf(id)
    const due = await findDueInvoice(db, invoice?.id ?? '')
    if (!due) throw new Error('no invoice')
    const byBank = { method: 'other', valueOn: '2026-11-21', note: '', byAccount: null } as const
    const entry = { ...byBank, amount: 500, statusBefore: null }
    await db.transaction().execute((trx) => insertPayment(trx, due, entry, now()))
    await shop.watch()
    expect(shop.refundsOf(payment_intent)).toEqual([])
    await cancel(id)
    await shop.watch()
    expect(shop.refundsOf(payment_intent)).toEqual([paid])
  })

  test('a refund that fails after Stripe has accepted it is shown to the staff', async () => {
    const { id } = await shop.newOrder()
    const { payment_intent } = shop.stripe.pay(await shop.sessionOf(id))
    await shop.comeBack(id)
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
    expect(await shop.receivedFor(id)).toHaveLength(1)
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
})
