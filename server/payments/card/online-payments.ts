import type { Database } from '../../db/client.ts'

/** In centimes: payments that could not settle their order, and are or were paid back. */
export const findReturnedPayments = async (db: Database, orderId: string) => {
  const payments = await db
    .selectFrom('online_payment')
    .select('amount')
    .where('order_id', '=', orderId)
    .where('session_id', 'is not', null)
    .where('state', 'in', ['refund-due', 'refunded', 'refund-failed'])
    .execute()
  return payments.map(({ amount }) => amount)
}

/** The payments of an order at Stripe and their refunds, the oldest first. */
export const findOnlinePayments = (db: Database, orderId: string) =>
  db
    .selectFrom('online_payment')
    .select(['id', 'amount', 'state', 'problem', 'created_at as at'])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
