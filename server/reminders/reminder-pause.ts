import type { Transaction } from 'kysely'
import { cleanText } from '../../domain/order/free-text.ts'
import { ok, type Result, refuse } from '../../domain/result.ts'
import { findCustomerLabel } from '../accounts/customers/customer-label.ts'
import type { Database } from '../db/client.ts'
import { countRows } from '../db/count-rows.ts'
import type { Schema } from '../db/schema.ts'
import { hasAmountDue } from '../invoicing/settled-amounts.ts'

/** `until`: the last day, YYYY-MM-DD; null for good. `note`: what is agreed; '' without a pause. */
export type ReminderPause = { until: string | null; note: string }

/** The invoices of a customer that are to be paid. */
export const countOpenInvoices = (db: Database, accountId: string) =>
  countRows(
    db
      .selectFrom('invoice')
      .innerJoin('orders', 'orders.id', 'invoice.order_id')
      .where('orders.account_id', '=', accountId)
      .where('invoice.kind', '=', 'invoice')
      .where(hasAmountDue),
  )

/** What keeps a customer from being reminded. */
export const findPause = async (db: Database, accountId: string): Promise<ReminderPause> => {
  const pause = await db
    .selectFrom('reminder_pause')
    .select(['until', 'note'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return pause ?? { until: null, note: '' }
}

/** Pauses the reminders of a customer, such as for agreed instalments; an empty note ends it. */
export const setPause = async (
  trx: Transaction<Schema>,
  {
    accountId,
    byAccount,
    until,
    note: text,
  }: ReminderPause & Record<'accountId' | 'byAccount', string>,
  now: Date,
): Promise<Result<ReminderPause & { before: ReminderPause; label: string }, 'account-unknown'>> => {
  const label = await findCustomerLabel(trx, accountId)
  if (label === undefined) return refuse('account-unknown')
  const before = await findPause(trx, accountId)
  const note = cleanText(text)
  const pause = { until: note ? until : null, note }
  await trx.deleteFrom('reminder_pause').where('account_id', '=', accountId).execute()
  if (note)
    await trx
      .insertInto('reminder_pause')
      .values({ account_id: accountId, ...pause, set_at: now, set_by: byAccount })
      .execute()
  return ok({ ...pause, before, label })
}
