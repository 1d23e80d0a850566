import type { Transaction } from 'kysely'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { Database } from '../../db/client.ts'
import { newId } from '../../db/new-id.ts'
import type { Schema } from '../../db/schema.ts'

/** The payments of an order at Stripe and their refunds, the oldest first. */
export const findOnlinePayments = (db: Database, orderId: string) =>
  db
    .selectFrom('online_payment')
    .select(['id', 'amount', 'state', 'problem', 'created_at as at'])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Sends a refund that Stripe has refused once more, as another one: Stripe would repeat its answer. */
export const retryRefund = async (
  trx: Transaction<Schema>,
  { orderId, id }: { orderId: string; id: string },
): Promise<Result<undefined, 'not-found'>> => {
  const { numUpdatedRows } = await trx
    .updateTable('online_payment')
    .set({ id: newId(), state: 'refund-due', problem: '' })
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .where('state', '=', 'refund-failed')
    .executeTakeFirst()
  return numUpdatedRows > 0n ? ok(undefined) : refuse('not-found')
}
