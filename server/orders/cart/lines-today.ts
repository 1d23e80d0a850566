import { msg } from '@lingui/core/macro'
import type { CartItem, IdentifiedLine } from '../../../domain/cart/cart-item.ts'
import { lineIllustrations } from '../../../domain/cart/line-illustrations.ts'
import type { PriceStep } from '../../../domain/cart/line-price.ts'
import { isDefaultName } from '../../../domain/cart/stored-lines.ts'
import { type Language, languages } from '../../../domain/language.ts'
import type { Centimes } from '../../../domain/money.ts'
import type { FoundLine, LineRefusal } from '../../../domain/order/decide.ts'
import { cleanLine } from '../../../domain/order/free-text.ts'
import type { PostedItem } from '../../../domain/order/posted-item.ts'
import type { Result } from '../../../domain/result.ts'
import type { Database } from '../../db/client.ts'
import { i18nIn } from '../../i18n.ts'
import { decideItems, findLineFacts } from '../placing/decide-items.ts'
import { findRestrictedSales } from '../placing/restricted-sales.ts'

const defaultName = (language: Language) => i18nIn[language]._(msg`Custom mixture`)

const isNoName = (name: string) =>
  cleanLine(name) === '' ||
  isDefaultName(name) ||
  languages.some((language) => defaultName(language) === name)

/** Clears default names of mixtures, in any language: the person gave them no name. */
export const dropDefaultNames = (items: readonly PostedItem[]): readonly PostedItem[] =>
  items.map((item) =>
    item.info.type === 'custom' && isNoName(item.info.name ?? item.name)
      ? { ...item, info: { ...item.info, name: '' } }
      : item,
  )

/** Gives unnamed mixtures the default name in `language` (R44). */
export const nameLine = <Line extends { name: string }>(line: Line, language: Language): Line =>
  line.name === '' ? { ...line, name: defaultName(language) } : line

/** Quantity steps of the price product, if it has any. */
type WithSteps = { steps?: readonly PriceStep[] | undefined }

/** A line at today's terms, or the reason why it cannot be ordered. */
export type LineToday = { item: Omit<CartItem, 'cartId'> & WithSteps } | { refusal: LineRefusal }

const lineToday = (
  { quantity, reference }: PostedItem,
  found: Result<FoundLine, LineRefusal> | undefined,
  language: Language,
): LineToday => {
  if (!found?.ok) return { refusal: found?.refusal ?? { code: 'product-unknown', field: 'id' } }
  const { name, info, product } = nameLine(found.value, language)
  const icon = lineIllustrations[info.type]
  const { id: WcId, price, steps = [] } = product
  const line = { WcId, name, icon, price, quantity, info, ...(steps.length > 0 && { steps }) }
  return { item: reference ? { ...line, reference } : line }
}

/** An article as posted to be looked up, without price. */
export const postedLine = (
  { name, WcId: id, info }: IdentifiedLine,
  quantity: number,
): PostedItem => ({ id, quantity, name, info })

/**
 * Looks up each line at today's prices (R20) and rights of the account, named in `language` (R44).
 * Ignores posted ids, names and prices.
 */
export const linesToday = async (
  db: Database,
  posted: readonly PostedItem[],
  language: Language,
  accountId: string,
): Promise<LineToday[]> => {
  const items = dropDefaultNames(posted)
  const restrictions = await findRestrictedSales(db, accountId, language)
  const facts = await findLineFacts(db, items, language, restrictions)
  const found = await decideItems(db, items, facts)
  return items.map((item, index) => lineToday(item, found[index], language))
}

/** A line of the cart at today's terms; `before`: the price at which it was added, if it changed. */
export type CartLineToday = CartItem & WithSteps & { before?: Centimes; refusal?: LineRefusal }

/** The lines with today's prices (R20) and names in `language` (R44), or why they cannot be ordered. */
export const cartToday = async (
  db: Database,
  items: readonly CartItem[],
  language: Language,
  accountId: string,
): Promise<CartLineToday[]> => {
  const today = await linesToday(
    db,
    items.map((item) => postedLine(item, item.quantity)),
    language,
    accountId,
  )
  return items.map((item, position) => {
    const line = today[position]
    if (!line) return item
    if ('refusal' in line) return { ...item, refusal: line.refusal }
    const { name, price, steps } = line.item
    const before = price !== item.price && { before: item.price }
    return { ...item, name, price, ...(steps && { steps }), ...before }
  })
}

/** The lines as posted to be ordered, at the prices at which they were added. */
export const cartItemsOf = (items: readonly CartItem[]): PostedItem[] =>
  items.map(({ cartId, WcId: id, name, info, price, quantity, reference }) => ({
    cartId,
    id,
    name,
    info,
    price,
    quantity,
    reference,
  }))
