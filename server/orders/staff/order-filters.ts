import { type ExpressionBuilder, sql } from 'kysely'
import type { Language } from '../../../domain/language.ts'
import type { Centimes } from '../../../domain/money.ts'
import { closedStatuses, formerShop, type OrderStatus } from '../../../domain/order/order-status.ts'
import { customerWords } from '../../../domain/search/staff-search.ts'
import { fillSearchTexts } from '../../accounts/customers/search-text.ts'
import type { Database } from '../../db/client.ts'
import { matchWords } from '../../db/match-words.ts'
import type { Schema } from '../../db/schema.ts'
import { hasAmountDue } from '../../invoicing/settled-amounts.ts'
import { swissDayStart } from '../../swiss-day.ts'

/** What the staff look for; an omitted filter matches every order. */
export type OrderFilters = {
  statuses?: readonly OrderStatus[] | undefined
  /** Days in Switzerland, YYYY-MM-DD, both included. */
  from?: string | undefined
  to?: string | undefined
  /** Words of name, company, e-mail, town or customer number, or the number of the order. */
  search?: string | undefined
  number?: number | undefined
  minTotal?: Centimes | undefined
  maxTotal?: Centimes | undefined
  payment?: 'unpaid' | 'overdue' | undefined
  language?: Language | undefined
  accountId?: string | undefined
  /** Only these orders: a selection in the list. */
  ids?: readonly string[] | undefined
}

type Orders = ExpressionBuilder<Schema, 'orders'>

/** Beyond, a search is so general that orders are matched one by one. */
const maxAccounts = 500

/** Accounts by their present names, addresses, e-mail and customer number. */
const accountsWith = (db: Database, words: readonly string[]) =>
  db
    .selectFrom('account')
    .select('account.id')
    .where((eb) => eb.and(matchWords('account.search_text', words)))

/** What a search stands for: looked up once per list. */
type Search = {
  words: string[]
  number: { order?: number; invoice?: number } | undefined
  accountIds: string[] | undefined
}

const numberSearch =
  /^(?:(?<order>order|bestellung|commande|ordine)|(?:invoice|rechnung|facture|fattura))?\s*(?:nr|no|n)?[.°#]*\s*(?<digits>\d{1,15})$/i

/** '3' is the number of an order or invoice, 'Bestellung 3' of an order, 'facture n° 3' of an invoice. */
const numberOf = (text: string): Search['number'] => {
  const { order, digits } = numberSearch.exec(text.trim())?.groups ?? {}
  if (digits === undefined) return undefined
  const isAny = /^\d/.test(text.trim())
  const value = Number(digits)
  return { ...((order || isAny) && { order: value }), ...(!order && { invoice: value }) }
}

const findSearch = async (db: Database, text: string): Promise<Search | undefined> => {
  const words = customerWords(text)
  if (words.length === 0) return undefined
  await fillSearchTexts(db)
  const accounts = await accountsWith(db, words)
    .limit(maxAccounts + 1)
    .execute()
  return {
    words,
    number: numberOf(text),
    accountIds: accounts.length > maxAccounts ? undefined : accounts.map(({ id }) => id),
  }
}

const ordersOfInvoice = (eb: Orders, number: number) =>
  eb
    .selectFrom('invoice')
    .select('invoice.order_id')
    .where('invoice.kind', '=', 'invoice')
    .where('invoice.number', '=', number)
    .union(
      eb
        .selectFrom('former_document')
        .select('former_document.order_id')
        .where('former_document.kind', '=', 'invoice')
        .where('former_document.number', '=', number),
    )

/** The customer's data at the time of the order, or the account's present data. */
const matchesSearch = (db: Database, eb: Orders, { words, number, accountIds }: Search) =>
  eb.or([
    eb.and(matchWords('orders.customer_key', words)),
    ...(accountIds?.length === 0
      ? []
      : [eb('orders.account_id', 'in', accountIds ?? accountsWith(db, words))]),
    ...(number?.order === undefined ? [] : [eb('orders.number', '=', number.order)]),
    ...(number?.invoice === undefined
      ? []
      : [eb('orders.id', 'in', ordersOfInvoice(eb, number.invoice))]),
  ])

/** Orders whose invoice is not paid, as `amountDue` says, whatever their status; `today`: YYYY-MM-DD in Switzerland. */
const matchesPayment = (eb: Orders, payment: OrderFilters['payment'], today: string) => {
  const invoices = eb
    .selectFrom('invoice')
    .select('invoice.order_id')
    .where('invoice.kind', '=', 'invoice')
  const unpaid = invoices.where(hasAmountDue)
  const due = payment === 'overdue' ? unpaid.where('invoice.due_on', '<', today) : unpaid
  return eb('orders.id', 'in', due)
}

/**
 * Not by the index of the status: most orders have one of two states, and sorting them afterwards
 * takes longer than reading the index of the order of sorting. What the former shop left open is
 * not to be done here.
 */
const hasStatus = (eb: Orders, statuses: readonly OrderStatus[]) => {
  const status = sql<OrderStatus>`${eb.ref('orders.status')} || ''`
  const [closed, open] = [true, false].map((isClosed) =>
    statuses.filter((one) => closedStatuses.includes(one) === isClosed),
  )
  return eb.or([
    ...(closed?.length ? [eb(status, 'in', closed)] : []),
    ...(open?.length
      ? [eb.and([eb(status, 'in', open), eb('orders.channel', '!=', formerShop)])]
      : []),
  ])
}

/** A query of the orders that match all filters. `today`: YYYY-MM-DD in Switzerland. */
export const findFilteredOrders = async (db: Database, filters: OrderFilters, today: string) => {
  const { statuses, from, to, number, minTotal, maxTotal, payment } = filters
  const { language, accountId, ids } = filters
  const search = await findSearch(db, filters.search ?? '')
  const query = db
    .selectFrom('orders')
    .where((eb) =>
      eb.and([
        ...(statuses?.length ? [hasStatus(eb, statuses)] : []),
        ...(from ? [eb('orders.placed_at', '>=', swissDayStart(from))] : []),
        ...(to ? [eb('orders.placed_at', '<', swissDayStart(to, 1))] : []),
        ...(search ? [matchesSearch(db, eb, search)] : []),
        ...(number === undefined ? [] : [eb('orders.number', '=', number)]),
        ...(minTotal === undefined ? [] : [eb('orders.total', '>=', minTotal)]),
        ...(maxTotal === undefined ? [] : [eb('orders.total', '<=', maxTotal)]),
        ...(payment ? [matchesPayment(eb, payment, today)] : []),
        ...(language ? [eb('orders.language', '=', language)] : []),
        ...(accountId ? [eb('orders.account_id', '=', accountId)] : []),
        ...(ids ? [eb('orders.id', 'in', ids.length > 0 ? ids : [''])] : []),
      ]),
    )
  return { query }
}
