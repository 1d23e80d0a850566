import { v7 } from 'uuid'
import { linePictures } from '../../../domain/cart/line-picture.ts'
import type { Language } from '../../../domain/language.ts'
import { cleanLine, cleanText } from '../../../domain/order/free-text.ts'
import type { PostedItem } from '../../../domain/order/posted-item.ts'
import type { PriceRefusal } from '../../../domain/order/price-order.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { SignedIn } from '../../accounts/login/session.ts'
import { option } from '../../content/options.ts'
import type { Database } from '../../db/client.ts'
import { isUniqueViolation } from '../../db/database-error.ts'
import { recordLimitExceeded, recordSecurityEvent } from '../../security-log.ts'
import type { Services } from '../../services.ts'
import { findOrderByKey } from '../history/find-order.ts'
import type { Order } from '../order.ts'
import { firstStatus, isBillable, isPayment, type Payment } from '../payment.ts'
import { bodyHash, keyHash } from './body-hash.ts'
import { countOrder, type OrderRate } from './order-rate.ts'
import { type Quote, quoteOrder } from './quote-order.ts'
import { type NewOrder, writeOrder } from './write-order.ts'

/** What is ordered, its shape checked by the caller; nothing else of it is believed (R20). */
export type OrderRequest = {
  account: Pick<SignedIn, 'accountId'>
  items: readonly PostedItem[]
  payment: string
  reference?: string
  note?: string
  /** The same for every attempt at one order: only one is made of them (R26). */
  idempotencyKey: string
  language: Language
}

/** `isNew` is false when an earlier attempt had placed it. */
export type PlacedOrder = Order & { isNew: boolean }

type Needed = Pick<Services, 'db' | 'log' | 'now' | 'wakeWorker'>
type Attempt = { accountId: string; key: string; bodyHash: string }
/** `retryAfter` in seconds, with `too-many-orders`. */
export type PlaceRefusal = PriceRefusal & { retryAfter?: number }

type Answer = Result<PlacedOrder, PlaceRefusal>

/** The answer to an attempt whose key is taken, undefined when it is not. */
const findEarlier = async (db: Database, attempt: Attempt): Promise<Answer | undefined> => {
  const earlier = await findOrderByKey(db, attempt.accountId, attempt.key)
  if (!earlier) return undefined
  return earlier.bodyHash === attempt.bodyHash
    ? ok({ ...earlier.order, isNew: false })
    : refuse({ code: 'key-reused' })
}

const newOrder = (
  { lines, ...quote }: Quote,
  payment: Payment,
  attempt: Attempt,
  said: Pick<NewOrder, 'reference' | 'note' | 'language' | 'placedAt' | 'ordered'>,
): NewOrder => ({
  id: v7(),
  ...attempt,
  ...said,
  ...quote,
  payment,
  status: firstStatus[payment],
  lines: lines.map((line) => ({ ...line, icon: linePictures[line.info.type] })),
})

const write = async (services: Needed, order: NewOrder, rate: OrderRate): Promise<Answer> => {
  try {
    const answer = await services.db.transaction().execute(async (trx): Promise<Answer> => {
      const { accountId, placedAt } = order
      const throttled = await countOrder(trx, accountId, rate, placedAt)
      if (throttled) {
        recordLimitExceeded(services, { limit: 'order', source: accountId, accountId })
        return refuse({ code: 'too-many-orders', ...throttled })
      }
      return ok({ ...(await writeOrder(trx, order)), isNew: true })
    })
    if (answer.ok) services.wakeWorker()
    return answer
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    // Another attempt under the key was quicker by a moment. It may not be on disk yet: a
    // transaction sees it all the same, and ends only when it is.
    const earlier = await services.db.transaction().execute((trx) => findEarlier(trx, order))
    if (earlier) return earlier
    throw error
  }
}

/**
 * Places an order: what it returns is on disk, and its confirmation will be mailed. Attempts under
 * one key, also at once and in several processes, give one order; the key with another body is
 * refused. Everything is priced and checked anew; `line` of a refusal counts from 0. An account may
 * place as many orders as the option `order_rate` says.
 */
export const placeOrder = async (services: Needed, request: OrderRequest): Promise<Answer> => {
  const { account, items, payment, language } = request
  if (!isPayment(payment)) return refuse({ code: 'payment-invalid' })
  const reference = cleanLine(request.reference ?? '')
  const note = cleanText(request.note ?? '')
  const attempt = {
    accountId: account.accountId,
    key: keyHash(request.idempotencyKey),
    bodyHash: bodyHash({ items, payment, reference, note }),
  }
  // Before anything is checked: prices may have changed since the order was placed.
  const earlier = await findEarlier(services.db, attempt)
  if (earlier) return earlier

  const quote = await quoteOrder(services, account, items, language)
  if (!quote.ok) {
    const reason = quote.refusal.code
    const { accountId } = account
    if (reason === 'not-allowed')
      recordSecurityEvent(services, 'access-denied', { accountId, reason })
    return quote
  }
  if (!isBillable(payment, quote.value.billing)) return refuse({ code: 'address-incomplete' })
  const said = { reference, note, language, placedAt: services.now(), ordered: items }
  const rate = await option(services.db, 'order_rate')
  return write(services, newOrder(quote.value, payment, attempt, said), rate)
}
