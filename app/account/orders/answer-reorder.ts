import type { CartInfo } from '../../../domain/cart/cart-info.ts'
import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { notAllowedCode } from '../../../domain/customer/member-rights.ts'
import type { Language } from '../../../domain/language.ts'
import type { Centimes } from '../../../domain/money.ts'
import { apiErrorMessages } from '../../../messages/server/api-errors.ts'
import { lineRefusalText } from '../../../messages/server/line-refusals.ts'
import type { RequestFacts } from '../../../server/http/pages/request-facts.ts'
import { i18nIn } from '../../../server/i18n.ts'
import { type ReorderLine, reorder } from '../../../server/orders/cart/reorder.ts'
import { findOwnOrder } from '../../../server/orders/history/find-order.ts'
import { readNumber } from './order-number.ts'

/** A line to reorder: its current state, or a message why it is unavailable. */
export type ReorderView = {
  position: number
  name: string
  info: CartInfo
  quantity: number
  /** The unit price in the original order. */
  before: Centimes
} & ({ item: Omit<CartItem, 'cartId'> } | { why: string })

/** The result of the reorder action; `refusal` is a message. */
export type ReorderAnswer = { lines: ReorderView[] } | { refusal: string }

/** Lines at today's terms as shown: what cannot be ordered with its reason. */
export const reorderViews = (lines: readonly ReorderLine[], language: Language): ReorderView[] =>
  lines.map(({ position, ordered, before, ...line }) => {
    const { name, info, quantity } = ordered
    const shown = { position, name, info, quantity, before }
    return 'item' in line
      ? { ...shown, item: line.item }
      : { ...shown, why: lineRefusalText(line.refusal, (text) => i18nIn[language]._(text)) }
  })

const readPosition = (form: FormData): number[] | undefined => {
  const line = form.get('line')
  return typeof line === 'string' && /^\d{1,3}$/.test(line) ? [Number(line)] : undefined
}

/**
 * The current state of an order's lines, for reordering; undefined when the account has no such
 * order.
 */
export const answerReorder = async (
  { services, language, page, signedIn }: RequestFacts,
  form: FormData,
): Promise<{ status: number; answer: ReorderAnswer } | undefined> => {
  const text = (code: keyof typeof apiErrorMessages) => i18nIn[language]._(apiErrorMessages[code])
  const account = await signedIn()
  if (!account) return { status: 401, answer: { refusal: text('session-expired') } }
  const number = readNumber(page?.params.order)
  const order = number && (await findOwnOrder(services.db, account.accountId, number))
  if (!order) return undefined
  const { accountId } = account
  const found = await reorder(services, { ...order, accountId }, language, readPosition(form))
  if (!found.ok) {
    return { status: 403, answer: { refusal: text(notAllowedCode(account)) } }
  }
  return { status: 200, answer: { lines: reorderViews(found.value, language) } }
}
