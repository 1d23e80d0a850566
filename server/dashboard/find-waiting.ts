import { languages } from '../../domain/language.ts'
import { formerShop, type OrderStatus } from '../../domain/order/order-status.ts'
import type { Database } from '../db/client.ts'
import { countRows } from '../db/count-rows.ts'
import { findReminderSteps, invoicesToRemind } from '../invoicing/reminded-invoices.ts'
import { hasAmountDue, isOverpaid } from '../invoicing/settled-amounts.ts'
import { mailKinds } from '../outbox/mail-jobs.ts'
import { requestedErasures } from '../personal-data/request-erasure.ts'
import { swissDayStart } from '../swiss-day.ts'
import { addDays } from './swiss-weeks.ts'

/** Orders that the laboratory still has to do something about. */
const openStatuses = [
  'on-hold',
  'pending',
  'processing',
  'preparing',
  'failed',
] as const satisfies OrderStatus[]

type OpenStatus = (typeof openStatuses)[number]

const shownRows = 10

const searchDays = 28

type Count = number | string | bigint

const countOf = (row: { count: Count } | undefined) => Number(row?.count ?? 0)

const countOpenOrders = async (db: Database) => {
  const rows = await db
    .selectFrom('orders')
    .select((eb) => ['status', eb.fn.countAll<Count>().as('count')])
    .where('status', 'in', openStatuses)
    .where('channel', '!=', formerShop)
    .groupBy('status')
    .execute()
  const counts = new Map<OrderStatus, number>(rows.map((row) => [row.status, countOf(row)]))
  return Object.fromEntries(
    openStatuses.map((status) => [status, counts.get(status) ?? 0]),
  ) as Record<OpenStatus, number>
}

/** Combinations without a price; the most often requested first. */
const findPriceMisses = async (db: Database) => {
  const [total, top] = await Promise.all([
    countRows(db.selectFrom('price_miss')),
    db
      .selectFrom('price_miss')
      .select(['slug', 'misses'])
      .orderBy('misses', 'desc')
      .orderBy('slug')
      .limit(shownRows)
      .execute(),
  ])
  return { total, top }
}

/** Of the last 28 days; the most frequent first. */
const findFailedSearches = async (db: Database, today: string) => {
  const recent = db.selectFrom('failed_search').where('day', '>', addDays(today, -searchDays))
  const [count, top] = await Promise.all([
    recent.select((eb) => eb.fn.sum<Count | null>('searches').as('count')).executeTakeFirst(),
    recent
      .select((eb) => ['query', 'language', eb.fn.sum<Count>('searches').as('searches')])
      .groupBy(['query', 'language'])
      .orderBy('searches', 'desc')
      .orderBy('query')
      .limit(shownRows)
      .execute(),
  ])
  return {
    total: Number(count?.count ?? 0),
    top: top.map(({ searches, ...row }) => ({ ...row, searches: Number(searches) })),
  }
}

/** By language: pages that exist in another language only. */
const countUntranslatedPages = async (db: Database) => {
  const [pages, byLanguage] = await Promise.all([
    db
      .selectFrom('page')
      .select((eb) => eb.fn.count<Count>('page_key').distinct().as('count'))
      .executeTakeFirst(),
    db
      .selectFrom('page')
      .select((eb) => ['language', eb.fn.countAll<Count>().as('count')])
      .groupBy('language')
      .execute(),
  ])
  const translated = new Map(byLanguage.map((row) => [row.language, countOf(row)]))
  return Object.fromEntries(
    languages.map((language) => [language, countOf(pages) - (translated.get(language) ?? 0)]),
  )
}

/** Payments to decide, and invoices that are late or paid beyond their total. */
const countMoney = async (db: Database, today: string) => {
  const invoices = db.selectFrom('invoice').where('invoice.kind', '=', 'invoice')
  const steps = await findReminderSteps(db)
  const [openPayments, overdueInvoices, overpaidInvoices, remindableInvoices] = await Promise.all([
    countRows(db.selectFrom('bank_payment').where('state', '=', 'open')),
    countRows(invoices.where(hasAmountDue).where('invoice.due_on', '<', today)),
    countRows(invoices.where(isOverpaid)),
    countRows(invoicesToRemind(db, steps, swissDayStart(today))),
  ])
  return { openPayments, overdueInvoices, overpaidInvoices, remindableInvoices }
}

/** What waits for the staff (A19). `today`: in Switzerland, YYYY-MM-DD. */
export const findWaiting = async (db: Database, today: string) => {
  const [pendingAccounts, openOrders, failedMails, newEntries, ...others] = await Promise.all([
    countRows(db.selectFrom('account').where('state', '=', 'pending')),
    countOpenOrders(db),
    countRows(
      db.selectFrom('outbox').where('last_error', 'is not', null).where('kind', 'in', mailKinds),
    ),
    countRows(db.selectFrom('form_entry').where('state', '=', 'new').where('spam', '=', '')),
    findPriceMisses(db),
    findFailedSearches(db, today),
    countUntranslatedPages(db),
    db.selectFrom('file_store').select('blocked_files').executeTakeFirst(),
    countMoney(db, today),
    countRows(requestedErasures(db)),
    countRows(
      db
        .selectFrom('account')
        .where('state', '=', 'active')
        .where('erased_at', 'is', null)
        .where('certificate_expires_on', '<', today),
    ),
  ])
  const [priceMisses, failedSearches, untranslatedPages, fileStore, ...more] = others
  const [money, erasures, expiredCertificates] = more
  return {
    pendingAccounts,
    requestedErasures: erasures,
    expiredCertificates,
    openOrders,
    /** Mails that could not be sent so far, or at all. */
    failedMails,
    newEntries,
    priceMisses,
    failedSearches,
    untranslatedPages,
    /** Files without a row, so many that the database is probably the wrong one. */
    blockedFiles: fileStore?.blocked_files ?? 0,
    ...money,
  }
}

export type WaitingWork = Awaited<ReturnType<typeof findWaiting>>
