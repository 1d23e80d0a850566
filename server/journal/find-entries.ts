import { type Expression, expressionBuilder, type Selectable } from 'kysely'
import type { JournalSource } from '../../domain/journal/bookings.ts'
import { type Centimes, centimes, sumCentimes } from '../../domain/money.ts'
import type { Credit } from '../../domain/order/refund.ts'
import { splitCharges, type VatPart } from '../../domain/order/vat.ts'
import type { Database } from '../db/client.ts'
import type { Schema } from '../db/schema.ts'
import type { AddressSnapshot } from '../db/tables/orders.ts'
import { amountLeft, feesTotal } from '../invoicing/settled-amounts.ts'
import { swissDay, swissDayStart } from '../swiss-day.ts'

/** A thing to book, with what its bookings say. */
export type SourceEntry = {
  id: string
  orderId: string
  /** YYYY-MM-DD in Switzerland. */
  day: string
  /** Number of the invoice or credit note. */
  document: number
  customer: string
  source: JournalSource
}

const eb = expressionBuilder<Schema, never>()

/** The bookings of a thing that stand. */
const postedOf = (source: JournalSource['kind'], id: Expression<string>) =>
  eb
    .selectFrom('journal_entry')
    .select('journal_entry.position')
    .where('journal_entry.source', '=', source)
    .where('journal_entry.source_id', '=', id)
    .where('journal_entry.state', '=', 'posted')

const nameOf = ({ company, first_name, last_name }: AddressSnapshot) =>
  company || `${first_name} ${last_name}`.trim()

type Content = {
  shipping: Centimes
  fee: Centimes
  vat: readonly VatPart[]
  billing: AddressSnapshot
  lines: readonly { total: Centimes; vatRate: number }[]
}

type Issued = {
  id: string
  kind: 'invoice' | 'credit-note'
  number: number
  order_id: string
  issued_at: Date
  total: Centimes
}

const documentEntry = (document: Issued, content: Content, credited?: Credit | null) => {
  const { shipping, fee = centimes(0) } = credited ?? content
  // A credit note credits all of shipping and fee, or nothing.
  const charges = shipping + fee > 0 ? splitCharges(content.lines, centimes(shipping + fee)) : []
  return {
    ...{ id: document.id, orderId: document.order_id, document: document.number },
    day: swissDay(document.issued_at),
    customer: nameOf(content.billing),
    source: {
      ...{ kind: document.kind, total: document.total, charges },
      vat: credited?.vat ?? content.vat,
    },
  }
}

/** Invoices and credit notes that are not booked. */
const findDocuments = async (db: Database, end: Date): Promise<SourceEntry[]> => {
  const issued = db
    .selectFrom('invoice')
    .innerJoin('orders', 'orders.id', 'invoice.order_id')
    .where('invoice.issued_at', '<', end)
    .where((one) => one.not(one.exists(postedOf('invoice', one.ref('invoice.id')))))
    .where((one) => one.not(one.exists(postedOf('credit-note', one.ref('invoice.id')))))
  const rows = await issued
    .select(['invoice.id', 'invoice.kind', 'invoice.number', 'invoice.order_id'])
    .select(['invoice.issued_at', 'invoice.total', 'invoice.credited'])
    .select(['orders.shipping', 'orders.fee', 'orders.vat', 'orders.billing'])
    .execute()
  const lines = await issued
    .innerJoin('order_line', 'order_line.order_id', 'orders.id')
    .select(['invoice.id', 'order_line.vat_rate as vatRate'])
    .select((one) => one.fn.sum<number | string>('order_line.total').as('total'))
    .groupBy(['invoice.id', 'order_line.vat_rate'])
    .execute()
  const linesOf = Map.groupBy(lines, ({ id }) => id)
  return rows.map((row) =>
    documentEntry(
      row,
      {
        ...row,
        lines: (linesOf.get(row.id) ?? []).map(({ total, vatRate }) => ({
          vatRate,
          total: centimes(Number(total)),
        })),
      },
      row.credited,
    ),
  )
}

/** The same of former versions of orders. */
const findFormerDocuments = async (db: Database, end: Date): Promise<SourceEntry[]> => {
  const rows = await db
    .selectFrom('former_document')
    .innerJoin('order_version', (join) =>
      join
        .onRef('order_version.order_id', '=', 'former_document.order_id')
        .onRef('order_version.version', '=', 'former_document.version'),
    )
    .selectAll('former_document')
    .select('order_version.content')
    .where('former_document.issued_at', '<', end)
    .where((one) => one.not(one.exists(postedOf('invoice', one.ref('former_document.id')))))
    .where((one) => one.not(one.exists(postedOf('credit-note', one.ref('former_document.id')))))
    .execute()
  return rows.map(({ content, ...row }) => documentEntry(row, content))
}

const findFees = async (db: Database, end: Date): Promise<SourceEntry[]> => {
  const rows = await db
    .selectFrom('reminder')
    .innerJoin('reminder_run', 'reminder_run.id', 'reminder.run_id')
    .innerJoin('invoice', 'invoice.id', 'reminder.invoice_id')
    .innerJoin('orders', 'orders.id', 'invoice.order_id')
    .select(['reminder.id', 'reminder.fee', 'reminder_run.ended_at as at'])
    .select(['invoice.number', 'invoice.order_id', 'orders.billing'])
    .where('reminder.state', '=', 'sent')
    .where('reminder.fee', '>', centimes(0))
    .where('reminder.waived_at', 'is', null)
    .where('reminder_run.ended_at', '<', end)
    .where((one) => one.not(one.exists(postedOf('fee', one.ref('reminder.id')))))
    .execute()
  return rows.map(({ id, fee, at, number, order_id, billing }) => ({
    ...{ id, orderId: order_id, day: swissDay(at ?? end), document: number },
    ...{ customer: nameOf(billing), source: { kind: 'fee', amount: fee } },
  }))
}

const findPayments = async (db: Database, until: string): Promise<SourceEntry[]> => {
  const rows = await db
    .selectFrom('bank_payment')
    .innerJoin('invoice', 'invoice.id', 'bank_payment.invoice_id')
    .innerJoin('orders', 'orders.id', 'invoice.order_id')
    .select(['bank_payment.id', 'bank_payment.value_on', 'bank_payment.amount'])
    .select(['bank_payment.method', 'invoice.number', 'invoice.order_id', 'orders.billing'])
    .where('bank_payment.state', '=', 'matched')
    .where('bank_payment.value_on', '<=', until)
    .where((one) =>
      one.not(
        one.exists(
          postedOf('payment', one.ref('bank_payment.id')).where(
            'journal_entry.order_id',
            '=',
            one.ref('invoice.order_id'),
          ),
        ),
      ),
    )
    .execute()
  return rows.map(({ id, value_on, amount, method, number, order_id, billing }) => ({
    ...{ id, orderId: order_id, day: value_on, document: number },
    ...{ customer: nameOf(billing), source: { kind: 'payment', amount, method } },
  }))
}

/** Invoices that count as paid though no payment is known: an order in advance that the staff have accepted. */
const withoutPayment = (db: Database) =>
  db
    .selectFrom('invoice')
    .where('invoice.kind', '=', 'invoice')
    .where('invoice.paid_at', 'is not', null)
    .where((one) =>
      one.not(
        one.exists(
          one
            .selectFrom('bank_payment')
            .select('bank_payment.id')
            .whereRef('bank_payment.invoice_id', '=', 'invoice.id')
            .where('bank_payment.state', '=', 'matched'),
        ),
      ),
    )

/** The payments of these, booked by another way until one is known. */
const findAccepted = async (db: Database): Promise<SourceEntry[]> => {
  const rows = await withoutPayment(db)
    .innerJoin('orders', 'orders.id', 'invoice.order_id')
    .select(['invoice.id', 'invoice.number', 'invoice.order_id', 'invoice.paid_at'])
    .select(['invoice.total', 'orders.billing'])
    .where((one) => one.not(one.exists(postedOf('payment', one.ref('invoice.id')))))
    .execute()
  return rows.map(({ id, number, order_id, paid_at, total, billing }) => ({
    ...{ id, orderId: order_id, day: paid_at ? swissDay(paid_at) : '', document: number },
    customer: nameOf(billing),
    source: { kind: 'payment', amount: total, method: 'other' },
  }))
}

type Rest = SourceEntry & { source: { kind: 'rest' } }

/** What the staff have waived of invoices by a payment of less. */
const findRests = async (db: Database): Promise<Rest[]> => {
  const rows = await db
    .selectFrom('invoice')
    .innerJoin('orders', 'orders.id', 'invoice.order_id')
    .select(['invoice.id', 'invoice.number', 'invoice.order_id', 'invoice.paid_at'])
    .select(['orders.vat', 'orders.billing'])
    .select((one) => [amountLeft(one).as('left'), feesTotal(one.ref('invoice.id')).as('fees')])
    .where('invoice.kind', '=', 'invoice')
    .where('invoice.paid_at', 'is not', null)
    .where((one) => one(amountLeft(one), '>', 0))
    .where((one) =>
      one.exists(
        one
          .selectFrom('bank_payment')
          .select('bank_payment.id')
          .whereRef('bank_payment.invoice_id', '=', 'invoice.id')
          .where('bank_payment.state', '=', 'matched')
          .where('bank_payment.status_before', 'is not', null),
      ),
    )
    .execute()
  return rows.map(({ id, number, order_id, paid_at, vat, billing, left, fees }) => ({
    ...{ id, orderId: order_id, day: paid_at ? swissDay(paid_at) : '', document: number },
    customer: nameOf(billing),
    source: {
      ...{ kind: 'rest', amount: centimes(Number(left)), vat },
      fees: centimes(Number(fees)),
    },
  }))
}

export type PostedEntry = Selectable<Schema['journal_entry']>

const posted = (db: Database, source: JournalSource['kind']) =>
  db
    .selectFrom('journal_entry')
    .selectAll('journal_entry')
    .where('journal_entry.source', '=', source)
    .where('journal_entry.state', '=', 'posted')

/** Bookings that no longer hold: of payments that were undone, fees that were waived, other rests. */
const findOutdated = async (db: Database, rests: readonly Rest[]) => {
  const payments = await posted(db, 'payment')
    .where((one) =>
      one.not(
        one.exists(
          one
            .selectFrom('bank_payment')
            .innerJoin('invoice', 'invoice.id', 'bank_payment.invoice_id')
            .select('bank_payment.id')
            .whereRef('bank_payment.id', '=', 'journal_entry.source_id')
            .where('bank_payment.state', '=', 'matched')
            .whereRef('invoice.order_id', '=', 'journal_entry.order_id'),
        ),
      ),
    )
    .where('journal_entry.source_id', 'not in', withoutPayment(db).select('invoice.id'))
    .execute()
  const fees = await posted(db, 'fee')
    .innerJoin('reminder', 'reminder.id', 'journal_entry.source_id')
    .where('reminder.waived_at', 'is not', null)
    .execute()
  const booked = Map.groupBy(await posted(db, 'rest').execute(), ({ source_id }) => source_id)
  const isBooked = ({ id, source }: Rest) =>
    sumCentimes((booked.get(id) ?? []).map(({ amount }) => amount)) === source.amount
  const standing = new Set(rests.filter(isBooked).map(({ id }) => id))
  const otherRests = [...booked].flatMap(([id, rows]) => (standing.has(id) ? [] : rows))
  return {
    outdated: [...payments, ...fees, ...otherRests],
    newRests: rests.filter(({ id }) => !standing.has(id)),
  }
}

/** What is not booked until a day, YYYY-MM-DD in Switzerland, and which bookings are to be reversed. */
export const findEntries = async (
  db: Database,
  until: string,
): Promise<{ entries: SourceEntry[]; outdated: PostedEntry[] }> => {
  const end = swissDayStart(until, 1)
  const { outdated, newRests } = await findOutdated(db, await findRests(db))
  const entries = [
    ...(await findDocuments(db, end)),
    ...(await findFormerDocuments(db, end)),
    ...(await findFees(db, end)),
    ...(await findPayments(db, until)),
    ...[...(await findAccepted(db)), ...newRests].filter(({ day }) => day <= until),
  ]
  return { entries, outdated }
}
