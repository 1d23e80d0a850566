import { type Expression, type SqlBool, sql } from 'kysely'
import { foldText } from '../../domain/fold-text.ts'
import type { Database } from '../db/client.ts'
import { type DueInvoice, dueInvoiceOf, selectDueInvoices } from './due-invoices.ts'

const maxSuggestions = 8

const isLike = (column: Expression<string>, pattern: string) =>
  sql<SqlBool>`${column} like ${pattern} escape '\\'`

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

const find = async (
  db: Database,
  narrow: (query: ReturnType<typeof selectDueInvoices>) => ReturnType<typeof selectDueInvoices>,
): Promise<DueInvoice[]> => {
  const rows = await narrow(selectDueInvoices(db))
    .orderBy('invoice.number', 'desc')
    .limit(maxSuggestions)
    .execute()
  return rows.map(dueInvoiceOf)
}

/** Invoices by what the staff type: number of invoice or order, or part of the customer's name. */
const searchInvoices = (db: Database, search: string) => {
  const folded = foldText(search).trim()
  const number = /^\d{1,12}$/.test(folded) ? Number(folded) : undefined
  return find(db, (query) =>
    query.where((eb) =>
      eb.or([
        isLike(eb.ref('orders.customer_key'), `%${escaped(folded)}%`),
        ...(number === undefined
          ? []
          : [eb('invoice.number', '=', number), eb('orders.number', '=', number)]),
      ]),
    ),
  )
}

/** Words of a payer that may be in a customer's name. */
const wordsOf = (payer: string) =>
  foldText(payer)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3)
    .slice(0, 4)

/**
 * Invoices that an open payment may be meant for: by the reference, then unpaid ones by the name of
 * the payer and by the amount. With `search`, those that the staff look for.
 */
export const suggestInvoices = async (
  db: Database,
  paymentId: string,
  search = '',
): Promise<DueInvoice[]> => {
  if (search.trim()) return searchInvoices(db, search)
  const payment = await db
    .selectFrom('bank_payment')
    .select(['amount', 'reference', 'payer'])
    .where('id', '=', paymentId)
    .executeTakeFirst()
  if (!payment) return []
  const { amount, reference, payer } = payment
  const words = wordsOf(payer)
  const [referenced, named, equal] = await Promise.all([
    reference ? find(db, (query) => query.where('invoice.reference', '=', reference)) : [],
    words.length > 0
      ? find(db, (query) =>
          query
            .where('invoice.paid_at', 'is', null)
            .where((eb) =>
              eb.or(
                words.map((word) => isLike(eb.ref('orders.customer_key'), `%${escaped(word)}%`)),
              ),
            ),
        )
      : [],
    find(db, (query) =>
      query.where('invoice.paid_at', 'is', null).where('invoice.total', '=', Math.abs(amount)),
    ),
  ])
  const inBoth = named.filter(({ id }) => equal.some((one) => one.id === id))
  const all = [...referenced, ...inBoth, ...equal, ...named]
  return [...new Map(all.map((invoice) => [invoice.id, invoice])).values()].slice(0, maxSuggestions)
}
