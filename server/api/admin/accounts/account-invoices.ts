import { z } from '@hono/zod-openapi'
import { ok } from '../../../../domain/result.ts'
import type { Database } from '../../../db/client.ts'
import { queueDocument } from '../../../documents/document-queue.ts'
import {
  countOpenInvoices,
  findPause,
  type ReminderPause,
  setPause,
} from '../../../reminders/reminder-pause.ts'
import { paragraph } from '../../fields.ts'
import { pdfOf } from '../../orders/order-documents.ts'
import { type ApiRoute, binary } from '../../route.ts'
import { changeRoute, staffRoute } from '../staff-route.ts'
import { accountAccess, accountParams } from './account-access.ts'

const pauseSchema = z
  .object({
    until: z.string().nullable().describe('Last day of the pause, YYYY-MM-DD; null for good.'),
    note: z.string().describe('What is agreed; empty without a pause.'),
    openInvoices: z.int().describe('Invoices of the customer that are to be paid.'),
  })
  .openapi('ReminderPause')

const viewOf = async (db: Database, accountId: string, { until, note }: ReminderPause) => ({
  ...{ until, note, openInvoices: await countOpenInvoices(db, accountId) },
})

const of = { access: accountAccess, params: accountParams } as const
const path = '/admin/accounts/{id}/reminder-pause'

/** What a customer owes, and what is agreed about it. */
export const accountInvoiceRoutes: readonly ApiRoute[] = [
  staffRoute({
    ...of,
    method: 'get',
    path: '/admin/accounts/{id}/statement.pdf',
    permission: 'payments.read',
    summary: 'Makes the statement of account of a customer as PDF',
    returns: binary,
    mediaType: 'application/pdf',
    returned: 'The open invoices, with one QR-bill over their sum; 404 if nothing is due.',
    refuses: [429, 503],
    run: async (services, { params: { id }, signedIn, c }) => {
      // Loaded on demand: rendering code would slow the start.
      const { makeStatement } = await import('../../../documents/account-statement.ts')
      const queued = await queueDocument(services, signedIn, () => makeStatement(services, id))
      return pdfOf(c, queued, 'inline')
    },
  }),
  staffRoute({
    ...of,
    method: 'get',
    path,
    permission: 'payments.read',
    summary: 'Retrieves until when a customer gets no reminders, and why',
    returns: pauseSchema,
    run: async ({ db }, { params: { id } }) => ok(await viewOf(db, id, await findPause(db, id))),
  }),
  changeRoute({
    ...of,
    method: 'put',
    path,
    permission: 'payments.write',
    summary: 'Pauses the reminders of a customer, or ends the pause',
    body: z.object({
      until: z.iso
        .date('value-invalid')
        .nullable()
        .describe('Last day of the pause, YYYY-MM-DD; null for good.'),
      note: paragraph(500).describe('What is agreed, such as instalments; empty ends the pause.'),
    }),
    returns: pauseSchema,
    run: (trx, { params: { id: accountId }, body, actor, now }) =>
      setPause(trx, { accountId, byAccount: actor.accountId, ...body }, now),
    log: ({ until, note, before, label }, { params: { id: recordId } }) => ({
      ...{ action: 'update', resource: 'customers', recordId, label },
      before: { remindersPausedUntil: before.until, reminderNote: before.note },
      after: { remindersPausedUntil: until, reminderNote: note },
    }),
    view: (pause, { params: { id } }, db) => viewOf(db, id, pause),
  }),
]
