import type { Transaction } from 'kysely'
import { dispatchDayOf } from '../../domain/order/dispatch-day.ts'
import { findDispatchDays, findShortages } from '../content/calendar.ts'
import type { Schema } from '../db/schema.ts'
import { parseLineInfo } from './order.ts'

/** Stores the day on which an order leaves the laboratory if its preparation can begin at `now`. */
export const promiseDispatch = async (trx: Transaction<Schema>, orderId: string, now: Date) => {
  const lines = await trx
    .selectFrom('order_line')
    .select(['order_id', 'product_id as id', 'info'])
    .where('order_id', '=', orderId)
    .execute()
  const dispatchDays = await findDispatchDays(trx, now)
  const shortages = await findShortages(trx, now)
  await trx
    .updateTable('orders')
    .set({
      dispatch_on:
        dispatchDayOf(
          lines.map((line) => ({ ...line, info: parseLineInfo(line) })),
          { dispatchDays, shortages },
        ) ?? null,
    })
    .where('id', '=', orderId)
    .execute()
}
