import type { Transaction } from 'kysely'
import { dispatchDayOf } from '../../domain/order/dispatch-day.ts'
import { findDispatchDays } from '../content/calendar.ts'
import type { Schema } from '../db/schema.ts'
import { parseLineInfo } from './order.ts'

/** Stores the day on which an order leaves the laboratory if its preparation can begin at `now`. */
export const promiseDispatch = async (trx: Transaction<Schema>, orderId: string, now: Date) => {
  const lines = await trx
    .selectFrom('order_line')
    .select(['order_id', 'info'])
    .where('order_id', '=', orderId)
    .execute()
  const days = await findDispatchDays(trx, now)
  await trx
    .updateTable('orders')
    .set({
      dispatch_on:
        dispatchDayOf(
          lines.map((line) => ({ info: parseLineInfo(line) })),
          days,
        ) ?? null,
    })
    .where('id', '=', orderId)
    .execute()
}
