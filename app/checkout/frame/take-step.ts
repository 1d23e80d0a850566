import { decode } from 'hono/jwt'
import { v4 as uuid } from 'uuid'
import { cleanLine, cleanText } from '../../../domain/order/free-text.ts'
import { isInvoiceDue, isPaidFirst } from '../../../domain/order/invoice-moment.ts'
import { termsOf } from '../../../domain/order/order-terms.ts'
import type { PriceRefusal } from '../../../domain/order/price-order.ts'
import { addressOf } from '../../../domain/page/address.ts'
import { ok } from '../../../domain/result.ts'
import { makePageToken, readPageToken } from '../../../server/accounts/login/page-token.ts'
import { findMember } from '../../../server/accounts/members/find-member.ts'
import { confirmHouseNumber } from '../../../server/accounts/profile/addresses.ts'
import { errorStatus } from '../../../server/api/error-status.ts'
import { findClosings } from '../../../server/content/calendar.ts'
import type { RequestFacts } from '../../../server/http/pages/request-facts.ts'
import { readFormIfValid } from '../../../server/http/read-form.ts'
import { isCrossSite } from '../../../server/http/request-checks.ts'
import { sessionOwnerBy } from '../../../server/http/sessions/current-session.ts'
import { sessionCookie } from '../../../server/http/sessions/session-cookie.ts'
import { cartItemsOf } from '../../../server/orders/cart/lines-today.ts'
import { postedItem } from '../../../server/orders/cart/reorder.ts'
import { findCart } from '../../../server/orders/cart/stored-cart.ts'
import { findOrderByDraft } from '../../../server/orders/history/find-order.ts'
import { isOffered, type Order } from '../../../server/orders/order.ts'
import {
  type CheckoutDraft,
  findDraft,
  insertDraft,
  type QuotedDraft,
  quoteDraft,
  startDraft,
  withoutChangedPrices,
} from '../../../server/orders/placing/checkout-draft.ts'
import { placeOrder } from '../../../server/orders/placing/place-order.ts'
import type { QuoteRefusal } from '../../../server/orders/placing/quote-order.ts'
import { isPayable } from '../../../server/payments/card/open-payment.ts'
import { addressChoiceView, type ChoiceErrors, chooseAddress } from './address-choice.ts'
import { type Carried, type FrameView, typedProblems } from './frame-view.ts'
import { type Posted, postedToken, readPosted } from './posted-form.ts'
import { orderView, refusalView, termChanges } from './step-views.ts'

const claimedAccount = (jwt: string) => {
  try {
    return decode(jwt).payload.sub
  } catch {
    return undefined
  }
}

/**
 * The account of the token (R26), which may also be that of a login: older clients have no other (D1
 * §7). An expired token is accepted if the session belongs to the same account and the request is
 * same-origin.
 */
const accountOf = async (
  { services, now, signedIn }: RequestFacts,
  request: Request,
  jwt: string,
): Promise<string | undefined> => {
  const byToken = await readPageToken(services, jwt, now)
  if (byToken) return byToken
  const bearer = new Headers(/^\S+$/.test(jwt) ? { authorization: `Bearer ${jwt}` } : {})
  const byLogin = await sessionOwnerBy(services, bearer, now)
  if (byLogin) return byLogin.accountId
  if (isCrossSite(services.env, request)) return undefined
  const account = await signedIn()
  return account && account.accountId === claimedAccount(jwt) ? account.accountId : undefined
}

/** `retryAfter`: seconds, for the Retry-After header. */
type Step = { status: number; view: FrameView; retryAfter?: number | undefined }

/** A post of a known account, with its context. */
type StepRequest = {
  facts: RequestFacts
  posted: Posted
  accountId: string
  sessionToken: string | undefined
}

const carry = async (
  { facts, posted, accountId, sessionToken = '' }: StepRequest,
  { id }: CheckoutDraft,
): Promise<Carried> => ({
  draft: id,
  // With a session the token is renewed, so each step has ten minutes; without one it expires.
  jwt: (await makePageToken(facts.services, { accountId, sessionToken }, facts.now)) ?? posted.jwt,
  payment: posted.payment,
  reference: posted.reference,
  note: posted.note,
})

const refused = async (
  request: StepRequest,
  draft: CheckoutDraft,
  refusal: PriceRefusal,
): Promise<Step> => ({
  status: errorStatus(refusal.code),
  view: {
    step: 'refused',
    refusal: await refusalView(request.facts, draft, refusal),
    carried: await carry(request, draft),
    cartVersion: draft.cartVersion,
  },
})

/** A closing is announced this many days before. */
const closingNoticeDays = 7

/** Form or review of a draft, with its prices and terms next to those of `before`. */
const show = async (
  request: StepRequest,
  { draft, quoted }: QuotedDraft,
  before: Partial<Pick<CheckoutDraft, 'terms'>> & Pick<CheckoutDraft, 'items'>,
  refusal?: PriceRefusal,
  choiceErrors: ChoiceErrors = {},
): Promise<Step> => {
  const { facts, posted, accountId } = request
  if (!quoted.ok) return refused(request, draft, quoted.refusal)
  const member = await findMember(facts.services.db, accountId)
  const needsApproval = member?.ordering === 'with-approval'
  // Approved, it is promised.
  const quote = needsApproval ? { ...quoted.value, dispatchOn: undefined } : quoted.value
  const shown = {
    order: orderView(facts, quote, before.items),
    // A chosen address is no news; what it costs may be.
    changes: termChanges(facts, before.terms, quoted.value, posted.payment).filter(
      ({ term }) => !posted.address || term !== 'shippingAddress',
    ),
    closings: await findClosings(facts.services.db, { ...facts, days: closingNoticeDays }),
    carried: await carry(request, draft),
    hasCard: facts.services.env.stripe !== undefined,
    needsApproval,
    refusal: refusal && (await refusalView(facts, draft, refusal)),
    cartVersion: draft.cartVersion,
  }
  const isFirst = posted.intent === ''
  const problems = isFirst
    ? []
    : typedProblems(posted, isOffered(facts.services.env, posted.payment))
  const isAddressRefused = Object.keys(choiceErrors).length > 0
  const isRefused = problems.length > 0 || isAddressRefused
  if (isFirst || posted.intent === 'edit' || isRefused) {
    const choice = await addressChoiceView(facts, posted, draft, choiceErrors)
    const status = isRefused ? 422 : 200
    return { status, view: { step: 'form', isFirst, problems, choice, ...shown } }
  }
  const isTermsMissing = posted.intent === 'place' && !posted.acceptsTerms
  const status = refusal ? errorStatus(refusal.code) : isTermsMissing ? 422 : 200
  const { acceptsTerms } = posted
  return { status, view: { step: 'review', isTermsMissing, acceptsTerms, ...shown } }
}

const thanks = async ({ facts, accountId }: StepRequest, order: Order): Promise<Step> => {
  const { id, number, total, payment, dispatchOn } = order
  // Invoices require a session; the token alone is not enough.
  const mayOpen = (await facts.signedIn())?.accountId === accountId
  const invoiceOf = mayOpen && isInvoiceDue(order) ? id : undefined
  const page = addressOf(facts.language, 'account.orders.order', { order: `${number}` })
  return {
    status: 200,
    view: {
      step: 'thanks',
      ...{ number, total, isPaidFirst: isPaidFirst(payment), dispatchOn, invoiceOf },
      payable: mayOpen && isPayable(facts.services.env, order) ? `${page}?pay` : undefined,
      isRequested: order.status === 'requested',
    },
  }
}

/** The key is the same for every attempt to order a version of the cart (R26). */
const orderKeyOf = (cartVersion: number | undefined) =>
  cartVersion === undefined ? uuid() : `cart ${cartVersion}`

/** The draft of the cart as it is now. */
const showCart = async (
  request: StepRequest,
  { addressId }: CheckoutDraft,
  refusal: PriceRefusal,
): Promise<Step> => {
  const { services, language } = request.facts
  const { accountId } = request
  const { version: cartVersion, items: lines } = await findCart(services.db, accountId)
  const items = cartItemsOf(lines)
  const orderKey = orderKeyOf(cartVersion)
  const start = { accountId, items, cartVersion, orderKey, addressId }
  const started = await startDraft(services, start, language)
  return show(request, started, { items }, refusal)
}

/** The draft after a refused order: its lines, the form, or the review with a notice. */
const showRefused = async (
  request: StepRequest,
  draft: CheckoutDraft,
  { current, ...refusal }: QuoteRefusal,
): Promise<Step> => {
  const { services, language } = request.facts
  if (current) {
    const next = await insertDraft(services, {
      ...draft,
      ...{ lines: current.lines, terms: termsOf(current) },
    })
    return show(request, { draft: next, quoted: ok(current) }, draft, refusal)
  }
  if (refusal.code === 'cart-changed') return showCart(request, draft, refusal)
  if (refusal.lines || refusal.addresses || refusal.code === 'not-allowed')
    return refused(request, draft, withoutChangedPrices(refusal))
  // An order with this key exists: placing again after the notice creates a second one.
  const next =
    refusal.code === 'key-reused'
      ? await insertDraft(services, { ...draft, cartVersion: undefined, orderKey: uuid() })
      : draft
  return show(request, await quoteDraft(services, next, language), draft, refusal)
}

const place = async (request: StepRequest, draft: CheckoutDraft): Promise<Step> => {
  const { facts, posted, accountId } = request
  const { payment, reference, note } = posted
  const placed = await placeOrder(facts.services, {
    account: { accountId },
    addressId: draft.addressId,
    items: draft.items,
    payment,
    reference,
    note,
    idempotencyKey: draft.orderKey,
    cartVersion: draft.cartVersion,
    confirmed: draft.terms,
    draftId: draft.id,
    language: facts.language,
  })
  if (placed.ok) {
    await confirmHouseNumber(facts.services.db, placed.value.accountId)
    return thanks(request, placed.value)
  }
  const { retryAfter, ...refusal } = placed.refusal
  return { ...(await showRefused(request, draft, refusal)), retryAfter }
}

/**
 * A repeated post of a draft that has been placed: its order again, or a question before a second
 * one with other details.
 */
const showPlaced = async (request: StepRequest, order: Order): Promise<Step> => {
  const { facts, posted, accountId } = request
  const isSame =
    posted.payment === order.payment &&
    cleanLine(posted.reference) === order.reference &&
    cleanText(posted.note) === order.note
  if (posted.intent !== 'place' || isSame) return thanks(request, order)
  const items = order.lines.map(postedItem)
  const start = { accountId, items, cartVersion: undefined, orderKey: uuid() }
  const started = await startDraft(facts.services, start, facts.language)
  return show(request, started, { items }, { code: 'key-reused' })
}

const continueDraft = async (request: StepRequest, draftId: string): Promise<Step> => {
  const { facts, posted, accountId } = request
  const { services, language } = facts
  const draft = await findDraft(services.db, accountId, draftId, facts.now)
  if (!draft) {
    const order = await findOrderByDraft(services.db, accountId, draftId)
    if (order) return showPlaced(request, order)
    return { status: 404, view: { step: 'draft-not-found' } }
  }
  const { draft: chosen, ...choiceErrors } = await chooseAddress(facts, posted, draft)
  const isReady =
    posted.acceptsTerms &&
    typedProblems(posted, isOffered(services.env, posted.payment)).length === 0
  const isPlaced = posted.intent === 'place' && isReady
  if (isPlaced && chosen.terms) return place(request, chosen)
  // Stored by an earlier version, without the terms that were shown.
  const refusal = isPlaced ? ({ code: 'terms-changed' } as const) : undefined
  const quoted = await quoteDraft(services, chosen, language)
  return show(request, quoted, draft, refusal, choiceErrors)
}

/** Answers a post to the frame: form, review, thank-you page or refusal (R26). */
export const takeStep = async (facts: RequestFacts, request: Request): Promise<Step> => {
  const form = await readFormIfValid(request)
  if (!form) return { status: 400, view: { step: 'unreadable' } }
  const accountId = await accountOf(facts, request, postedToken(form))
  if (!accountId) return { status: 401, view: { step: 'expired' } }
  const posted = await readPosted(form)
  if (!posted) return { status: 400, view: { step: 'unreadable' } }
  const sessionToken = sessionCookie.read(facts.services.env, request.headers)
  const stepRequest = { facts, posted, accountId, sessionToken }
  const { source } = posted
  if ('draftId' in source) return continueDraft(stepRequest, source.draftId)
  const start = { ...source, accountId, orderKey: orderKeyOf(source.cartVersion) }
  const started = await startDraft(facts.services, start, facts.language)
  return show(stepRequest, started, source)
}
