import type { Transaction } from 'kysely'
import { centimes } from '../../domain/money.ts'
import { cleanText } from '../../domain/order/free-text.ts'
import { ok, type Result, refuse } from '../../domain/result.ts'
import { findCurrentOptions } from '../content/options.ts'
import { nextNumber } from '../db/counter.ts'
import { insertAll } from '../db/insert-all.ts'
import { newId } from '../db/new-id.ts'
import type { Schema } from '../db/schema.ts'
import { lockInvoice } from '../invoicing/invoices.ts'
import { findReminderSteps, invoicesToRemind, lastStep } from '../invoicing/reminded-invoices.ts'
import { amountLeft } from '../invoicing/settled-amounts.ts'
import { enqueueJobs } from '../outbox/outbox.ts'
import { findDueInvoice } from '../payments/due-invoices.ts'
import { settleInvoice } from '../payments/settle-invoice.ts'
import { dayAfter, swissDay } from '../swiss-day.ts'

export type ReminderRefusal =
  /** Somebody else has sent or discarded the run, or changed what it sends. */
  | { code: 'edit-conflict' }
  | { code: 'nothing-to-remind' }
  | { code: 'reminder-unknown' }
  | { code: 'fee-waived' }

/** Runs follow one another, also on several processes. */
const lockRuns = (trx: Transaction<Schema>) => nextNumber(trx, 'reminder-run')

const reminderDays = async (trx: Transaction<Schema>) =>
  (await findCurrentOptions(trx, ['reminder_days'])).reminder_days

/** Prepares the reminders that are due, or returns the run that is being prepared. */
export const prepareRun = async (
  trx: Transaction<Schema>,
  byAccount: string,
  now: Date,
): Promise<Result<{ id: string; count: number }, ReminderRefusal>> => {
  await lockRuns(trx)
  const draft = await trx
    .selectFrom('reminder_run')
    .select('id')
    .where('state', '=', 'draft')
    .executeTakeFirst()
  if (draft) return ok({ id: draft.id, count: 0 })
  const steps = await findReminderSteps(trx)
  if (steps.length === 0) return refuse({ code: 'nothing-to-remind' })
  const invoices = await invoicesToRemind(trx, steps, now)
    .select('invoice.id')
    .select((eb) => [amountLeft(eb).as('left'), lastStep.as('last')])
    .orderBy('invoice.number')
    .execute()
  if (invoices.length === 0) return refuse({ code: 'nothing-to-remind' })
  const id = newId()
  const run = { id, state: 'draft' as const, created_at: now, created_by: byAccount }
  await trx
    .insertInto('reminder_run')
    .values({ ...run, ended_at: null })
    .execute()
  const due_on = dayAfter(now, await reminderDays(trx))
  await insertAll(
    trx,
    'reminder',
    invoices.map(({ id: invoice_id, left, last }) => ({
      ...{ id: newId(), run_id: id, invoice_id, step: Number(last) + 1, amount: Number(left) },
      ...{ fee: steps[Number(last)]?.fee ?? centimes(0), due_on, state: 'draft' as const },
      ...{ reason: '', waived_at: null, waived_by: null },
    })),
  )
  return ok({ id, count: invoices.length })
}

const findDraft = async (trx: Transaction<Schema>, id: string) => {
  await lockRuns(trx)
  const run = await trx
    .selectFrom('reminder_run')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .executeTakeFirst()
  return run !== undefined
}

const endRun = (trx: Transaction<Schema>, id: string, state: 'sent' | 'discarded', now: Date) =>
  trx.updateTable('reminder_run').set({ state, ended_at: now }).where('id', '=', id).execute()

/** Leaves reminders out of their run, with a reason; an empty reason includes them again. */
export const excludeReminders = async (
  trx: Transaction<Schema>,
  { id, reminders, reason: text }: { id: string; reminders: readonly string[]; reason: string },
): Promise<Result<{ id: string; numbers: string }, ReminderRefusal>> => {
  if (!(await findDraft(trx, id))) return refuse({ code: 'edit-conflict' })
  const reason = cleanText(text)
  const changed = trx.selectFrom('reminder').where('run_id', '=', id).where('id', 'in', reminders)
  const invoices = await trx
    .selectFrom('invoice')
    .select('number')
    .where('id', 'in', changed.select('invoice_id'))
    .orderBy('number')
    .execute()
  if (invoices.length === 0) return refuse({ code: 'reminder-unknown' })
  await trx
    .updateTable('reminder')
    .set({ state: reason ? 'excluded' : 'draft', reason })
    .where('id', 'in', changed.select('id'))
    .execute()
  return ok({ id, numbers: invoices.map(({ number }) => number).join(', ') })
}

/**
 * Sends the reminders of a run; `count`: how many the staff have seen. Those whose invoice has been
 * paid, credited or paused since are left out without a reason.
 */
export const sendRun = async (
  trx: Transaction<Schema>,
  { id, count }: { id: string; count: number },
  now: Date,
): Promise<Result<{ id: string; sent: number }, ReminderRefusal>> => {
  if (!(await findDraft(trx, id))) return refuse({ code: 'edit-conflict' })
  const drafts = await trx
    .selectFrom('reminder')
    .select(['id', 'invoice_id', 'amount', 'step'])
    .where('run_id', '=', id)
    .where('state', '=', 'draft')
    .execute()
  if (drafts.length !== count || count === 0) return refuse({ code: 'edit-conflict' })
  const steps = await findReminderSteps(trx)
  const due = await invoicesToRemind(trx, steps, now)
    .select(['invoice.id', 'orders.id as orderId'])
    .select((eb) => [amountLeft(eb).as('left'), lastStep.as('last')])
    .execute()
  const byInvoice = new Map(due.map((invoice) => [invoice.id, invoice]))
  const jobs: { kind: string; body: { orderId: string; reminderId: string } }[] = []
  for (const draft of drafts) {
    const invoice = byInvoice.get(draft.invoice_id)
    const isDue = invoice && Number(invoice.last) === draft.step - 1
    const amount = isDue ? Number(invoice.left) : draft.amount
    if (!isDue || amount !== draft.amount)
      await trx
        .updateTable('reminder')
        .set(isDue ? { amount } : { state: 'excluded' })
        .where('id', '=', draft.id)
        .execute()
    if (isDue)
      jobs.push({
        kind: 'payment-reminder',
        body: { orderId: invoice.orderId, reminderId: draft.id },
      })
  }
  await trx
    .updateTable('reminder')
    .set({ state: 'sent', due_on: dayAfter(now, await reminderDays(trx)) })
    .where('run_id', '=', id)
    .where('state', '=', 'draft')
    .execute()
  for (let from = 0; from < jobs.length; from += 500)
    await enqueueJobs(trx, jobs.slice(from, from + 500), now)
  await endRun(trx, id, 'sent', now)
  return ok({ id, sent: jobs.length })
}

/** Discards a run that has not been sent. */
export const discardRun = async (
  trx: Transaction<Schema>,
  id: string,
  now: Date,
): Promise<Result<{ id: string }, ReminderRefusal>> => {
  if (!(await findDraft(trx, id))) return refuse({ code: 'edit-conflict' })
  await trx.deleteFrom('reminder').where('run_id', '=', id).execute()
  await endRun(trx, id, 'discarded', now)
  return ok({ id })
}

/** Waives the fee of a reminder that was sent; an invoice with nothing left but it is paid. */
export const waiveFee = async (
  trx: Transaction<Schema>,
  { id, reason, byAccount }: { id: string; reason: string; byAccount: string },
  now: Date,
): Promise<Result<{ number: number; fee: number }, ReminderRefusal>> => {
  const found = await trx
    .selectFrom('reminder')
    .select('invoice_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) return refuse({ code: 'reminder-unknown' })
  await lockInvoice(trx, found.invoice_id)
  const waived = await trx
    .updateTable('reminder')
    .set({ waived_at: now, waived_by: byAccount, reason: cleanText(reason) })
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .where('fee', '>', centimes(0))
    .where('waived_at', 'is', null)
    .returning('fee')
    .executeTakeFirst()
  if (!waived) return refuse({ code: 'fee-waived' })
  const invoice = await findDueInvoice(trx, found.invoice_id)
  if (invoice && !invoice.isPaid && invoice.due <= 0)
    await settleInvoice(trx, invoice, swissDay(now), now)
  return ok({ number: invoice?.number ?? 0, fee: waived.fee })
}
