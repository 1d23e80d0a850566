import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { shownEmail } from '../../../domain/customer/email.ts'
import { storedStreet, streetLine } from '../../../domain/customer/postal-address.ts'
import type { Language } from '../../../domain/language.ts'
import { centimes, priceString } from '../../../domain/money.ts'
import { unsentStatuses } from '../../../domain/order/order-status.ts'
import { shortDate } from '../../../domain/short-date.ts'
import { orderStatusNames } from '../../../messages/account/order-states.ts'
import { paymentMessages } from '../../../messages/account/payment.ts'
import { option } from '../../content/options.ts'
import type { Database } from '../../db/client.ts'
import { i18nIn } from '../../i18n.ts'
import { creditedTotal } from '../../invoicing/settled-amounts.ts'
import { swissCsvHead, swissCsvRows } from '../../swiss-csv.ts'
import { swissDay } from '../../swiss-day.ts'
import { findOrderIds } from './list-all-orders.ts'
import { findFilteredOrders, type OrderFilters } from './order-filters.ts'

/** Orders read in one query. */
const batchSize = 500

/** Rows that Excel can open. */
const maxRows = 1_000_000

const findRows = (db: Database, ids: readonly string[]) =>
  db
    .selectFrom('orders')
    .innerJoin('account', 'account.id', 'orders.account_id')
    .leftJoin('invoice', (join) =>
      join.onRef('invoice.order_id', '=', 'orders.id').on('invoice.kind', '=', 'invoice'),
    )
    .selectAll('orders')
    .select(['account.email', 'account.customer_number'])
    .select(['invoice.number as invoice_number', 'invoice.due_on', 'invoice.paid_at'])
    .select((eb) => creditedTotal(eb.ref('orders.id')).as('credited'))
    .where('orders.id', 'in', ids)
    .execute()

type Row = Awaited<ReturnType<typeof findRows>>[number]
type Translate = (text: MessageDescriptor) => string

const amount = (value: number) => priceString(centimes(value))
const dayOf = (at: Date | null) => (at ? shortDate(swissDay(at)) : '')

type Column = { name: MessageDescriptor; value: (row: Row, t: Translate) => string | number }

const vatColumn: Column = {
  name: msg`VAT included CHF`,
  value: ({ vat }) => amount(vat.reduce((sum, part) => sum + part.vat, 0)),
}

const allColumns: readonly Column[] = [
  { name: msg`Order`, value: ({ number }) => number },
  { name: msg`Date`, value: ({ placed_at }) => dayOf(placed_at) },
  { name: msg`Status`, value: ({ status }, t) => t(orderStatusNames[status]) },
  {
    name: msg`Payment`,
    value: ({ payment }, t) => {
      const text = paymentMessages[payment]
      return text ? t(text.name) : payment
    },
  },
  { name: msg`Customer number`, value: ({ customer_number }) => customer_number ?? '' },
  { name: msg`Company`, value: ({ billing }) => billing.company },
  { name: msg`First name`, value: ({ billing }) => billing.first_name },
  { name: msg`Last name`, value: ({ billing }) => billing.last_name },
  { name: msg`E-mail`, value: ({ email }) => shownEmail(email) },
  {
    name: msg`Street`,
    value: ({ billing }) => streetLine(billing.address1, billing.building_number ?? ''),
  },
  { name: msg`Postcode`, value: ({ billing }) => billing.postcode },
  { name: msg`Town`, value: ({ billing }) => billing.city },
  { name: msg`Canton`, value: ({ billing }) => billing.state },
  { name: msg`Language`, value: ({ language }) => language },
  { name: msg`Reference`, value: ({ reference }) => reference },
  { name: msg`Subtotal CHF`, value: ({ subtotal }) => amount(subtotal) },
  { name: msg`Discount CHF`, value: ({ discount }) => amount(discount) },
  { name: msg`Shipping CHF`, value: ({ shipping }) => amount(shipping) },
  { name: msg`Small-order fee CHF`, value: ({ fee }) => amount(fee) },
  { name: msg`Total CHF`, value: ({ total }) => amount(total) },
  vatColumn,
  { name: msg`Credited CHF`, value: ({ credited }) => amount(Number(credited ?? 0)) },
  { name: msg`Invoice`, value: ({ invoice_number }) => invoice_number ?? '' },
  {
    name: msg`Payable by`,
    // An invoice that is credited in full has nothing to pay.
    value: ({ due_on, total, credited }) =>
      due_on && Number(credited) < total ? shortDate(due_on) : '',
  },
  { name: msg`Paid on`, value: ({ paid_at }) => dayOf(paid_at) },
]

const streetOf = ({ shipping_address: { address1, building_number } }: Row) =>
  storedStreet(address1, building_number)

/** Where parcels go, as programs of the post import addresses. */
const postColumns: readonly Column[] = [
  { name: msg`Reference`, value: ({ number }) => number },
  { name: msg`Company`, value: ({ shipping_address }) => shipping_address.company },
  { name: msg`First name`, value: ({ shipping_address }) => shipping_address.first_name },
  { name: msg`Last name`, value: ({ shipping_address }) => shipping_address.last_name },
  {
    name: msg`Address supplement`,
    value: (row) =>
      [row.shipping_address.address2, streetOf(row).supplement].filter(Boolean).join(', '),
  },
  { name: msg`Street`, value: (row) => streetOf(row).street },
  { name: msg`House number`, value: (row) => streetOf(row).buildingNumber ?? '' },
  { name: msg`Postcode`, value: ({ shipping_address }) => shipping_address.postcode },
  { name: msg`Town`, value: ({ shipping_address }) => shipping_address.city },
  { name: msg`Country`, value: ({ shipping_address }) => shipping_address.country },
]

/** Whether the laboratory has a VAT number, or had one when an exported order was placed. */
const hasVat = async (db: Database, { filters, today }: Pick<Export, 'filters' | 'today'>) => {
  if (await option(db, 'vat_number')) return true
  const { query } = await findFilteredOrders(db, filters, today)
  const taxed = await query
    .innerJoin('order_line', 'order_line.order_id', 'orders.id')
    .select('orders.id')
    .where('order_line.vat_rate', '>', 0)
    .limit(1)
    .executeTakeFirst()
  return taxed !== undefined
}

type Export = {
  filters: OrderFilters
  language: Language
  today: string
  /** Amounts for the accounts by default. */
  layout?: 'accounts' | 'post' | undefined
}

const accountColumns = async (db: Database, chosen: Pick<Export, 'filters' | 'today'>) =>
  (await hasVat(db, chosen)) ? allColumns : allColumns.filter((column) => column !== vatColumn)

/**
 * Orders as CSV for Excel as set up in Switzerland: UTF-8 with a mark, semicolons, 31.12.2026,
 * 1250.00. Texts that Excel would run as a formula are written as text. In pieces, the newest first.
 * Without the column of VAT if the laboratory has no VAT number and no order has VAT.
 */
export async function* exportOrders(
  db: Database,
  { filters, language, today, layout }: Export,
): AsyncGenerator<string> {
  const t: Translate = (text) => i18nIn[language]._(text)
  const columns = layout === 'post' ? postColumns : await accountColumns(db, { filters, today })
  yield swissCsvHead(columns.map(({ name }) => t(name)))
  const ids = await findOrderIds(db, { filters, today, offset: 0, limit: maxRows })
  for (let at = 0; at < ids.length; at += batchSize) {
    const batch = ids.slice(at, at + batchSize)
    const rows = new Map((await findRows(db, batch)).map((row) => [row.id, row]))
    const found = batch.flatMap((id) => {
      const row = rows.get(id)
      return row && !(layout === 'post' && unsentStatuses.includes(row.status)) ? [row] : []
    })
    yield swissCsvRows(found.map((row) => columns.map(({ value }) => value(row, t))))
  }
}
