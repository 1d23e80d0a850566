import { sql } from 'kysely'
import { shownEmail } from '../../../domain/customer/email.ts'
import { invoiceState } from '../../../domain/order/amount-due.ts'
import type { Database } from '../../db/client.ts'
import { countRows, type ListPage } from '../../db/count-rows.ts'
import {
  amountsOf,
  creditedTotal,
  feesTotal,
  receivedTotal,
} from '../../invoicing/settled-amounts.ts'
import { findFilteredOrders, type OrderFilters } from './order-filters.ts'

/** Numbers are consecutive in time: the order by date is the order by number. */
export const orderSorts = {
  number: 'orders.number',
  date: 'orders.number',
  total: 'orders.total',
  status: 'orders.status',
  customer: 'orders.customer_key',
} as const

type OrderSort = keyof typeof orderSorts

type OrderQuery = ListPage<typeof orderSorts> & {
  filters?: OrderFilters
  /** YYYY-MM-DD in Switzerland. */
  today: string
}

type Filtered = Awaited<ReturnType<typeof findFilteredOrders>>['query']

/** The ids are read from an index, without the rows. */
const pageOfIds = async (
  filtered: Filtered,
  { sort = 'number', direction = 'desc', offset, limit }: OrderQuery,
): Promise<string[]> => {
  const column = orderSorts[sort]
  const sorted = filtered.select('orders.id').orderBy(column, direction)
  const rows = await (column === 'orders.number'
    ? sorted
    : sorted.orderBy('orders.number', direction)
  )
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ id }) => id)
}

type Page = { ids: string[]; total: number }

/** Sorts what has been found: no index has the expression. */
const unindexed = (sort: OrderSort) => {
  const column = sql.ref(orderSorts[sort])
  return sort === 'status' || sort === 'customer' ? sql`${column} || ''` : sql`${column} + 0`
}

/**
 * For filters that few orders match: one query finds them, counts them and sorts them. Planners
 * would read most orders in the order of an index until the page is full, and count by another query.
 */
const pageOfFew = async (
  filtered: Filtered,
  { sort = 'number', direction = 'desc', offset, limit }: OrderQuery,
): Promise<Page> => {
  const rows = await filtered
    .select('orders.id')
    .select((eb) => eb.fn.countAll<number | string>().over().as('total'))
    .orderBy(unindexed(sort), direction)
    .orderBy(unindexed('number'), direction)
    .limit(limit)
    .offset(offset)
    .execute()
  const [first] = rows
  // Beyond the last page, no row has the total.
  if (!first && offset > 0) return { ids: [], total: await countRows(filtered) }
  return { ids: rows.map(({ id }) => id), total: Number(first?.total ?? 0) }
}

/** Counts first: an order of the second half is nearer to the end of the index. */
const pageOfMany = async (filtered: Filtered, query: OrderQuery): Promise<Page> => {
  const { offset, direction = 'desc' } = query
  const total = await countRows(filtered)
  const limit = Math.max(0, Math.min(query.limit, total - offset))
  if (limit === 0) return { ids: [], total }
  if (offset < total / 2) return { ids: await pageOfIds(filtered, { ...query, limit }), total }
  const fromEnd = await pageOfIds(filtered, {
    ...query,
    direction: direction === 'desc' ? 'asc' : 'desc',
    offset: total - offset - limit,
    limit,
  })
  return { ids: fromEnd.reverse(), total }
}

/** The ids of matching orders, in their order. */
export const findOrderIds = async (db: Database, query: OrderQuery): Promise<string[]> => {
  const { query: filtered } = await findFilteredOrders(db, query.filters ?? {}, query.today)
  return pageOfIds(filtered, query)
}

const findRows = (db: Database, ids: readonly string[]) =>
  db
    .selectFrom('orders')
    .innerJoin('account', 'account.id', 'orders.account_id')
    .leftJoin('invoice', (join) =>
      join.onRef('invoice.order_id', '=', 'orders.id').on('invoice.kind', '=', 'invoice'),
    )
    .select(['orders.id', 'orders.number', 'orders.placed_at as placedAt', 'orders.status'])
    .select(['orders.language', 'orders.payment', 'orders.reference', 'orders.total'])
    .select('orders.dispatch_on as dispatchOn')
    .select(['orders.account_id', 'orders.billing', 'account.email'])
    .select(['invoice.number as invoiceNumber', 'invoice.due_on as dueOn', 'invoice.paid_at'])
    .select((eb) => [
      creditedTotal(eb.ref('orders.id')).as('credited'),
      receivedTotal(eb.ref('invoice.id').$notNull()).as('received'),
      feesTotal(eb.ref('invoice.id').$notNull()).as('fees'),
    ])
    .where('orders.id', 'in', ids)
    .execute()

type Row = Awaited<ReturnType<typeof findRows>>[number]

/** Undefined until it has been issued. */
const invoiceOf = (row: Row, today: string) => {
  const { invoiceNumber: number, dueOn } = row
  if (number === null || dueOn === null) return undefined
  const amounts = amountsOf(row)
  return {
    number,
    dueOn,
    isPaid: amounts.isPaid,
    state: invoiceState({ ...amounts, dueOn }, today),
  }
}

/** An order in the laboratory's list, with the customer at the time of the order, but the present `email`. */
const listedOf = (row: Row, today: string) => {
  const { id, number, placedAt, status, language, payment, reference, total, email } = row
  const { dispatchOn } = row
  const { first_name: firstName, last_name: lastName, company } = row.billing
  return {
    ...{ id, number, placedAt, status, language, payment, reference, total, dispatchOn },
    customer: { id: row.account_id, email: shownEmail(email), firstName, lastName, company },
    invoice: invoiceOf(row, today),
  }
}

export type StaffListOrder = ReturnType<typeof listedOf>

/** The orders with these ids, in this order. */
const findListedOrders = async (
  db: Database,
  ids: readonly string[],
  today: string,
): Promise<StaffListOrder[]> => {
  if (ids.length === 0) return []
  const rows = new Map((await findRows(db, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = rows.get(id)
    return row ? [listedOf(row, today)] : []
  })
}

/** A page of all orders that match, the newest first by default; `total` counts all pages. */
export const listAllOrders = async (
  db: Database,
  query: OrderQuery,
): Promise<{ rows: StaffListOrder[]; total: number }> => {
  const filters = query.filters ?? {}
  const { query: filtered } = await findFilteredOrders(db, filters, query.today)
  const isFew = Boolean(filters.search || filters.payment)
  const { ids, total } = await (isFew ? pageOfFew : pageOfMany)(filtered, query)
  return { rows: await findListedOrders(db, ids, query.today), total }
}
