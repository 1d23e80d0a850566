import { hash } from 'node:crypto'
import { lineIllustrations } from '../../../domain/cart/line-illustrations.ts'
import type { Language } from '../../../domain/language.ts'
import { cleanLine, cleanText } from '../../../domain/order/free-text.ts'
import { invoiceMomentOf, isPaidFirst } from '../../../domain/order/invoice-moment.ts'
import { changedTerms, type OrderTerms } from '../../../domain/order/order-terms.ts'
import type { PostedItem } from '../../../domain/order/posted-item.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { SignedIn } from '../../accounts/login/session.ts'
import { findMember } from '../../accounts/members/find-member.ts'
import { hitLimits } from '../../accounts/rate-limit.ts'
import { recordChange } from '../../audit/record-change.ts'
import { option } from '../../content/options.ts'
import { type Database, engineOf } from '../../db/client.ts'
import { compileOnce } from '../../db/compile-once.ts'
import { isUniqueViolation } from '../../db/database-error.ts'
import { newId } from '../../db/new-id.ts'
import type { AddressSnapshot } from '../../db/tables/orders.ts'
import { recordLimitExceeded, recordSecurityEvent } from '../../security-log.ts'
import type { Services } from '../../services.ts'
import { emptyCart } from '../cart/stored-cart.ts'
import { findOrderByKey } from '../history/find-order.ts'
import { firstStatus, isOffered, type Order, orderLabel, type Payment } from '../order.ts'
import { type Quote, type QuoteRefusal, quoteHash, quoteOrder } from './quote-order.ts'
import { type NewOrder, type OrderEntry, writeOrder } from './write-order.ts'

type OrderBody = {
  items: readonly PostedItem[]
  payment: string
  reference: string
  note: string
  addressId?: string | undefined
  shipTo?: AddressSnapshot | undefined
}

const sha256 = (text: string) => hash('sha256', text, 'base64url')

/** The stored form of an idempotency key: fixed length, any input. */
const keyHash = sha256

/** JSON replacer that sorts keys, so that their order does not affect the hash. */
const sortKeys = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** Hash that identifies equal orders under one idempotency key (R26). */
const bodyHash = ({ items, payment, reference, note, addressId, shipTo }: OrderBody): string =>
  sha256(JSON.stringify({ items, payment, reference, note, addressId, shipTo }, sortKeys))

/** A requested order. The caller checks its shape; prices and rights are looked up (R20). */
export type OrderRequest = {
  /** Who orders: a practice, or one of its members. */
  account: Pick<SignedIn, 'accountId'>
  items: readonly PostedItem[]
  payment: string
  reference?: string
  note?: string
  /** Of one of the customer's shipping addresses; without it the default one. */
  addressId?: string | undefined
  /** Of this order alone, instead of the customer's shipping address. */
  shipTo?: AddressSnapshot | undefined
  /** Equal in all retries of one order, which is placed once (R26). */
  idempotencyKey: string
  /** What the customer was shown; refused if it has changed. Without it any terms are accepted. */
  confirmed?: Partial<OrderTerms> | undefined
  /** `quoteHash` of what staff were shown; refused if it differs. */
  confirmedHash?: string | undefined
  /** The checkout draft that it is placed from, deleted with it. */
  draftId?: string
  language: Language
  /** Set for an order that staff enter for the customer (A13). */
  entry?: OrderEntry | undefined
  /** The version of the account's cart that is ordered, and emptied; refused if it has changed. */
  cartVersion?: number | undefined
}

/** `isNew` is false if an earlier attempt placed the order. */
type PlacedOrder = Order & { isNew: boolean }

type RequiredServices = Pick<Services, 'db' | 'env' | 'log' | 'now' | 'wakeWorker'>
type Attempt = Pick<NewOrder, 'accountId' | 'orderedBy' | 'key' | 'bodyHash'>
/** `retryAfter` in seconds, with `too-many-orders`. */
type PlaceRefusal = QuoteRefusal & { retryAfter?: number }

type Answer = Result<PlacedOrder, PlaceRefusal>

/** The response if the key was used before, else undefined. */
const findPlaced = async (db: Database, attempt: Attempt): Promise<Answer | undefined> => {
  const placed = await findOrderByKey(db, attempt.accountId, attempt.key)
  if (!placed) return undefined
  return placed.bodyHash === attempt.bodyHash
    ? ok({ ...placed.order, isNew: false })
    : refuse({ code: 'key-reused' })
}

/** What an order has from its quote. */
export const orderedContent = (
  { lines, paymentDays: _, dispatchOn, ...quote }: Quote,
  payment: Payment,
) => ({
  ...quote,
  payment,
  dispatchOn: isPaidFirst(payment) ? null : (dispatchOn ?? null),
  lines: lines.map(({ stepPrice: _, ...line }) => ({
    ...line,
    icon: lineIllustrations[line.info.type],
  })),
})

const newOrder = (
  quote: Quote,
  payment: Payment,
  attempt: Attempt,
  {
    isRequest,
    ...facts
  }: Pick<
    NewOrder,
    'reference' | 'note' | 'language' | 'placedAt' | 'draftId' | 'entry' | 'invoiceAt'
  > & { isRequest: boolean },
): NewOrder => ({
  id: newId(),
  ...attempt,
  ...facts,
  ...orderedContent(quote, payment),
  status: firstStatus[payment],
  version: 1,
  // Prepared once a member who may order has agreed.
  ...(isRequest && ({ status: 'requested', dispatchOn: null } as const)),
})

/** In the audit log: who entered the order, and how it was received. */
const recordEntry = (
  trx: Database,
  { id, number, placedAt, total, accountId }: Order,
  { staffId, staffName, channel }: OrderEntry,
) =>
  recordChange(trx, {
    actor: { accountId: staffId, name: staffName },
    ...{ action: 'create', resource: 'orders', recordId: id, label: orderLabel(number) },
    ...{ after: { channel, total, customer: accountId }, now: placedAt },
  })

/** Until the order is committed, its customer can neither be suspended nor erased. */
const lockActiveCustomer = compileOnce((db, { accountId }: { accountId: string }) => {
  const customer = db
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('state', '=', 'active')
  return engineOf(db) === 'postgres' ? customer.forShare() : customer
})

/** Notes that an address was used, to list it first. Without an id it is the default one. */
const markAddressUsed = compileOnce(
  (db, { accountId, addressId, at }: { accountId: string; addressId: string; at: Date }) =>
    db
      .updateTable('address')
      .set({ last_used_at: at })
      .where('account_id', '=', accountId)
      .where((eb) => eb.or([eb('id', '=', addressId), eb('kind', '=', addressId as 'shipping')])),
)

const write = async (
  services: RequiredServices,
  order: NewOrder,
  { cartVersion, addressId = 'shipping', shipTo }: OrderRequest,
): Promise<Answer> => {
  const { at_once: atOnce, per_minute: perMinute } = await option(services.db, 'order_rate')
  const seconds = Math.ceil((60 * atOnce) / perMinute)
  try {
    const answer = await services.db.transaction().execute(async (trx): Promise<Answer> => {
      const { accountId, orderedBy, placedAt } = order
      const person = orderedBy ?? accountId
      const limit = { kind: 'order', source: accountId, maxHits: atOnce }
      const { throttled } = await hitLimits(trx, [limit], seconds, placedAt)
      if (throttled) {
        recordLimitExceeded(services, { limit: 'order', source: accountId, accountId })
        return refuse({ code: 'too-many-orders', ...throttled })
      }
      for (const id of new Set([accountId, person]))
        if ((await lockActiveCustomer(trx, { accountId: id })).length === 0)
          return refuse({ code: 'not-allowed' })
      // A concurrent attempt may have ordered the cart.
      if (cartVersion !== undefined && !(await emptyCart(trx, person, cartVersion, placedAt)))
        return (await findPlaced(trx, order)) ?? refuse({ code: 'cart-changed' })
      const written = await writeOrder(trx, order)
      if (!shipTo) await markAddressUsed(trx, { accountId, addressId, at: placedAt })
      if (order.entry) await recordEntry(trx, written, order.entry)
      return ok({ ...written, isNew: true })
    })
    if (answer.ok) services.wakeWorker()
    return answer
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    // A concurrent attempt placed it first. Reading in a transaction sees rows before they are
    // durable, and resolves once they are.
    const answer = await services.db.transaction().execute((trx) => findPlaced(trx, order))
    if (answer) return answer
    throw error
  }
}

/**
 * Places an order: durable when it resolves, with its confirmation mail enqueued. Concurrent
 * attempts under one key give one order; another body under that key is refused. Looks up all prices
 * and rights. `line` of a refusal counts from 0. Limited by the option `order_rate`.
 */
export const placeOrder = async (
  services: RequiredServices,
  request: OrderRequest,
): Promise<Answer> => {
  const { account, items, payment, language, entry, addressId, shipTo } = request
  if (!isOffered(services.env, payment)) return refuse({ code: 'payment-invalid' })
  const reference = cleanLine(request.reference ?? '')
  const note = cleanText(request.note ?? '')
  const { accountId } = account
  const member = await findMember(services.db, accountId)
  if (!member) return refuse({ code: 'not-allowed' })
  const isOfPractice = member.practiceId === accountId
  const attempt = {
    accountId: member.practiceId,
    orderedBy: isOfPractice ? null : accountId,
    // Two members may send the same key.
    key: keyHash(isOfPractice ? request.idempotencyKey : `${accountId} ${request.idempotencyKey}`),
    bodyHash: bodyHash({ items, payment, reference, note, addressId, shipTo }),
  }
  // First, since prices may have changed after the order was placed.
  const placed = await findPlaced(services.db, attempt)
  if (placed) return placed

  const orderer = { ...account, isEnteredByStaff: entry !== undefined, addressId, shipTo }
  const quote = await quoteOrder(services, orderer, items, language)
  if (!quote.ok) {
    const reason = quote.refusal.code
    if (reason === 'not-allowed')
      recordSecurityEvent(services, 'access-denied', { accountId, reason })
    return quote
  }
  const { confirmed = {}, confirmedHash } = request
  const isOtherHash = confirmedHash !== undefined && confirmedHash !== quoteHash(quote.value)
  if (isOtherHash || changedTerms(confirmed, quote.value, payment).length > 0)
    return refuse({ code: 'terms-changed', current: quote.value })
  const { draftId } = request
  const invoiceAt = invoiceMomentOf(payment, await option(services.db, 'invoice_at'))
  const placedAt = services.now()
  const isRequest = member.ordering === 'with-approval' && entry === undefined
  const facts = { reference, note, language, placedAt, draftId, entry, invoiceAt, isRequest }
  return write(services, newOrder(quote.value, payment, attempt, facts), request)
}
