import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { isCartItem } from '../../../domain/cart/is-cart-item.ts'
import { isLanguage, type Language } from '../../../domain/language.ts'

/**
 * What the pages show of the person who is logged in, named as in D1 §3; the server decides anew at
 * every call.
 */
export type SavedUser = {
  login: string
  firstName: string
  lastName: string
  roles: string
  /** Percent, as the API says it: "10". */
  discount: string
  user_can_order: boolean
  user_can_order_with_form: boolean
}

/** All that the browser keeps, under the key `sn_v6` (D1 §4); never a token (R28). */
export type Saved = {
  user: SavedUser | undefined
  cart: CartItem[]
  /** The mixture being made; its builder reads it, other pages carry none of its rules. */
  mixture: unknown
  language: Language | undefined
  /** Categories of cookies that the visitor accepted. */
  consent: string[] | undefined
  /** The category chosen on the map. */
  mapFilter: string | undefined
}

export const nothingSaved: Saved = {
  user: undefined,
  cart: [],
  mixture: undefined,
  language: undefined,
  consent: undefined,
  mapFilter: undefined,
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isText = (value: unknown): value is string => typeof value === 'string'

/** Part of what `GET /api/sn_api/user` answers, and of what was stored. */
const isUser = (value: unknown): value is SavedUser =>
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
}: SavedUser): SavedUser => ({
  login,
  firstName,
  lastName,
  roles,
  discount,
  user_can_order: flags.user_can_order,
  user_can_order_with_form: flags.user_can_order_with_form,
})

export const readUser = (value: unknown) => (isUser(value) ? userOf(value) : undefined)

/** What was stored, as far as it can be trusted: an older or broken part is dropped, never a crash. */
export const readSaved = (stored: unknown): Saved => {
  if (!isObject(stored)) return nothingSaved
  const { user, cart, mixture, language, consent, mapFilter } = stored
  return {
    user: readUser(user),
    cart: Array.isArray(cart) ? cart.filter(isCartItem).slice(0, 200) : [],
    mixture,
    language: isLanguage(language) ? language : undefined,
    consent: Array.isArray(consent) && consent.every(isText) ? consent : undefined,
    mapFilter: isText(mapFilter) ? mapFilter : undefined,
  }
}
