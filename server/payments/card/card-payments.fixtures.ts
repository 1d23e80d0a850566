import { accountRow } from '../../../tests/rows.ts'
import { openTestApi } from '../../api/api.fixtures.ts'
import { addSmallCatalogue } from '../../api/catalogue/small-catalogue.fixtures.ts'
import { openTestOrders, order } from '../../api/orders.fixtures.ts'
import type { Database } from '../../db/client.ts'
import { findOrder } from '../../orders/history/find-order.ts'
import { openPayment, settleOpenPayment } from './open-payment.ts'
import { openStripe } from './stripe-client.ts'
import { openStripeStandIn } from './stripe-stand-in.fixtures.ts'
import { watchPayments } from './watch-payments.ts'

const minute = 60_000

/** The API with the stand-in of Stripe, and a customer who orders and pays by card. */
export const openCardPayments = async (db: Database) => {
  const stripe = await openStripeStandIn()
  const api = openTestApi(db, stripe.variables)
  await addSmallCatalogue(db)
  const orders = openTestOrders(api)
  const customer = await orders.newCustomer()

  const newOrder = async (payment = 'card') => {
    const placed = await orders.place(customer, { ...order, payment }, crypto.randomUUID())
    if (placed.status !== 201) throw new Error(placed.body.code)
    return placed.body as { id: string; number: number; total: string; status: string }
  }
  const client = await openStripe(api.services.env)
  if (!client) throw new Error('not configured')
  /** The address of the payment page; undefined if nothing is to be paid. */
  const open = async (id: string) => {
    const order = await findOrder(db, id)
    if (!order) throw new Error('lost')
    return openPayment(api.services, client, order)
  }
  const comeBack = (id: string) => settleOpenPayment(api.services, client, id)
  /** The id of the session that an order is paid with. */
  const sessionOf = async (id: string) => (await open(id))?.split('/').at(-1) ?? ''
  const notify = (id: string, headers: Record<string, string> = {}, type?: string) => {
    const { payload, headers: signed } = stripe.notification({ id }, type)
    return api.request('/shop/stripe-events', {
      ...{ method: 'POST', body: payload, headers: { ...signed, ...headers } },
    })
  }
  const watch = (minutes = 0) => {
    api.clock.now = new Date(api.clock.now.getTime() + minutes * minute)
    return watchPayments(api.services)
  }
  const statusOf = async (id: string) => {
    const { status } = await db
      .selectFrom('orders')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return status
  }
  const changeTotal = (id: string, total: number) =>
    db
      .updateTable('orders')
      .set({ total, subtotal: total, discount: 0, shipping: 0, fee: 0 })
      .where('id', '=', id)
      .execute()
  const paymentsOf = (id: string) =>
    db
      .selectFrom('online_payment')
      .select(['state', 'amount', 'problem'])
      .where('order_id', '=', id)
      .orderBy('id')
      .execute()
  const invoicesOf = (id: string) =>
    db.selectFrom('invoice').selectAll().where('order_id', '=', id).orderBy('issued_at').execute()
  const receivedFor = (id: string) =>
    db
      .selectFrom('bank_payment')
      .innerJoin('invoice', 'invoice.id', 'bank_payment.invoice_id')
      .select(['bank_payment.id', 'bank_payment.amount', 'bank_payment.method'])
      .where('invoice.order_id', '=', id)
      .orderBy('bank_payment.id')
      .execute()
  /** In centimes. */
  const refundsOf = (intent: string | null) =>
    stripe.refunds.flatMap((refund) => (refund.payment_intent === intent ? [refund.amount] : []))
  const newStaff = async () => {
    const staff = accountRow({ role: 'sales' })
    await db.insertInto('account').values(staff).execute()
    return staff.id
  }
  const close = async () => {
    stripe.close()
    await api.close()
  }
  return {
    ...{ api, stripe, customer, newOrder, newStaff, open, comeBack, sessionOf, notify, watch },
    ...{ statusOf, changeTotal, refundsOf, paymentsOf, invoicesOf, receivedFor, close },
  }
}

export type CardPayments = Awaited<ReturnType<typeof openCardPayments>>
