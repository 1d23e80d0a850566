import { isLanguage, type Language } from '../../../domain/language.ts'

/**
 * What the pages show of the person who is logged in, named as in D1 §3; the server decides anew at
 * every call.
 */
export type PersistedUser = {
  login: string
  firstName: string
  lastName: string
  roles: string
  /** Percent, as the API says it: "10". */
  discount: string
  user_can_order: boolean
  user_can_order_with_form: boolean
}

/**
 * A line as it was stored. Whether it is one of the cart `keptCart` says, with rules that pages
 * without the cart do not carry; here it is only counted.
 */
export type PersistedLine = { quantity: number }

/** All that the browser keeps, under the key `sn_v6` (D1 §4); never a token (R28). */
export type Persisted = {
  user: PersistedUser | undefined
  cart: readonly PersistedLine[]
  /** What the cart and the server's last agreed on (R25); only who brings them together reads it. */
  synced: unknown
  /** The mixture being made; its builder reads it, other pages carry none of its rules. */
  mixture: unknown
  language: Language | undefined
  /** The category chosen on the map. */
  mapFilter: string | undefined
}

export const nothingPersisted: Persisted = {
  user: undefined,
  cart: [],
  synced: undefined,
  mixture: undefined,
  language: undefined,
  mapFilter: undefined,
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isText = (value: unknown): value is string => typeof value === 'string'

/** Part of what `GET /api/sn_api/user` answers, and of what was stored. */
const isUser = (value: unknown): value is PersistedUser =>
  isObject(value) &&
  [value.login, value.firstName, value.lastName, value.roles, value.discount].every(isText) &&
  typeof value.user_can_order === 'boolean' &&
  typeof value.user_can_order_with_form === 'boolean'

/** The parts that the browser keeps, and no more of what was sent. */
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

const readCart = (value: unknown) => (Array.isArray(value) ? value.filter(isLine) : [])

/** What was stored, as far as it can be trusted: an older or broken part is dropped, never a crash. */
export const readPersisted = (stored: unknown): Persisted => {
  if (!isObject(stored)) return nothingPersisted
  const { user, cart, synced, mixture, language, mapFilter } = stored
  return {
    user: readUser(user),
    cart: readCart(cart),
    synced,
    mixture,
    language: isLanguage(language) ? language : undefined,
    mapFilter: isText(mapFilter) ? mapFilter : undefined,
  }
}
