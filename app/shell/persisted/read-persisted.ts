import { isLanguage, type Language } from '../../../domain/language.ts'

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
}

/**
 * A persisted line. `cartIn` validates it, with rules that pages without a cart do not load; here
 * it is only counted.
 */
export type PersistedLine = { quantity: number }

/** All persisted data, under the key `sn_v6` (D1 §4); never a token (R28). */
export type Persisted = {
  user: PersistedUser | undefined
  cart: readonly PersistedLine[]
  /**
   * Ids of the last changes of the cart in this browser, latest first, separated by spaces. The cart is
   * sent to the server under the first one (R25).
   */
  cartChange: string | undefined
  /** The cart of the last synchronisation (R25); parsed by `readSynced`. */
  synced: unknown
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
  cartChange: undefined,
  synced: undefined,
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
const userOf = ({
  login,
  firstName,
  lastName,
  roles,
  discount,
  ...flags
}: PersistedUser): PersistedUser => ({
  login,
  firstName,
  lastName,
  roles,
  discount,
  user_can_order: flags.user_can_order,
  user_can_order_with_form: flags.user_can_order_with_form,
})

export const readUser = (value: unknown) => (isUser(value) ? userOf(value) : undefined)

const isLine = (value: unknown): value is PersistedLine =>
  isObject(value) && Number.isSafeInteger(value.quantity)

const areChangeIds = (text: string) => /^[\da-f -]{1,800}$/.test(text)

const readCart = (value: unknown) => (Array.isArray(value) ? value.filter(isLine) : [])

/** Parses persisted data: invalid or outdated parts are dropped, never throws. */
export const readPersisted = (stored: unknown): Persisted => {
  if (!isObject(stored)) return nothingPersisted
  const { user, cart, cartChange, synced, mixture, language, mapFilter, listView } = stored
  return {
    user: readUser(user),
    cart: readCart(cart),
    cartChange: isText(cartChange) && areChangeIds(cartChange) ? cartChange : undefined,
    synced,
    mixture,
    language: isLanguage(language) ? language : undefined,
    mapFilter: isText(mapFilter) ? mapFilter : undefined,
    listView: listView === 'cards' || listView === 'table' ? listView : undefined,
  }
}
