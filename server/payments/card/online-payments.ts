import type { Transaction } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Schema } from '../../db/schema.ts'
import { lockOrder } from '../../invoicing/invoices.ts'

/** The payments of an order at Stripe and their refunds, the oldest first. */
export const findOnlinePayments = (db: Database, orderId: string) =>
  db
    .selectFrom('online_payment')
    .select(['id', 'amount', 'state', 'problem', 'created_at as at', 'paid_back_at as paidBackAt'])
    .select((eb) => eb('session_id', 'is', null).$castTo<boolean | number>().as('isOfCredit'))
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Whether an order was paid by card, and the payments that could not settle it. */
export const findOutcome = async (db: Database, orderId: string) => {
  const payments = await db
    .selectFrom('online_payment')
    .select(['amount', 'state', 'paid_back_at'])
    .where('order_id', '=', orderId)
    .where('session_id', 'is not', null)
    .orderBy('created_at')
    .execute()
  return {
    isPaid: payments.some(({ state }) => state === 'paid'),
    returned: payments
      .filter(({ state }) => ['refund-due', 'refunded', 'refund-failed'].includes(state))
      .map(({ amount, state, paid_back_at }) => ({
        amount,
        isPaidBack: state === 'refunded' || paid_back_at !== null,
      })),
  }
}

export const isRefundDue = async (trx: Transaction<Schema>, orderId: string) => {
  const refund = trx.selectFrom('online_payment').select('id').where('order_id', '=', orderId)
  return (await refund.where('state', '=', 'refund-due').executeTakeFirst()) !== undefined
}

type RefusedRefunds = {
  orderId: string
  /** Of credit notes; otherwise of payments that could not settle their order. */
  isOfCredit: boolean
  /** All by default. */
  id?: string
}

/** The staff have paid back otherwise what Stripe has refused; whether there was something. */
export const closeRefusedRefunds = async (
  trx: Transaction<Schema>,
  { orderId, isOfCredit, id }: RefusedRefunds,
  now: Date,
): Promise<boolean> => {
  await lockOrder(trx, orderId)
  const { numUpdatedRows } = await trx
    .updateTable('online_payment')
    .set({ paid_back_at: now })
    .where('order_id', '=', orderId)
    .where('session_id', isOfCredit ? 'is' : 'is not', null)
    .where('state', '=', 'refund-failed')
    .where('paid_back_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The money that was entered at `paidBackAt` was not paid back after all. */
export const reopenRefusedRefunds = (trx: Transaction<Schema>, orderId: string, paidBackAt: Date) =>
  trx
    .updateTable('online_payment')
    .set({ paid_back_at: null })
    .where('order_id', '=', orderId)
    .where('session_id', 'is', null)
    .where('paid_back_at', '=', paidBackAt)
    .execute()
