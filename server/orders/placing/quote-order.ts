import { hash } from 'node:crypto'
import { type ChargeTerms, missingAmounts } from '../../../domain/cart/totals.ts'
import { type CustomerGroup, groupRatesOf } from '../../../domain/customer/customer-group.ts'
import type { Language } from '../../../domain/language.ts'
import { addressProblems } from '../../../domain/order/address-problem.ts'
import { dispatchDayOf } from '../../../domain/order/dispatch-day.ts'
import { lowersQuantities } from '../../../domain/order/order-change.ts'
import { type OrderTerms, termsOf } from '../../../domain/order/order-terms.ts'
import type { PostedItem } from '../../../domain/order/posted-item.ts'
import {
  maxOrderLines,
  type OrderedLine,
  type OrderPriceRefusal,
  orderOf,
  type PricedOrder,
  type PriceRefusal,
  priceOrder,
} from '../../../domain/order/price-order.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { SignedIn } from '../../accounts/login/session.ts'
import { practiceOf } from '../../accounts/members/find-member.ts'
import { applyDuePrices } from '../../catalogue/price-changes/due-prices.ts'
import { recordPriceMiss } from '../../catalogue/prices/missing-prices.ts'
import { findDispatchDays, findShortages } from '../../content/calendar.ts'
import { findCurrentOptions } from '../../content/options.ts'
import type { Database } from '../../db/client.ts'
import { compileOnce } from '../../db/compile-once.ts'
import type { AddressKind } from '../../db/tables/accounts.ts'
import type { AddressSnapshot } from '../../db/tables/orders.ts'
import { findHoldingInvoices } from '../../invoicing/reminded-invoices.ts'
import type { Services } from '../../services.ts'
import { swissDay } from '../../swiss-day.ts'
import { dropDefaultNames, nameLine } from '../cart/lines-today.ts'
import type { Order } from '../order.ts'
import { decideItems, findLineFacts } from './decide-items.ts'
import { findExpiredCertificate, findRestrictedSales } from './restricted-sales.ts'

/** Current rights, discount and addresses of the person who orders, not those at login (R20). */
type OrderingCustomer = {
  practiceId: string
  userCanOrder: boolean
  discountRate: number
  customerGroup: CustomerGroup
  billing?: AddressSnapshot
  shipping?: AddressSnapshot
}

const customerRows = compileOnce((db, { accountId }: { accountId: string }) =>
  db
    .selectFrom('account')
    .innerJoin('account as practice', (join) => join.on('practice.id', '=', practiceOf))
    .leftJoin('address', 'address.account_id', 'practice.id')
    .select(['practice.user_can_order', 'practice.discount_rate', 'address.kind'])
    .select(['practice.customer_group', 'practice.id as practiceId', 'account.may_order'])
    .select('address.id')
    .select(['address.first_name', 'address.last_name', 'address.company'])
    .select(['address.address1', 'address.building_number', 'address.address2', 'address.postcode'])
    .select(['address.city', 'address.state', 'address.country'])
    .where('account.id', '=', accountId)
    .where('account.state', '=', 'active')
    .where('practice.state', '=', 'active'),
)

/**
 * The practice of an account, or of a member; undefined if either is not active. `addressId`: of the shipping
 * address; without it, and if it is unknown, the default one.
 */
export const findCustomer = async (
  db: Database,
  accountId: string,
  addressId?: string,
): Promise<OrderingCustomer | undefined> => {
  const rows = await customerRows(db, { accountId })
  const [first] = rows
  if (!first) return undefined

  const addressOf = (wanted: AddressKind): AddressSnapshot | undefined => {
    const chosen =
      wanted === 'shipping' && rows.find(({ id, kind }) => id === addressId && kind === 'other')
    const row = chosen || rows.find(({ kind }) => kind === wanted)
    // `kind` and the other columns are null together, if there is no address.
    return (
      row && {
        first_name: row.first_name ?? '',
        last_name: row.last_name ?? '',
        company: row.company ?? '',
        address1: row.address1 ?? '',
        building_number: row.building_number,
        address2: row.address2 ?? '',
        postcode: row.postcode ?? '',
        city: row.city ?? '',
        state: row.state ?? '',
        country: row.country ?? '',
      }
    )
  }
  return {
    practiceId: first.practiceId,
    userCanOrder: first.user_can_order && first.may_order !== 'no',
    discountRate: first.discount_rate,
    customerGroup: first.customer_group,
    billing: addressOf('billing'),
    shipping: addressOf('shipping'),
  }
}

/** An order at current terms, for the review step and for placing it. */
export type Quote = PricedOrder &
  OrderTerms<AddressSnapshot> & {
    /** The day on which it leaves the laboratory, if it is placed now (YYYY-MM-DD). */
    dispatchOn: string | undefined
  }

/** Equal for quotes with equal prices and terms, to confirm one without sending it back. */
export const quoteHash = (quote: Quote): string =>
  hash('sha256', JSON.stringify([termsOf(quote), quote.lines.map(({ unitPrice }) => unitPrice)]))

type RequiredServices = Pick<Services, 'db' | 'now'>

/** `current`: the quote at current prices, when its prices alone have changed. */
export type QuoteRefusal = OrderPriceRefusal<Quote>

type Terms = Pick<Quote, 'discountRate' | 'paymentDays' | 'billing' | 'shippingAddress'>

/** Whose order it is. Staff enter orders for customers who may not order themselves (A13). */
export type Orderer = Pick<SignedIn, 'accountId'> & {
  isEnteredByStaff?: boolean
  /** Of one of the account's shipping addresses; without it the default one. */
  addressId?: string | undefined
  /** Of this order alone, instead of the customer's shipping address. */
  shipTo?: AddressSnapshot | undefined
  /** The order before a change. */
  former?: Pick<Order, 'lines' | 'subtotal' | 'discount'>
}

const checkCustomer = (
  customer: OrderingCustomer | undefined,
  isEnteredByStaff: boolean,
  countries: readonly string[],
): Result<Omit<Terms, 'paymentDays'>, PriceRefusal> => {
  if (!customer) return refuse({ code: 'not-allowed' })
  if (!customer.userCanOrder && !isEnteredByStaff) return refuse({ code: 'not-allowed' })
  const { discountRate, billing, shipping = billing } = customer
  const addresses = addressProblems(customer, countries)
  const isComplete = addresses.every(({ part }) => part === 'Country')
  if (!billing || !shipping || !isComplete) return refuse({ code: 'address-missing', addresses })
  if (addresses.length > 0) return refuse({ code: 'country-not-served', addresses })
  return ok({ discountRate, billing, shippingAddress: shipping })
}

const findTerms = async (
  { db, now }: RequiredServices,
  { accountId, isEnteredByStaff = false, addressId, shipTo }: Orderer,
) => {
  const [customer, options, dispatchDays, shortages] = await Promise.all([
    findCustomer(db, accountId, addressId),
    findCurrentOptions(db, [
      'shipping_cost',
      'shipping_by_country',
      'free_shipping_from',
      'small_order',
      'minimum_order',
      'group_discounts',
      'shipping_countries',
      'vat_number',
      'payment_days',
      'order_hold_step',
    ]),
    findDispatchDays(db, now()),
    findShortages(db, now()),
  ])
  const practiceId = customer?.practiceId ?? accountId
  const shipped = customer && shipTo ? { ...customer, shipping: shipTo } : customer
  const holding = isEnteredByStaff
    ? []
    : await findHoldingInvoices(db, practiceId, options.order_hold_step, now())
  const certificate = isEnteredByStaff
    ? undefined
    : await findExpiredCertificate(db, practiceId, now())
  const checked =
    holding.length > 0
      ? refuse({ code: 'payment-overdue' } as const)
      : certificate?.isOver
        ? refuse({ code: 'certificate-expired' } as const)
        : checkCustomer(shipped, isEnteredByStaff, options.shipping_countries)
  const terms: Result<Terms, PriceRefusal> = checked.ok
    ? ok({ ...checked.value, paymentDays: options.payment_days })
    : checked
  const country = checked.ok ? checked.value.shippingAddress.country : ''
  const { discountRate = 0, customerGroup = 'none' } = customer ?? {}
  return {
    terms,
    // Apart from the terms, which are shown.
    rates: { discountRate, groupRates: groupRatesOf(options.group_discounts, customerGroup) },
    charges: {
      cost: options.shipping_by_country[country] ?? options.shipping_cost,
      freeFrom: options.free_shipping_from ?? undefined,
      smallOrder: options.small_order,
      // Staff may enter less.
      minimum: isEnteredByStaff ? undefined : (options.minimum_order ?? undefined),
    },
    hasVatNumber: options.vat_number !== '',
    dispatchOnOf: (lines: readonly OrderedLine[]) =>
      dispatchDayOf(
        lines.map(({ info, productId }) => ({ info, id: productId })),
        { dispatchDays, shortages },
      ),
  }
}

/** Refuses an order below the minimum, unless a change takes nothing away or it costs no less than before. */
const withMinimum = (
  quote: Quote,
  charges: ChargeTerms,
  { former }: Orderer,
): Result<Quote, PriceRefusal> => {
  const goods = quote.subtotal - quote.discount
  const { untilMinimum: missing } = missingAmounts(charges, goods)
  const isNoLess =
    former &&
    (goods >= former.subtotal - former.discount || !lowersQuantities(former.lines, quote.lines))
  return missing > 0 && !isNoLess ? refuse({ code: 'below-minimum', missing }) : ok(quote)
}

/**
 * Prices an order as placing it would (R20): current rights, discount, addresses and prices,
 * regardless of browser and session. Decides each item once. Lines are named in `language` (R44).
 */
export const quoteOrder = async (
  services: RequiredServices,
  orderer: Orderer,
  items: readonly PostedItem[],
  language: Language,
): Promise<Result<Quote, QuoteRefusal>> => {
  // Refused without a query.
  if (items.length > maxOrderLines) return refuse({ code: 'too-many-lines' })
  const { db, now } = services
  await applyDuePrices(db, now())
  const named = dropDefaultNames(items)
  const restrictions = orderer.isEnteredByStaff
    ? []
    : await findRestrictedSales(db, orderer.accountId, language)
  const [{ terms, rates, charges, hasVatNumber, dispatchOnOf }, facts] = await Promise.all([
    findTerms(services, orderer),
    findLineFacts(db, named, language, restrictions),
  ])
  if (!terms.ok) return terms

  const quoteOf = ({ lines, ...amounts }: PricedOrder): Quote => ({
    ...terms.value,
    ...amounts,
    lines: lines.map((line) => nameLine(line, language)),
    dispatchOn: dispatchOnOf(lines),
  })
  const priced = priceOrder({
    items: named,
    found: await decideItems(db, named, facts),
    rates,
    charges,
    day: swissDay(now()),
    hasVatNumber,
  })
  if (priced.ok) return withMinimum(quoteOf(priced.value), charges, orderer)
  const { current, ...refusal } = priced.refusal
  // Recorded so that the back office can add the missing price (R19).
  if (refusal.slug) await recordPriceMiss(db, refusal.slug, now())
  return refuse(current ? { ...refusal, current: quoteOf(current) } : refusal)
}

/** The same for lines that have been decided: current rights, discount, addresses and shipping. */
export const quoteLines = async (
  services: RequiredServices,
  orderer: Orderer,
  lines: readonly OrderedLine[],
): Promise<Result<Quote, PriceRefusal>> => {
  const { terms, rates, charges, dispatchOnOf } = await findTerms(services, orderer)
  if (!terms.ok) return terms
  const quote = {
    ...terms.value,
    ...orderOf(lines, rates, charges),
    dispatchOn: dispatchOnOf(lines),
  }
  return withMinimum(quote, charges, orderer)
}
