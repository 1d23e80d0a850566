import { expressionBuilder, sql } from 'kysely'
import { type ReminderStep, usedSteps } from '../../domain/order/reminder.ts'
import { findCurrentOptions } from '../content/options.ts'
import type { Database } from '../db/client.ts'
import type { Schema } from '../db/schema.ts'
import { dayAfter, swissDay } from '../swiss-day.ts'
import { amountLeftWithoutFees } from './settled-amounts.ts'

const eb = expressionBuilder<Schema, 'invoice'>()

const sentReminders = eb
  .selectFrom('reminder')
  .whereRef('reminder.invoice_id', '=', 'invoice.id')
  .where('reminder.state', '=', 'sent')

/** The last step that was sent of an invoice, 0 for none; for a query. */
export const lastStep = sql<number>`coalesce(${sentReminders.select((one) => one.fn.max('step').as('step'))}, 0)`

const lastDueOn = sql<string>`coalesce(${sentReminders.select((one) => one.fn.max('reminder.due_on').as('due_on'))}, ${eb.ref('invoice.due_on')})`

/** Whether no reminders are sent to the customer today; for a query of `orders`. */
const isPaused = (today: string) =>
  expressionBuilder<Schema, 'orders'>().exists((pause) =>
    pause
      .selectFrom('reminder_pause')
      .select('account_id')
      .whereRef('reminder_pause.account_id', '=', 'orders.account_id')
      .where((one) => one.or([one('until', 'is', null), one('until', '>=', today)])),
  )

/** Invoices with more than fees left, of customers who have agreed nothing else. */
const unpaidInvoices = (db: Database, today: string) =>
  db
    .selectFrom('invoice')
    .innerJoin('orders', 'orders.id', 'invoice.order_id')
    .where('invoice.kind', '=', 'invoice')
    .where('orders.payment', '=', 'invoice')
    .where('invoice.paid_at', 'is', null)
    .where((one) => one(amountLeftWithoutFees(one), '>', 0))
    .where((one) => one.not(isPaused(today)))

export const findReminderSteps = async (db: Database): Promise<readonly ReminderStep[]> => {
  const found = await findCurrentOptions(db, ['reminder_1', 'reminder_2', 'reminder_3'])
  return usedSteps([found.reminder_1, found.reminder_2, found.reminder_3])
}

/** The invoices whose next reminder is due. */
export const invoicesToRemind = (db: Database, steps: readonly ReminderStep[], now: Date) =>
  unpaidInvoices(db, swissDay(now)).where((one) =>
    one.or(
      steps.map(({ days }, step) =>
        one.and([one(lastStep, '=', step), one(lastDueOn, '<=', dayAfter(now, -days))]),
      ),
    ),
  )

/**
 * The unpaid invoices for which a customer may not order: reminded up to `step`, the option
 * `order_hold_step`. None for 0.
 */
export const findHoldingInvoices = async (
  db: Database,
  accountId: string,
  step: number,
  now: Date,
) => {
  if (step === 0) return []
  return unpaidInvoices(db, swissDay(now))
    .select('invoice.number')
    .where('orders.account_id', '=', accountId)
    .where(lastStep, '>=', step)
    .orderBy('invoice.number')
    .execute()
}
