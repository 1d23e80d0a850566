import type { Language } from '../../../domain/language.ts'
import { addressProblems } from '../../../domain/order/address-problem.ts'
import type { PostedItem } from '../../../domain/order/posted-item.ts'
import {
  maxOrderLines,
  type PricedOrder,
  type PriceRefusal,
  priceOrder,
} from '../../../domain/order/price-order.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { SignedIn } from '../../accounts/login/session.ts'
import { recordPriceMiss } from '../../catalogue/prices/price-miss.ts'
import { findOptions } from '../../content/options.ts'
import type { AddressSnapshot } from '../../db/tables/orders.ts'
import type { Services } from '../../services.ts'
import { swissDay } from '../../swiss-day.ts'
import { type Customer, findCustomer } from './find-customer.ts'
import { dropDefaultNames, nameLine } from './name-mixtures.ts'
import { findPriceFacts } from './price-facts.ts'

/** An order at current terms, for the review step and for placing it. */
export type Quote = PricedOrder & {
  discountRate: number
  billing: AddressSnapshot
  shippingAddress: AddressSnapshot
}

type RequiredServices = Pick<Services, 'db' | 'now'>

const findFacts = async (
  { db }: RequiredServices,
  accountId: string,
  items: readonly PostedItem[],
  language: Language,
) => {
  const [customer, options, prices] = await Promise.all([
    findCustomer(db, accountId),
    findOptions(db, ['shipping_cost', 'shipping_countries']),
    findPriceFacts(db, items, language),
  ])
  return { customer, options, prices }
}

const checkCustomer = (
  customer: Customer | undefined,
  countries: readonly string[],
): Result<Pick<Quote, 'discountRate' | 'billing' | 'shippingAddress'>, PriceRefusal> => {
  if (!customer?.userCanOrder) return refuse({ code: 'not-allowed' })
  const { discountRate, billing, shipping = billing } = customer
  const addresses = addressProblems(customer, countries)
  const isComplete = addresses.every(({ part }) => part === 'Country')
  if (!billing || !shipping || !isComplete) return refuse({ code: 'address-missing', addresses })
  if (addresses.length > 0) return refuse({ code: 'country-not-served', addresses })
  return ok({ discountRate, billing, shippingAddress: shipping })
}

/**
 * Prices an order as placing it would (R20): current rights, discount, addresses and prices,
 * regardless of browser and session. Lines are named in `language` (R44).
 */
export const quoteOrder = async (
  services: RequiredServices,
  { accountId }: Pick<SignedIn, 'accountId'>,
  items: readonly PostedItem[],
  language: Language,
): Promise<Result<Quote, PriceRefusal>> => {
  // Refused without a query.
  if (items.length > maxOrderLines) return refuse({ code: 'too-many-lines' })
  const named = dropDefaultNames(items)
  const { customer, options, prices } = await findFacts(services, accountId, named, language)

  const checked = checkCustomer(customer, options.shipping_countries)
  if (!checked.ok) return checked

  const priced = priceOrder({
    items: named,
    facts: prices,
    discountRate: checked.value.discountRate,
    shipping: options.shipping_cost,
    day: swissDay(services.now()),
  })
  if (priced.ok) {
    const lines = priced.value.lines.map((line) => nameLine(line, language))
    return ok({ ...priced.value, lines, ...checked.value })
  }
  const { slug } = priced.refusal
  // Recorded so that the back office can add the missing price (R19).
  if (slug) await recordPriceMiss(services.db, slug, services.now())
  return priced
}
