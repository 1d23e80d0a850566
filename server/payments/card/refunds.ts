import type { Transaction } from 'kysely'
import type { Stripe } from 'stripe'
import { centimes, zero } from '../../../domain/money.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { Database } from '../../db/client.ts'
import { newId } from '../../db/new-id.ts'
import type { Schema } from '../../db/schema.ts'
import { findCreditNotes, findDocument } from '../../invoicing/find-documents.ts'
import { lockInvoice, lockOrder } from '../../invoicing/invoices.ts'
import { isOverpaid } from '../../invoicing/settled-amounts.ts'
import type { Services } from '../../services.ts'
import { swissDay } from '../../swiss-day.ts'
import { findDueInvoice } from '../due-invoices.ts'
import { insertPayment } from '../enter-payment.ts'

/** The invoice of an order, both locked, with what is due. */
const lockDueInvoice = async (trx: Transaction<Schema>, orderId: string) => {
  await lockOrder(trx, orderId)
  const invoice = await findDocument(trx, orderId, 'invoice')
  if (!invoice) return undefined
  await lockInvoice(trx, invoice.id)
  return findDueInvoice(trx, invoice.id)
}

/** What credit notes leave to be paid back, without the refunds that are due or were refused. */
const findCredit = async (trx: Transaction<Schema>, orderId: string) => {
  const invoice = await lockDueInvoice(trx, orderId)
  const begun = await trx
    .selectFrom('online_payment')
    .select('amount')
    .where('order_id', '=', orderId)
    .where('session_id', 'is', null)
    .where('state', 'in', ['refund-due', 'refund-failed'])
    .where('paid_back_at', 'is', null)
    .execute()
  const notes = await findCreditNotes(trx, orderId)
  const credited = notes.reduce((sum, { total }) => sum + total, 0)
  // What was paid beyond the invoice came by the bank, and goes back by the bank.
  const owed = Math.min(-(invoice?.due ?? 0), credited - (await findPaidBack(trx, invoice?.id)))
  return begun.reduce((credit, { amount }) => credit - amount, owed)
}

/** In centimes: what was entered as paid back. */
const findPaidBack = async (trx: Transaction<Schema>, invoiceId = '') => {
  const paybacks = await trx
    .selectFrom('bank_payment')
    .select('amount')
    .where('invoice_id', '=', invoiceId)
    .where('state', '=', 'matched')
    .where('amount', '<', zero)
    .execute()
  return paybacks.reduce((sum, { amount }) => sum - amount, 0)
}

/** Begins the refund of what is owed, unless the card has paid less. */
const refundLeft = async (
  trx: Transaction<Schema>,
  { orderId, intent, paid }: { orderId: string; intent: string | null; paid: number },
  at: Date,
) => {
  const amount = await findCredit(trx, orderId)
  const refunds = await trx
    .selectFrom('online_payment')
    .select('amount')
    .where('payment_intent', '=', intent)
    .where('state', '!=', 'paid')
    .where('paid_back_at', 'is', null)
    .execute()
  const left = refunds.reduce((sum, refund) => sum - refund.amount, paid)
  // More than the card has paid came by the bank: the staff decide.
  if (amount <= 0 || amount > left) return
  await trx
    .insertInto('online_payment')
    .values({
      ...{ id: newId(), order_id: orderId, session_id: null, payment_intent: intent, amount },
      ...{ state: 'refund-due', problem: '', created_at: at, check_at: at },
    })
    .execute()
}

/** What credit notes leave of orders that were paid by card is paid back by card. */
export const refundCredited = async ({ db, now }: Services) => {
  const credited = await db
    .selectFrom('online_payment')
    .select(['order_id as orderId', 'payment_intent as intent', 'amount as paid'])
    .where('state', '=', 'paid')
    .where('order_id', 'in', (eb) =>
      eb.selectFrom('invoice').select('order_id').where('kind', '=', 'invoice').where(isOverpaid),
    )
    .where('order_id', 'in', (eb) =>
      eb.selectFrom('invoice').select('order_id').where('kind', '=', 'credit-note'),
    )
    .execute()
  for (const payment of credited)
    await db.transaction().execute((trx) => refundLeft(trx, payment, now()))
}

type DueRefund = { id: string; intent: string | null; amount: number }

/** A repeated call returns the same refund, even if Stripe has lost its first answer. */
const findOrCreateRefund = async (stripe: Stripe, { id, intent, amount }: DueRefund, now: Date) => {
  const payment_intent = String(intent)
  const { data } = await stripe.refunds.list({ payment_intent, limit: 100 })
  return (
    data.find(({ metadata }) => metadata?.refund === id) ??
    // Stripe repeats a failure for a day.
    stripe.refunds.create(
      { payment_intent, amount, metadata: { refund: id } },
      { idempotencyKey: `refund ${id} ${swissDay(now)}` },
    )
  )
}

/** A refund with its order and invoice locked; payments that could not settle their order have none. */
const lockRefund = async (trx: Transaction<Schema>, id: string) => {
  const find = () =>
    trx
      .selectFrom('online_payment')
      .select(['order_id as orderId', 'payment_intent as intent', 'amount', 'state'])
      .select('session_id as sessionId')
      .where('id', '=', id)
      .executeTakeFirst()
  const { orderId } = (await find()) ?? {}
  const invoice = orderId && (await lockDueInvoice(trx, orderId))
  const found = await find()
  // It was sent again meanwhile, with another id.
  if (!found) return undefined
  const { intent, sessionId, ...refund } = found
  return { ...refund, note: intent ?? '', credited: sessionId === null && invoice }
}

const setState = (
  trx: Transaction<Schema>,
  id: string,
  state: 'refunded' | 'refund-failed',
  problem = '',
) => trx.updateTable('online_payment').set({ state, problem }).where('id', '=', id).execute()

/** Stripe has accepted a refund: the credit that it pays back is settled. */
const enterRefund = async (trx: Transaction<Schema>, id: string, now: Date) => {
  const refund = await lockRefund(trx, id)
  if (refund?.state !== 'refund-due') return
  await setState(trx, id, 'refunded')
  const { credited, note } = refund
  const amount = -refund.amount
  const entry = { method: 'card', valueOn: swissDay(now), byAccount: null, note, amount } as const
  if (credited) await insertPayment(trx, credited, { ...entry, statusBefore: null }, now)
}

/** Stripe has refused a refund, or it has failed later: its credit is open again, and the staff see why. */
export const failRefund = async (trx: Transaction<Schema>, id: string, problem: string) => {
  const refund = await lockRefund(trx, id)
  if (refund?.state !== 'refund-due' && refund?.state !== 'refunded') return
  const { state, credited, note, amount } = refund
  await setState(trx, id, 'refund-failed', problem)
  if (state === 'refund-due' || !credited) return
  const entry = await trx
    .selectFrom('bank_payment')
    .select('id')
    .where('invoice_id', '=', credited.id)
    .where('method', '=', 'card')
    .where('amount', '=', centimes(-amount))
    .where('note', '=', note)
    .executeTakeFirst()
  if (entry) await trx.deleteFrom('bank_payment').where('id', '=', entry.id).execute()
}

/** Of refunds that were not sent, or whose answer was lost: a retry looks for them first. */
const unusableProblem = 'Stripe does not accept the secret key'

const isUnusable = ({ errors }: Stripe, error: unknown) =>
  error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError

/** Errors that a later attempt would repeat. */
const isRefusal = ({ errors }: Stripe, error: unknown): error is Error =>
  error instanceof errors.StripeInvalidRequestError || error instanceof errors.StripeCardError

/** Refunds that cannot be sent once the secrets of Stripe are gone. */
export const refuseDueRefunds = (db: Database) =>
  db
    .updateTable('online_payment')
    .set({ state: 'refund-failed', problem: unusableProblem })
    .where('state', '=', 'refund-due')
    .execute()

/** Sends the refunds that are due; one that Stripe refuses is shown to the staff. */
export const sendRefunds = async ({ db, log, now }: Services, stripe: Stripe) => {
  const due = await db
    .selectFrom('online_payment')
    .select(['id', 'payment_intent as intent', 'amount'])
    .where('state', '=', 'refund-due')
    .execute()
  for (const refund of due) {
    const { id } = refund
    const write = (run: (trx: Transaction<Schema>) => Promise<void>) =>
      db.transaction().execute(run)
    try {
      const made = await findOrCreateRefund(stripe, refund, now())
      const { status, failure_reason: reason } = made
      const isRefused = status === 'failed' || status === 'canceled'
      await write((trx) =>
        isRefused ? failRefund(trx, id, reason ?? status) : enterRefund(trx, id, now()),
      )
    } catch (error) {
      if (isRefusal(stripe, error)) await write((trx) => failRefund(trx, id, error.message))
      if (isUnusable(stripe, error)) await write((trx) => failRefund(trx, id, unusableProblem))
      log.error({ err: error, id }, 'refund cannot be sent')
    }
  }
}

/** Sends a refund that Stripe has refused once more, as another one, unless nothing is left to pay back. */
export const retryRefund = async (
  trx: Transaction<Schema>,
  { orderId, id }: { orderId: string; id: string },
): Promise<Result<undefined, 'not-found' | 'edit-conflict'>> => {
  const credit = await findCredit(trx, orderId)
  const refused = await trx
    .selectFrom('online_payment')
    .select(['session_id', 'problem'])
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .where('state', '=', 'refund-failed')
    .where('paid_back_at', 'is', null)
    .executeTakeFirst()
  if (!refused) return refuse('not-found')
  if (refused.session_id === null && credit < 0) return refuse('edit-conflict')
  await trx
    .updateTable('online_payment')
    .set({
      id: refused.problem === unusableProblem ? id : newId(),
      ...{ state: 'refund-due', problem: '' },
    })
    .where('id', '=', id)
    .execute()
  return ok(undefined)
}
