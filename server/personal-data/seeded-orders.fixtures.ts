import type { Insertable } from 'kysely'
import { v7 } from 'uuid'
import { centimes, zero } from '../../domain/money.ts'
import { orderRow } from '../../tests/rows.ts'
import { json } from '../db/json.ts'
import type { Schema } from '../db/schema.ts'
import type { AddressSnapshot } from '../db/tables/orders.ts'

export const at = new Date('2026-11-21T08:00:00Z')

export const address: AddressSnapshot = {
  ...{ first_name: 'Quirina', last_name: 'Zwyssigmann', company: 'Zwyssigpraxis AG' },
  ...{ address1: 'Zwyssigweg 3', building_number: null, address2: 'Haus Zwyssig' },
  ...{ postcode: '6460', city: 'Zwyssigdorf', state: 'UR', country: 'CH' },
}

const creditor = json({
  ...{ name: '', street: '', buildingNumber: '', postcode: '', city: '', country: 'CH' },
  ...{ iban: '', vatNumber: '' },
})

type OrderIds = Record<'accountId' | 'staffId' | 'orderId' | 'invoiceId', string>

type OrderTable =
  | 'orders'
  | 'order_line'
  | 'order_event'
  | 'order_version'
  | 'order_note'
  | 'online_payment'
  | 'shipment'
  | 'former_document'
  | 'invoice'

/** The orders of the seeded person. */
export const orderSeeds: {
  [Name in OrderTable]: (ids: OrderIds) => readonly Insertable<Schema[Name]>[]
} = {
  orders: ({ accountId, orderId }) => [
    orderRow(accountId, {
      ...{ id: orderId, number: 7_700, status: 'completed', reference: 'Zwyssig' },
      ...{ billing: json(address), shipping_address: json(address), customer_key: 'zwyssigmann' },
    }),
  ],
  order_line: ({ orderId }) => [
    {
      ...{ order_id: orderId, position: 0, product_id: 1, name: 'Arnica', icon: '', quantity: 1 },
      ...{ unit_price: 1_250, total: 1_250, vat_rate: 260, reference: 'Zwyssig' },
      info: json({
        ...{ type: 'homeopathy', scale: 'CH', dilution: '30', form: 'globuli', size: 'tube-1g' },
      }),
    },
  ],
  order_event: ({ orderId }) => [
    {
      ...{ id: v7(), order_id: orderId, status: 'completed', at, by_account: null },
      note: 'for Zwyssig',
    },
  ],
  order_version: ({ orderId, accountId }) => [
    {
      ...{ order_id: orderId, version: 1, replaced_at: at, replaced_by: accountId },
      content: json({
        ...{ lines: [], total: centimes(1_250), payment: 'invoice', reference: 'Zwyssig' },
        ...{ note: '', billing: address, shippingAddress: address, subtotal: centimes(1_250) },
        ...{ discountRate: 0, discount: zero, shipping: zero, fee: zero, vat: [] },
      }),
    },
  ],
  order_note: ({ orderId, staffId }) => [
    { id: v7(), order_id: orderId, at, by_account: staffId, text: 'Zwyssig is in a hurry' },
  ],
  online_payment: ({ orderId }) => [
    {
      ...{ id: v7(), order_id: orderId, session_id: 'cs_zwyssig', payment_intent: null },
      ...{ amount: 1_250, state: 'expired', problem: '', created_at: at, check_at: at },
    },
  ],
  shipment: ({ orderId }) => [
    {
      ...{ id: v7(), order_id: orderId, carrier: 'post', tracking_number: 'ZWYSSIG' },
      ...{ shipped_at: at, lines: json([{ position: 0, quantity: 1 }]) },
    },
  ],
  former_document: ({ orderId }) => [
    {
      ...{ id: v7(), kind: 'invoice', number: 7_699, order_id: orderId, version: 1, issued_at: at },
      ...{ due_on: '2026-12-20', reference: 'RF-ZWYSSIG', total: centimes(1_250), creditor },
    },
  ],
  invoice: ({ orderId, invoiceId }) => [
    {
      ...{ id: invoiceId, kind: 'invoice', number: 7_700, order_id: orderId, issued_at: at },
      ...{ due_on: '2026-12-21', reference: 'RF-ZWYSSIG', total: centimes(1_556), paid_at: at },
      creditor,
    },
  ],
}
