import type { MessageDescriptor } from '@lingui/core'
import { isCartInfo } from '../../../domain/cart/stored-lines.ts'
import { notAllowedCode } from '../../../domain/customer/member-rights.ts'
import { storedStreet } from '../../../domain/customer/postal-address.ts'
import { formatMoney, formatRate } from '../../../domain/money.ts'
import { changedTerms, type OrderTerms } from '../../../domain/order/order-terms.ts'
import type { PostedItem } from '../../../domain/order/posted-item.ts'
import type { PriceRefusal } from '../../../domain/order/price-order.ts'
import { addressProblemMessage } from '../../../messages/account/address-problems.ts'
import { apiErrorMessages } from '../../../messages/server/api-errors.ts'
import { lineRefusalText } from '../../../messages/server/line-refusals.ts'
import { lineMessages } from '../../../messages/shop/lines.ts'
import { belowMinimumMessage } from '../../../messages/shop/order-charges.ts'
import type { AddressSnapshot } from '../../../server/db/tables/orders.ts'
import type { RequestFacts } from '../../../server/http/pages/request-facts.ts'
import { i18nIn } from '../../../server/i18n.ts'
import { addressLines } from '../../../server/orders/address-lines.ts'
import type { CheckoutDraft } from '../../../server/orders/placing/checkout-draft.ts'
import type { Quote } from '../../../server/orders/placing/quote-order.ts'

/** A line without a readable description shows its name only. */
const describeItem = ({ language }: RequestFacts, { name, info }: PostedItem) => {
  const translate = (text: MessageDescriptor) => i18nIn[language]._(text)
  return { name, detail: isCartInfo(info) ? lineMessages(info, translate).detail : '' }
}

/** Refused lines with messages. */
const refusedLines = (
  facts: RequestFacts,
  { items }: CheckoutDraft,
  { line, lines = [], ...refusal }: PriceRefusal,
) =>
  (lines.length > 0 || line === undefined ? lines : [{ ...refusal, line }]).flatMap(
    ({ line: position, ...refused }) => {
      const item = items[position]
      if (!item) return []
      /** Its id in the cart. */
      const { cartId = '' } = item
      const why = lineRefusalText(refused, (text) => i18nIn[facts.language]._(text))
      return [{ cartId, why, ...describeItem(facts, item) }]
    },
  )

/** A refusal with its message and all lines or address fields concerned. */
export const refusalView = async (
  facts: RequestFacts,
  draft: CheckoutDraft,
  refusal: PriceRefusal,
) => {
  const { code, missing } = refusal
  const t = (text: MessageDescriptor) => i18nIn[facts.language]._(text)
  const account = code === 'not-allowed' ? await facts.signedIn() : undefined
  const notAllowed = account ? notAllowedCode(account) : 'order-not-enabled'
  return {
    code,
    text: missing
      ? t(belowMinimumMessage(missing))
      : t(apiErrorMessages[code === 'not-allowed' ? notAllowed : code]),
    lines: refusedLines(facts, draft, refusal),
    addresses: (refusal.addresses ?? []).map((problem) => ({
      ...problem,
      id: problem.kind === 'shipping' ? draft.addressId : undefined,
      text: t(addressProblemMessage(problem)),
    })),
  }
}

/**
 * `before`: the items with the prices that the customer has seen so far. Addresses are the lines of a
 * label.
 */
export const orderView = (
  { language }: RequestFacts,
  quote: Quote,
  before: readonly PostedItem[],
) => {
  const { billing, shippingAddress, lines, ...amounts } = quote
  return {
    ...amounts,
    lines: lines.map((line, position) => {
      const shown = before[position]?.price
      /** The price in the cart, when it has changed. */
      const isKnown = [line.unitPrice, line.listPrice, line.stepPrice].includes(shown)
      const shownBefore = isKnown ? undefined : shown
      return { ...line, shownBefore }
    }),
    billing: addressLines(billing, language),
    /** Nobody has said yet whether the house has a number. */
    asksForNumber: storedStreet(billing.address1, billing.building_number).buildingNumber === null,
    shipTo: addressLines(shippingAddress, language),
  }
}

type Terms = OrderTerms<AddressSnapshot>

const termTexts = {
  subtotal: ({ subtotal }) => formatMoney(subtotal),
  discount: ({ discountRate, discount }) =>
    `${formatRate(discountRate)} %, ${formatMoney(discount)}`,
  shipping: ({ shipping }) => formatMoney(shipping),
  fee: ({ fee }) => formatMoney(fee),
  total: ({ total }) => formatMoney(total),
  vat: ({ vat }) =>
    vat.map((part) => `${formatRate(part.rate)} %: ${formatMoney(part.vat)}`).join('; '),
  paymentDays: ({ paymentDays }) => `${paymentDays}`,
  billing: ({ billing }, language) => addressLines(billing, language).join(', '),
  shippingAddress: ({ shippingAddress }, language) =>
    addressLines(shippingAddress, language).join(', '),
} satisfies Record<string, (terms: Terms, language: RequestFacts['language']) => string>

/** The terms that differ from those that the customer has seen; none if it saw none. */
export const termChanges = (
  { language }: RequestFacts,
  before: Terms | undefined,
  now: Terms,
  payment: string,
) => {
  if (!before) return []
  const changed = changedTerms(before, now, payment).map((term) =>
    term === 'discountRate' ? 'discount' : term,
  )
  return [...new Set(changed)].map((term) => ({
    term,
    before: termTexts[term](before, language),
    now: termTexts[term](now, language),
  }))
}
