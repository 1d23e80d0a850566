import { centimes } from '../../domain/money.ts'
import { searchKey, searchWords } from '../../domain/search/staff-search.ts'
import type { Database } from '../db/client.ts'
import { matchWords } from '../db/match-words.ts'
import { amountLeft, hasAmountDue } from '../invoicing/settled-amounts.ts'
import { dueInvoiceOf, selectDueInvoices, type UnpaidInvoice } from './due-invoices.ts'
import { referencesIn } from './text-references.ts'

const maxSuggestions = 8

const find = async (
  db: Database,
  narrow: (query: ReturnType<typeof selectDueInvoices>) => ReturnType<typeof selectDueInvoices>,
): Promise<UnpaidInvoice[]> => {
  const rows = await narrow(selectDueInvoices(db))
    .orderBy('invoice.number', 'desc')
    .limit(maxSuggestions)
    .execute()
  return rows.map(dueInvoiceOf)
}

/** Invoices by what the staff type: number of invoice or order, or words of the customer's name. */
const searchInvoices = (db: Database, search: string) => {
  const number = /^\d{1,12}$/.test(search.trim()) ? Number(search) : undefined
  return find(db, (query) =>
    query.where((eb) =>
      eb.or([
        eb.and(matchWords('orders.customer_key', searchWords(search))),
        ...(number === undefined
          ? []
          : [eb('invoice.number', '=', number), eb('orders.number', '=', number)]),
      ]),
    ),
  )
}

/** Forms of address and companies, which are in many names. */
const common = new Set('ag gmbh sa sarl dr med und et e de la le and der die das'.split(' '))

const nameWords = (name: string) => searchKey(name).split(/[^\p{L}\p{N}]+/u)

const payerWords = (payer: string) =>
  [...new Set(nameWords(payer))].filter((word) => word.length > 1 && !common.has(word)).slice(0, 6)

/** Unpaid invoices that are compared with the name of a payer. */
const maxCompared = 500

/** Unpaid invoices of customers with words of the payer's name, those with the most words first. */
const findByName = async (db: Database, payer: string): Promise<UnpaidInvoice[]> => {
  const words = payerWords(payer)
  if (words.length === 0) return []
  const rows = await selectDueInvoices(db)
    .select('orders.customer_key')
    .where(hasAmountDue)
    .where((eb) => eb.or(matchWords('orders.customer_key', words)))
    .orderBy('invoice.number', 'desc')
    .limit(maxCompared)
    .execute()
  return rows
    .map(({ customer_key, ...row }) => {
      const names = new Set(nameWords(customer_key))
      return { row, count: words.filter((word) => names.has(word)).length }
    })
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ row }) => dueInvoiceOf(row))
}

/**
 * Invoices that an open payment may be meant for: by the reference, then unpaid ones by the name of
 * the payer and by the amount. With `search`, those that the staff look for.
 */
export const suggestInvoices = async (
  db: Database,
  paymentId: string,
  search = '',
): Promise<UnpaidInvoice[]> => {
  if (search.trim()) return searchInvoices(db, search)
  const payment = await db
    .selectFrom('bank_payment')
    .select(['amount', 'reference', 'payer', 'message'])
    .where('id', '=', paymentId)
    .executeTakeFirst()
  if (!payment) return []
  const { reference, payer, message } = payment
  const amount = centimes(Math.abs(payment.amount))
  const references = [...(reference ? [reference] : []), ...referencesIn(message)]
  const [referenced, named, equal] = await Promise.all([
    references.length > 0
      ? find(db, (query) => query.where('invoice.reference', 'in', references))
      : [],
    findByName(db, payer || message),
    find(db, (query) =>
      query
        .where(hasAmountDue)
        .where((eb) => eb.or([eb('invoice.total', '=', amount), eb(amountLeft(eb), '=', amount)])),
    ),
  ])
  const inBoth = named.filter(({ total, due }) => [total, due].includes(amount))
  const all = [...referenced, ...inBoth, ...named.slice(0, maxSuggestions / 2), ...equal, ...named]
  return [...new Map(all.map((invoice) => [invoice.id, invoice])).values()].slice(0, maxSuggestions)
}
