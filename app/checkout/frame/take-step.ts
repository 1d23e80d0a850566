import type { MessageDescriptor } from '@lingui/core'
import { v4 as uuid } from 'uuid'
import { isCartInfo } from '../../../domain/cart/is-cart-info.ts'
import type { PostedItem } from '../../../domain/order/posted-item.ts'
import type { PriceRefusal } from '../../../domain/order/price-order.ts'
import { addressProblemMessage } from '../../../messages/account/address-problems.ts'
import { apiErrorMessages } from '../../../messages/server/api-errors.ts'
import { lineMessages } from '../../../messages/shop/lines.ts'
import { errorStatus } from '../../../server/api/error-status.ts'
import type { RequestFacts } from '../../../server/http/pages/request-facts.ts'
import { i18nIn } from '../../../server/i18n.ts'
import { isBillable, isPayment } from '../../../server/orders/payment.ts'
import { makeCheckoutToken } from '../../../server/orders/placing/checkout-token.ts'
import { placeOrder } from '../../../server/orders/placing/place-order.ts'
import { type Quote, quoteOrder } from '../../../server/orders/placing/quote-order.ts'
import { addressLines } from '../../account/addresses/address-lines.ts'
import { accountOf } from './account-of.ts'
import {
  type Carried,
  type FrameView,
  maxNoteLength,
  maxReferenceLength,
  type OrderView,
  type RefusalView,
  type RefusedLineView,
  type TypedProblem,
} from './frame-view.ts'
import { type Posted, postedToken, readPosted, writeItems } from './posted-form.ts'

/** `retryAfter`: seconds, for the Retry-After header. */
type Step = { status: number; view: FrameView; retryAfter?: number | undefined }

/** A post of a known account, with its context. */
type Asked = { facts: RequestFacts; posted: Posted; accountId: string }

const typedProblems = ({ payment, reference, note }: Posted): TypedProblem[] => {
  const isWrong = {
    payment: !isPayment(payment),
    reference: reference.length > maxReferenceLength,
    note: note.length > maxNoteLength,
  }
  return (['payment', 'reference', 'note'] as const).filter((name) => isWrong[name])
}

const carry = async (
  { facts, posted, accountId }: Asked,
  items: readonly PostedItem[],
): Promise<Carried> => ({
  items: writeItems(items),
  // With a session the token is renewed, so each step has ten minutes; without one it expires.
  jwt:
    (await facts.signedIn())?.accountId === accountId
      ? await makeCheckoutToken(facts.services, accountId, facts.now)
      : posted.jwt,
  key: posted.key,
  payment: posted.payment,
  reference: posted.reference,
  note: posted.note,
})

/** Refused lines with messages; a line without a readable description shows its name only. */
const refusedLines = (
  { facts, posted }: Asked,
  { line, lines = [], ...refusal }: PriceRefusal,
): RefusedLineView[] =>
  (lines.length > 0 || line === undefined ? lines : [{ ...refusal, line }]).flatMap(
    ({ code, line: position }) => {
      const item = posted.items[position]
      if (!item) return []
      const { name, info } = item
      const translate = (text: MessageDescriptor) => i18nIn[facts.language]._(text)
      const detail = isCartInfo(info) ? lineMessages(info, translate).detail : ''
      return [{ position, code, name, detail }]
    },
  )

const refusalView = async (asked: Asked, refusal: PriceRefusal): Promise<RefusalView> => {
  const { facts } = asked
  const { code } = refusal
  const withForm = code === 'not-allowed' && (await facts.signedIn())?.userCanOrderWithForm
  const said = code === 'not-allowed' ? 'order-not-enabled' : code
  return {
    code,
    text: i18nIn[facts.language]._(apiErrorMessages[withForm ? 'order-with-form' : said]),
    lines: refusedLines(asked, refusal),
    addresses: (refusal.addresses ?? []).map((problem) => ({
      ...problem,
      text: i18nIn[facts.language]._(addressProblemMessage(problem)),
    })),
  }
}

const orderView = ({ facts, posted }: Asked, quote: Quote): OrderView => {
  const { billing, shippingAddress, lines, ...amounts } = quote
  return {
    ...amounts,
    lines: lines.map((line, position) => {
      const shown = posted.items[position]?.price
      return { ...line, shownBefore: shown === line.unitPrice ? undefined : shown }
    }),
    billing: addressLines(billing, facts.language),
    isNumberMissing: !isBillable('invoice', billing),
    shipTo: addressLines(shippingAddress, facts.language),
  }
}

const refused = async (asked: Asked, refusal: PriceRefusal): Promise<Step> => ({
  status: errorStatus[refusal.code],
  view: {
    step: 'refused',
    refusal: await refusalView(asked, refusal),
    carried: await carry(asked, asked.posted.items),
  },
})

/** An order with this key exists: placing again after the notice creates a second one. */
const nextKey = ({ key }: Posted, refusal?: PriceRefusal) =>
  refusal?.code === 'key-reused' ? uuid() : key

/** Form or review with current prices, next to those of the cart. */
const show = async (asked: Asked, refusal?: PriceRefusal): Promise<Step> => {
  const { facts, posted, accountId } = asked
  const unpriced = posted.items.map(({ price: _shown, ...item }) => item)
  const quoted = await quoteOrder(facts.services, { accountId }, unpriced, facts.language)
  if (!quoted.ok) return refused(asked, quoted.refusal)
  const items = posted.items.map((item, line) => ({
    ...item,
    price: quoted.value.lines[line]?.unitPrice,
  }))
  const shown = {
    order: orderView(asked, quoted.value),
    carried: { ...(await carry(asked, items)), key: nextKey(posted, refusal) },
    refusal: refusal && (await refusalView(asked, refusal)),
  }
  const isFirst = posted.intent === ''
  const { payment } = posted
  const isUnbillable = isPayment(payment) && !isBillable(payment, quoted.value.billing)
  const problems: TypedProblem[] = isFirst
    ? []
    : [...typedProblems(posted), ...(isUnbillable ? (['address'] as const) : [])]
  if (isFirst || posted.intent === 'edit' || problems.length > 0) {
    const status = problems.length > 0 ? 422 : 200
    return { status, view: { step: 'form', isFirst, problems, ...shown } }
  }
  const isTermsMissing = posted.intent === 'place' && !posted.acceptsTerms
  const status = refusal ? errorStatus[refusal.code] : isTermsMissing ? 422 : 200
  const { acceptsTerms } = posted
  return { status, view: { step: 'review', isTermsMissing, acceptsTerms, ...shown } }
}

const place = async (asked: Asked): Promise<Step> => {
  const { facts, posted, accountId } = asked
  const placed = await placeOrder(facts.services, {
    ...posted,
    account: { accountId },
    idempotencyKey: posted.key,
    language: facts.language,
  })
  if (!placed.ok) {
    const { retryAfter, current: _current, ...refusal } = placed.refusal
    return { ...(await show(asked, refusal)), retryAfter }
  }
  const { id, number, payment, status } = placed.value
  // Invoices require a session; the token alone is not enough.
  const mayOpen = (await facts.signedIn())?.accountId === accountId
  const invoiceOf = mayOpen && status !== 'cancelled' && status !== 'failed' ? id : undefined
  return {
    status: 200,
    view: { step: 'thanks', number, isAdvance: payment === 'advance', invoiceOf },
  }
}

/** Answers a post to the frame: form, review, thank-you page or refusal (R26). */
export const takeStep = async (facts: RequestFacts, request: Request): Promise<Step> => {
  const form = await request.formData().catch(() => undefined)
  if (!form) return { status: 400, view: { step: 'unreadable' } }
  const accountId = await accountOf(facts, request, postedToken(form))
  if (!accountId) return { status: 401, view: { step: 'expired' } }
  const posted = readPosted(form)
  if (!posted) return { status: 400, view: { step: 'unreadable' } }
  const asked = { facts, posted, accountId }
  const isReady = posted.acceptsTerms && typedProblems(posted).length === 0
  return posted.intent === 'place' && isReady ? place(asked) : show(asked)
}
