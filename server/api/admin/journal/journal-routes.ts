import { z } from '@hono/zod-openapi'
import { journalRoles } from '../../../../domain/journal/bookings.ts'
import { priceString } from '../../../../domain/money.ts'
import { ok } from '../../../../domain/result.ts'
import { recordChange } from '../../../audit/record-change.ts'
import {
  createBatch,
  findBatch,
  type JournalView,
  listBatches,
  previewBatch,
} from '../../../journal/journal-batch.ts'
import { journalLines } from '../../../journal/journal-line.ts'
import { type JournalLayout, journalLayouts } from '../../../journal/layouts.ts'
import { instant, language } from '../../fields.ts'
import { type ApiRoute, binary } from '../../route.ts'
import { listRoute } from '../list-route.ts'
import { changeRoute, staffRoute } from '../staff-route.ts'

const batchFields = {
  id: z.string(),
  number: z.int().describe('Consecutive, without gaps.'),
  until: z.string().describe('Last day, YYYY-MM-DD in Switzerland.'),
  createdAt: instant.describe('When it was exported.'),
  author: z.string().nullable().describe('Name of the member of staff who exported it.'),
  bookings: z.int().describe('Number of bookings.'),
}

const viewFields = {
  from: z.string().nullable().describe('Day of the first booking, YYYY-MM-DD; null without one.'),
  bookings: batchFields.bookings,
  totals: z
    .array(
      z.object({
        role: z.enum(journalRoles).describe('What the account is for.'),
        account: z.string().describe('Number of the account.'),
        debit: z.string().describe('Sum of its debits in CHF.'),
        credit: z.string().describe('Sum of its credits in CHF.'),
      }),
    )
    .describe('Sums by account; all debits equal all credits.'),
  vat: z
    .array(
      z.object({
        rate: z.number().describe('In percent.'),
        code: z.string().describe('VAT code of the accounting program.'),
        gross: z.string().describe('Sold less credited in CHF, with VAT.'),
        vat: z.string().describe('VAT in it in CHF.'),
      }),
    )
    .describe('VAT that is owed, by rate.'),
}

const previewSchema = z.object(viewFields).openapi('JournalPreview')
const batchSchema = z.object(batchFields).openapi('JournalBatch')
const totalsSchema = z.object({ ...batchFields, ...viewFields }).openapi('JournalTotals')

const viewOf = ({ from, bookings, totals, vat }: JournalView): z.input<typeof previewSchema> => ({
  ...{ from, bookings },
  totals: totals.map(({ debit, credit, ...total }) => ({
    ...total,
    debit: priceString(debit),
    credit: priceString(credit),
  })),
  vat: vat.map(({ rate, code, gross, vat: included }) => ({
    ...{ rate: rate / 100, code, gross: priceString(gross), vat: priceString(included) },
  })),
})

const findView = async (db: Parameters<typeof findBatch>[0], id: string) => {
  const batch = await findBatch(db, id)
  if (!batch) return undefined
  const { number, until, createdAt, author } = batch
  return { ...viewOf(batch), id, number, until, createdAt, author }
}

const logOf = ({ id, number }: { id: string; number: number }, after: Record<string, unknown>) =>
  ({ action: 'export', resource: 'payments', recordId: id, label: String(number), after }) as const

const params = { id: z.string().max(64) }
const until = z.iso.date('value-invalid').describe('Last day, YYYY-MM-DD in Switzerland.')
const layouts = Object.keys(journalLayouts) as JournalLayout[]

/** The journal for the accounts: everything is exported in one batch, and each batch any number of times. */
export const journalRoutes: readonly ApiRoute[] = [
  listRoute({
    path: '/admin/journal-batches',
    permission: 'payments.read',
    summary: 'Lists the exports of the journal, the newest first',
    returns: batchSchema,
    find: ({ db }, page) => listBatches(db, page),
    view: (batch: z.input<typeof batchSchema>) => batch,
  }),
  staffRoute({
    method: 'get',
    path: '/admin/journal-preview',
    permission: 'payments.read',
    summary: 'Shows what the next export of the journal would contain',
    query: { until },
    returns: previewSchema,
    run: async ({ db }, { query, language }) =>
      ok(viewOf(await previewBatch(db, query.until, language))),
  }),
  changeRoute({
    method: 'post',
    path: '/admin/journal-batches',
    permission: 'payments.write',
    summary: 'Exports the bookings that have not been exported, until a day',
    description:
      'Invoices, credit notes, reminder fees, matched payments and waived rests; what no longer holds is reversed. Texts are in the language of the request.',
    refuses: [409],
    body: z.object({
      until,
      count: z.int('value-invalid').min(1, 'value-invalid').describe('Bookings of the preview.'),
    }),
    returns: totalsSchema,
    run: (trx, { body, actor, language, now }) =>
      createBatch(trx, { ...body, byAccount: actor.accountId, language }, now),
    log: (batch, { body }) => logOf(batch, body),
    view: ({ id }, _, db) => findView(db, id),
  }),
  staffRoute({
    method: 'get',
    path: '/admin/journal-batches/{id}',
    permission: 'payments.read',
    summary: 'Retrieves an export of the journal with its sums',
    params,
    returns: totalsSchema,
    run: async ({ db }, { params: { id } }) => ok(await findView(db, id)),
  }),
  staffRoute({
    method: 'get',
    path: '/admin/journal-batches/{id}/file',
    permission: 'payments.read',
    summary: 'Downloads an export of the journal for an accounting program',
    description: 'The same bookings each time, with the accounts of the day of the export.',
    params,
    query: {
      layout: z
        .enum(layouts, 'value-invalid')
        .describe('Plain CSV, or the layout of an accounting program.'),
      lang: language,
    },
    returns: binary,
    mediaType: 'application/octet-stream',
    returned: 'The file: CSV, text with tabs, or XML.',
    run: async ({ db }, { params: { id }, query: { layout }, language, actor, now, c }) => {
      const batch = await findBatch(db, id)
      if (!batch) return ok(undefined)
      const { write, mediaType, extension } = journalLayouts[layout]
      await recordChange(db, { ...logOf(batch, { layout }), actor, now })
      return ok(
        c.body(write(journalLines(batch), language), 200, {
          'Content-Type': mediaType,
          'Content-Disposition': `attachment; filename="journal-${batch.number}-${layout}.${extension}"`,
          'Cache-Control': 'private, no-store',
        }),
      )
    },
  }),
]
