import { z } from '@hono/zod-openapi'
import { priceString } from '../../../../domain/money.ts'
import { ok } from '../../../../domain/result.ts'
import { queueDocument } from '../../../documents/document-queue.ts'
import {
  findRun,
  type ListedRun,
  listReminders,
  listRuns,
} from '../../../reminders/list-reminders.ts'
import {
  discardRun,
  excludeReminders,
  prepareRun,
  sendRun,
  waiveFee,
} from '../../../reminders/reminder-run.ts'
import { swissDay } from '../../../swiss-day.ts'
import { instant, line, paragraph } from '../../fields.ts'
import { pdfOf } from '../../orders/order-documents.ts'
import { type ApiRoute, binary } from '../../route.ts'
import { listRoute } from '../list-route.ts'
import { changeRoute, staffRoute } from '../staff-route.ts'

const runSchema = z
  .object({
    id: z.string(),
    state: z.enum(['draft', 'sent', 'discarded']).describe('Prepared, sent, or discarded.'),
    createdAt: instant.describe('When it was prepared.'),
    endedAt: instant.nullable().describe('When it was sent or discarded.'),
    author: z.string().nullable().describe('Name of the member of staff who prepared it.'),
    reminders: z.int().describe('Reminders that are sent, or will be.'),
    excluded: z.int().describe('Reminders that are left out.'),
    waiting: z.int().describe('E-mails that are still to be sent.'),
  })
  .openapi('ReminderRun')

const reminderSchema = z
  .object({
    id: z.string(),
    step: z.int().describe('1, 2 or 3.'),
    amount: z.string().describe('What the invoice has due in CHF, without the fee.'),
    fee: z.string().describe('Fee of the step in CHF.'),
    total: z.string().describe('Amount and fee in CHF.'),
    state: z.enum(['draft', 'sent', 'excluded']).describe('To be sent, sent, or left out.'),
    reason: z.string().describe('Why it is left out, or its fee was waived.'),
    dueOn: z.string().describe('New day on which it is due, YYYY-MM-DD.'),
    waivedAt: instant.nullable().describe('When its fee was waived.'),
    number: z.int().describe('Number of the invoice.'),
    invoiceDueOn: z.string().describe('Day on which the invoice was due, YYYY-MM-DD.'),
    orderId: z.string().describe('Id of the order.'),
    accountId: z.string().describe('Id of the customer.'),
    customer: z.string().describe('Company or name on the invoice.'),
  })
  .openapi('Reminder')

type Reminder = Awaited<ReturnType<typeof listReminders>>['rows'][number]

const reminderView = ({ billing: _, ...reminder }: Reminder & { billing?: unknown }) => ({
  ...reminder,
  amount: priceString(reminder.amount),
  fee: priceString(reminder.fee),
  total: priceString(reminder.total),
})

const params = { id: z.string().max(64) }

const change = { method: 'post', permission: 'payments.write', refuses: [409] } as const

const logOf = (
  action: 'create' | 'update' | 'delete' | 'send-reminders' | 'waive-fee',
  recordId: string,
  now: Date,
  after: Record<string, string | number> = {},
) => ({ action, resource: 'payments', recordId, label: swissDay(now), after }) as const

/** Runs of reminders of unpaid invoices: prepared, looked at, then sent once or discarded. */
export const reminderRoutes: readonly ApiRoute[] = [
  listRoute({
    path: '/admin/reminder-runs',
    permission: 'payments.read',
    summary: 'Lists the runs of reminders, the newest first',
    returns: runSchema,
    find: ({ db }, page) => listRuns(db, page),
    view: (run: ListedRun) => run,
  }),
  staffRoute({
    method: 'get',
    path: '/admin/reminder-runs/{id}',
    permission: 'payments.read',
    summary: 'Retrieves a run of reminders',
    params,
    returns: runSchema,
    run: async ({ db }, { params: { id } }) => ok(await findRun(db, id)),
  }),
  listRoute({
    path: '/admin/reminders',
    permission: 'payments.read',
    summary: 'Lists the reminders of a run by invoice, the oldest first',
    query: { run: line(64).describe('Id of the run.') },
    returns: reminderSchema,
    find: ({ db }, { run, ...page }) => listReminders(db, run, page),
    view: reminderView,
  }),
  changeRoute({
    ...change,
    path: '/admin/reminder-runs',
    summary: 'Prepares the reminders that are due',
    description: 'Sends nothing. A run that is being prepared is returned as it is.',
    returns: runSchema,
    run: (trx, { actor, now }) => prepareRun(trx, actor.accountId, now),
    log: ({ id, count }, { now }) => logOf('create', id, now, { count }),
    view: ({ id }, _, db) => findRun(db, id),
  }),
  changeRoute({
    ...change,
    path: '/admin/reminder-runs/{id}/send',
    summary: 'Sends the reminders of a run by e-mail',
    description:
      'Those whose invoice has been paid, credited or paused since are left out. No step of an invoice is sent twice.',
    params,
    body: z.object({
      count: z.int('value-invalid').min(1, 'value-invalid').describe('How many have been seen.'),
    }),
    returns: runSchema,
    run: (trx, { params: { id }, body: { count }, now }) => sendRun(trx, { id, count }, now),
    log: ({ id, sent }, { now }) => logOf('send-reminders', id, now, { count: sent }),
    view: ({ id }, _, db) => findRun(db, id),
  }),
  changeRoute({
    ...change,
    path: '/admin/reminder-runs/{id}/discard',
    summary: 'Discards a run that has not been sent',
    params,
    returns: runSchema,
    run: (trx, { params: { id }, now }) => discardRun(trx, id, now),
    log: ({ id }, { now }) => logOf('delete', id, now),
    view: ({ id }, _, db) => findRun(db, id),
  }),
  changeRoute({
    ...change,
    path: '/admin/reminder-runs/{id}/exclude',
    summary: 'Leaves reminders out of a run, or includes them again',
    params,
    body: z.object({
      reminders: z
        .array(line(64), 'value-invalid')
        .min(1, 'value-invalid')
        .max(100, 'value-invalid')
        .describe('Ids of the reminders, at most 100.'),
      reason: paragraph(500).describe('Why they are left out; empty includes them again.'),
    }),
    run: (trx, { params: { id }, body }) => excludeReminders(trx, { id, ...body }),
    log: ({ id, numbers }, { now, body: { reason } }) =>
      logOf('update', id, now, { invoices: numbers, reason }),
  }),
  staffRoute({
    method: 'get',
    path: '/admin/reminders/{id}/reminder.pdf',
    permission: 'payments.read',
    summary: 'Makes the letter of a reminder as PDF',
    params,
    returns: binary,
    mediaType: 'application/pdf',
    returned: 'The letter in the language of the order; of a draft, as it would be sent.',
    refuses: [429, 503],
    run: async (services, { params: { id }, signedIn, c }) => {
      // Loaded on demand: rendering code would slow the start.
      const { makeReminder } = await import('../../../mail/orders/payment-reminder.ts')
      return pdfOf(
        c,
        await queueDocument(services, signedIn, () => makeReminder(services, id)),
        'inline',
      )
    },
  }),
  changeRoute({
    ...change,
    path: '/admin/reminders/{id}/waive-fee',
    summary: 'Waives the fee of a reminder that was sent',
    params,
    body: z.object({
      reason: paragraph(500)
        .refine((reason) => reason.trim() !== '', 'blank')
        .describe('Why.'),
    }),
    run: (trx, { params: { id }, body: { reason }, actor, now }) =>
      waiveFee(trx, { id, reason, byAccount: actor.accountId }, now),
    log: ({ number, fee }, { params: { id }, now, body: { reason } }) =>
      logOf('waive-fee', id, now, { invoice: number, fee, reason }),
  }),
]
