import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Insertable, Transaction } from 'kysely'
import { compareDays } from '../../domain/compare-days.ts'
import {
  type Booking,
  bookingsOf,
  type JournalAccounts,
  journalTotals,
  revenueRole,
  reverse,
} from '../../domain/journal/bookings.ts'
import type { Language } from '../../domain/language.ts'
import { cleanLine } from '../../domain/order/free-text.ts'
import { ok, type Result, refuse } from '../../domain/result.ts'
import { findCurrentOptions } from '../content/options.ts'
import { accountName } from '../db/account-name.ts'
import type { Database } from '../db/client.ts'
import { countRows } from '../db/count-rows.ts'
import { nextNumber, raiseCounter } from '../db/counter.ts'
import { insertAll } from '../db/insert-all.ts'
import { json } from '../db/json.ts'
import { newId } from '../db/new-id.ts'
import type { Schema } from '../db/schema.ts'
import { i18nIn } from '../i18n.ts'
import { swissDay } from '../swiss-day.ts'
import { findEntries, type SourceEntry } from './find-entries.ts'

export type JournalRefusal =
  | { code: 'day-in-future' }
  | { code: 'nothing-to-book' }
  /** Other bookings than the staff have seen. */
  | { code: 'edit-conflict' }

/** Of batches, and the lock of those who make one. */
const counterName = 'journal-batch'

type Row = Booking &
  Omit<Insertable<Schema['journal_entry']>, keyof Booking | 'batch_id' | 'position'>

const textOf = ({ document, customer, source }: SourceEntry): MessageDescriptor => {
  switch (source.kind) {
    case 'invoice':
      return msg`Invoice ${document}, ${customer}`
    case 'credit-note':
      return msg`Credit note ${document}, ${customer}`
    case 'fee':
      return msg`Reminder fee for invoice ${document}, ${customer}`
    case 'payment':
      return source.amount > 0
        ? msg`Payment of invoice ${document}, ${customer}`
        : msg`Repayment for invoice ${document}, ${customer}`
    case 'rest':
      return msg`Rest of invoice ${document} waived, ${customer}`
  }
}

const maxTextLength = 120

/** What a batch until a day would contain, by day. Corrections have the last day. */
const findRows = async (db: Database, until: string, language: Language) => {
  const t = (text: MessageDescriptor) => cleanLine(i18nIn[language]._(text), maxTextLength)
  const { entries, outdated } = await findEntries(db, until)
  const rows = entries.flatMap((entry) => {
    const { id, orderId, day, document, source } = entry
    const common = {
      ...{ source: source.kind, source_id: id, order_id: orderId, state: 'posted' as const },
      ...{ day, document, text: t(textOf(entry)) },
    }
    return bookingsOf(source).map((booking, line): Row => ({ ...common, line, ...booking }))
  })
  const reversals = outdated.map(({ batch_id: _, position: __, text, ...row }): Row => {
    const day = row.day > until ? row.day : until
    return { ...reverse(row), state: 'reversal', day, text: t(msg`Reversal: ${text}`) }
  })
  const all = [...rows, ...reversals].toSorted((one, other) => compareDays(one.day, other.day))
  return { rows: all, outdated }
}

const findAccounts = async (db: Database): Promise<JournalAccounts> => {
  const found = await findCurrentOptions(db, ['journal_accounts', 'vat_codes'])
  return { accounts: found.journal_accounts, codes: found.vat_codes }
}

/** The bookings of a batch, or of the next one, with their sums. */
const viewOf = (
  rows: readonly (Booking & { day: string })[],
  { accounts, codes }: JournalAccounts,
) => {
  const { accounts: sums, vat } = journalTotals(rows)
  return {
    /** The first day; null without bookings. */
    from: rows.map(({ day }) => day).toSorted(compareDays)[0] ?? null,
    bookings: rows.length,
    totals: sums.map(({ role, ...sum }) => ({ role, account: accounts[role], ...sum })),
    vat: vat.map(({ rate, ...sum }) => ({ rate, code: codes[revenueRole(rate)], ...sum })),
  }
}

export type JournalView = ReturnType<typeof viewOf>

/** What a batch until a day would contain. */
export const previewBatch = async (db: Database, until: string, language: Language) => {
  const { rows } = await findRows(db, until, language)
  return viewOf(rows, await findAccounts(db))
}

/**
 * Books everything until a day that is not booked yet, and reverses what no longer holds. `count`: how
 * many bookings the staff have seen.
 */
export const createBatch = async (
  trx: Transaction<Schema>,
  wanted: { until: string; count: number; byAccount: string; language: Language },
  now: Date,
): Promise<Result<{ id: string; number: number }, JournalRefusal>> => {
  const { until, count, byAccount, language } = wanted
  if (until > swissDay(now)) return refuse({ code: 'day-in-future' })
  // Locks: batches follow one another, also on several processes.
  await raiseCounter(trx, counterName, 0)
  const { rows, outdated } = await findRows(trx, until, language)
  if (rows.length === 0) return refuse({ code: 'nothing-to-book' })
  if (rows.length !== count) return refuse({ code: 'edit-conflict' })
  const id = newId()
  const number = await nextNumber(trx, counterName)
  const accounts = json(await findAccounts(trx))
  await trx
    .insertInto('journal_batch')
    .values({ id, number, until, created_at: now, created_by: byAccount, accounts })
    .execute()
  for (const { batch_id, position } of outdated)
    await trx
      .updateTable('journal_entry')
      .set({ state: 'reversed' })
      .where('batch_id', '=', batch_id)
      .where('position', '=', position)
      .execute()
  await insertAll(
    trx,
    'journal_entry',
    rows.map((row, position) => ({ ...row, batch_id: id, position })),
  )
  return ok({ id, number })
}

const batches = (db: Database) =>
  db
    .selectFrom('journal_batch')
    .leftJoin('account', 'account.id', 'journal_batch.created_by')
    .select(['journal_batch.id', 'journal_batch.number', 'journal_batch.until'])
    .select(['journal_batch.created_at as createdAt', accountName.as('author')])
    .select((one) =>
      one
        .selectFrom('journal_entry')
        .select(one.fn.countAll<number | string>().as('count'))
        .whereRef('journal_entry.batch_id', '=', 'journal_batch.id')
        .as('bookings'),
    )

/** The batches, the newest first. */
export const listBatches = async (
  db: Database,
  { offset, limit }: { offset: number; limit: number },
) => {
  const [rows, total] = await Promise.all([
    batches(db).orderBy('journal_batch.number', 'desc').limit(limit).offset(offset).execute(),
    countRows(db.selectFrom('journal_batch')),
  ])
  return { rows: rows.map((row) => ({ ...row, bookings: Number(row.bookings) })), total }
}

/** A batch with its bookings and the accounts of its time; undefined if it does not exist. */
export const findBatch = async (db: Database, id: string) => {
  const batch = await batches(db)
    .select('journal_batch.accounts')
    .where('journal_batch.id', '=', id)
    .executeTakeFirst()
  if (!batch) return undefined
  const entries = await db
    .selectFrom('journal_entry')
    .selectAll()
    .where('batch_id', '=', id)
    .orderBy('position')
    .execute()
  return { ...batch, ...viewOf(entries, batch.accounts), entries }
}
