import { orderTotals } from '../../domain/cart/totals.ts'
import { centimes } from '../../domain/money.ts'
import { splitVat } from '../../domain/order/vat.ts'
import type { StoredDocument } from '../invoicing/find-documents.ts'
import { paymentReference } from '../invoicing/invoices.ts'
import type { Order, OrderLine } from '../orders/order.ts'
import type { DocumentFacts } from './views/document-facts.ts'

export const billing = {
  first_name: 'Łukasz',
  last_name: 'Weiß-Éclair',
  company: '',
  address1: 'Chemin de l’Église',
  building_number: '12b',
  address2: '',
  postcode: '1227',
  city: 'Carouge GE',
  state: 'GE',
  country: 'CH',
}

export const orderLine = (changes: Partial<OrderLine> = {}): OrderLine => {
  const { unitPrice = centimes(1080), quantity = 1 } = changes
  return {
    productId: 1,
    name: 'Arnica montana',
    icon: 'homeopathy',
    info: { type: 'homeopathy', scale: 'CH', dilution: '30', form: 'globuli', size: 'tube-1g' },
    vatRate: 260,
    ...changes,
    unitPrice,
    quantity,
    total: centimes(unitPrice * quantity),
  }
}

/** An order with consistent totals. */
export const orderOf = (
  lines: OrderLine[],
  discountRate = 0,
  shipping = centimes(431),
  changes: Partial<Order> = {},
): Order => {
  const totals = orderTotals(
    lines.map((line) => ({ discountRate, ...line })),
    { cost: shipping, freeFrom: undefined },
  )
  return {
    id: 'order',
    number: 34,
    accountId: 'account',
    orderedBy: null,
    status: 'processing',
    placedAt: new Date('2026-11-21T09:00:00Z'),
    language: 'de',
    payment: 'invoice',
    reference: 'Dossier 7',
    note: '',
    invoiceAt: 'confirmation',
    version: 1,
    lines,
    ...totals,
    vat: splitVat(lines, totals.discount, shipping),
    billing,
    shippingAddress: billing,
    dispatchOn: null,
    ...changes,
  }
}

const qrIban = 'CH8131999000123004567'
export const plainIban = 'CH3909999000123004567'

export const storedDocument = (
  order: Order,
  changes: Partial<StoredDocument> = {},
  iban = qrIban,
): StoredDocument => ({
  id: 'paper',
  kind: 'invoice',
  number: 12,
  orderId: order.id,
  issuedAt: new Date('2026-11-21T09:00:05Z'),
  dueOn: '2026-12-21',
  reference: paymentReference(iban, 12),
  total: order.total,
  creditor: {
    name: 'Laboratoire Trois-Sources SA',
    street: 'Chemin des Trois-Sources',
    buildingNumber: '12',
    postcode: '1227',
    city: 'Carouge GE',
    country: 'CH',
    iban,
    vatNumber: 'CHE-999.999.996',
  },
  paidAt: null,
  credited: null,
  issuedBy: null,
  ...changes,
})

export const documentFacts: DocumentFacts = {
  reach: '+41 22 555 01 47',
  customerNumber: 'K-1024',
  parcels: [],
}
