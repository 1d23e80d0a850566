import Papa from 'papaparse'
import { ImportError, type SourceList, type SourceRecord } from './shop-source.ts'

type Row = Readonly<Record<string, string>>

/** Columns whose API field has another name. */
const names: Readonly<Record<string, string>> = {
  customer_id: 'id',
  user_id: 'id',
  ID: 'id',
  user_name: 'username',
  user_login: 'username',
  user_email: 'email',
  date_registered: 'date_created',
  user_registered: 'date_created_gmt',
}

const addressParts = [
  'first_name',
  'last_name',
  'company',
  'address_1',
  'address_2',
  'city',
  'state',
  'postcode',
  'country',
  'email',
  'phone',
]

/** The columns of an address: 'billing_city', and 'billing_state_code' in place of 'billing_state'. */
const addressOf = (row: Row, kind: 'billing' | 'shipping') =>
  Object.fromEntries(
    addressParts.flatMap((part) => {
      const text = row[`${kind}_${part}_code`] || row[`${kind}_${part}`]
      return text ? [[part, text]] : []
    }),
  )

const isAddressColumn = (column: string) => /^(billing|shipping)_/.test(column)

/** A row with its fields named as in the API, without those of addresses and of `without`. */
const named = (row: Row, without: (column: string) => boolean): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).flatMap(([column, text]) =>
      text === '' || without(column) ? [] : [[names[column] ?? column, text]],
    ),
  )

const personOf = (row: Row): SourceRecord => ({
  ...named(row, isAddressColumn),
  billing: addressOf(row, 'billing'),
  shipping: addressOf(row, 'shipping'),
})

const isItemColumn = (column: string) => column.startsWith('item_')

const shippingTotals = ['shipping_total', 'shipping_tax_total']

const itemOf = (row: Row): SourceRecord => {
  const { item_id, item_product_id, ...others } = row
  const fields = Object.entries(others).filter(([column]) => isItemColumn(column))
  return {
    id: item_id,
    product_id: item_product_id,
    ...Object.fromEntries(fields.map(([column, text]) => [column.slice('item_'.length), text])),
  }
}

/** An order of its rows, which repeat what is not of an item. */
const orderOf = (rows: readonly Row[]): SourceRecord => {
  const [first = {}] = rows
  const isOther = (column: string) =>
    isItemColumn(column) || (isAddressColumn(column) && !shippingTotals.includes(column))
  const { order_id, order_number, date, order_total, tax_total, shipping_tax_total, ...others } =
    first
  return {
    ...named(others, isOther),
    id: order_id,
    number: first.order_number_formatted || order_number || order_id,
    date_created: first.date_created || date,
    total: order_total || first.total,
    total_tax: tax_total,
    shipping_tax: shipping_tax_total,
    customer_id: first.customer_id,
    billing: addressOf(first, 'billing'),
    shipping: addressOf(first, 'shipping'),
    line_items: rows.filter((row) => row.item_name).map(itemOf),
  }
}

/**
 * The rows of an export of WooCommerce (Customer/Order CSV Export, one row per item, and similar ones)
 * as the records of its API.
 */
export const readCsv = (list: SourceList, text: string): readonly SourceRecord[] => {
  const { data, errors } = Papa.parse<Row>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (heading) => heading.trim(),
  })
  const broken = errors.find(({ type }) => type !== 'Delimiter')
  if (broken)
    throw new ImportError(
      'row-broken',
      `${list}.csv`,
      String((broken.row ?? 0) + 2),
      broken.message,
    )
  if (list === 'products') return data.map((row) => named(row, () => false))
  if (list !== 'orders') return data.map(personOf)
  const orders = Map.groupBy(data, ({ order_id, order_number }) => order_id || order_number || '')
  return [...orders.values()].map(orderOf)
}
