import type { CartItem } from '../../../domain/cart/cart-item.ts'
import type { CartOperation } from '../../../domain/cart/cart-operation.ts'
import type { PriceStep } from '../../../domain/cart/line-price.ts'
import { isCartItem } from '../../../domain/cart/stored-lines.ts'
import type { MemberOrdering } from '../../../domain/customer/member-rights.ts'
import { isLanguage, type Language } from '../../../domain/language.ts'
import type { Centimes } from '../../../domain/money.ts'
import type { ShownRestriction } from '../../../domain/order/sale-restriction.ts'
import { pick } from '../../../domain/pick.ts'

/**
 * The logged-in person as shown by pages, named as in D1 §3; the server checks rights at every
 * call.
 */
export type PersistedUser = {
  login: string
  firstName: string
  lastName: string
  roles: string
  /** Percent as in the API: "10". */
  discount: string
  user_can_order: boolean
  user_can_order_with_form: boolean
  /** Of a member who orders with approval or not at all. */
  ordering?: MemberOrdering
}

/**
 * A line at today's price; `before`: the price at which it was added; `code` and `message`: why it
 * cannot be ordered; `steps`: lower prices from a number of pieces; `groupRate`: discount of the
 * account's group, in hundredths of a percent.
 */
export type PersistedCartLine = CartItem & {
  before?: Centimes
  code?: string
  message?: string
  steps?: readonly PriceStep[]
  groupRate?: number
}

/** All persisted data, under the key `sn_v6` (D1 §4); never a token (R28). */
export type Persisted = {
  user: PersistedUser | undefined
  /** The account's cart as last received, with the changes that wait (R25). */
  cart: readonly PersistedCartLine[]
  cartVersion: number | undefined
  /** What the account may not order. */
  restrictions: readonly ShownRestriction[]
  /** The login of the account that the cart belongs to. */
  cartOwner: string | undefined
  /** The changes that the server has not acknowledged yet. */
  waiting: readonly CartOperation[]
  /** The mixture in the builder, parsed there: other pages do not load its rules. */
  mixture: unknown
  language: Language | undefined
  /** The selected category of the map. */
  mapFilter: string | undefined
  /** The chosen view of product lists; without one, the width and the login decide. */
  listView: ListView | undefined
}

export type ListView = 'cards' | 'table'

export const nothingPersisted: Persisted = {
  user: undefined,
  cart: [],
  cartVersion: undefined,
  restrictions: [],
  cartOwner: undefined,
  waiting: [],
  mixture: undefined,
  language: undefined,
  mapFilter: undefined,
  listView: undefined,
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isText = (value: unknown): value is string => typeof value === 'string'

/** The subset of `GET /api/sn_api/user` that is persisted. */
const isUser = (value: unknown): value is PersistedUser =>
  isObject(value) &&
  [value.login, value.firstName, value.lastName, value.roles, value.discount].every(isText) &&
  typeof value.user_can_order === 'boolean' &&
  typeof value.user_can_order_with_form === 'boolean'

/** Picks the persisted fields. */
const userOf = (user: PersistedUser): PersistedUser => ({
  ...pick(user, 'login', 'firstName', 'lastName', 'roles', 'discount'),
  ...pick(user, 'user_can_order', 'user_can_order_with_form', 'ordering'),
})

export const readUser = (value: unknown) => (isUser(value) ? userOf(value) : undefined)

/** Their other fields are our own; the server validates them. */
const isOperation = (value: unknown): value is CartOperation =>
  isObject(value) && isText(value.id) && isText(value.type)

const listOf = <Item>(value: unknown, isItem: (item: unknown) => item is Item): Item[] =>
  Array.isArray(value) ? value.filter(isItem) : []

/** Parses persisted data: invalid or outdated parts are dropped, never throws. */
export const readPersisted = (stored: unknown): Persisted => {
  if (!isObject(stored)) return nothingPersisted
  const { user, cart, cartVersion, restrictions, cartOwner, waiting, ...others } = stored
  const { mixture, language, mapFilter, listView } = others
  return {
    user: readUser(user),
    cart: listOf<PersistedCartLine>(cart, isCartItem),
    cartVersion: Number.isSafeInteger(cartVersion) ? Number(cartVersion) : undefined,
    restrictions: listOf(
      restrictions,
      (one): one is ShownRestriction => isObject(one) && Array.isArray(one.ranges),
    ),
    cartOwner: isText(cartOwner) ? cartOwner : undefined,
    waiting: listOf(waiting, isOperation),
    mixture,
    language: isLanguage(language) ? language : undefined,
    mapFilter: isText(mapFilter) ? mapFilter : undefined,
    listView: listView === 'cards' || listView === 'table' ? listView : undefined,
  }
}
