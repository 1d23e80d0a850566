import { readLineReference } from '../order/line-reference.ts'
import { isQuantity } from '../quantity.ts'
import type { CartItem } from './cart-item.ts'
import { isCartInfo } from './is-cart-info.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isWhole = (value: unknown) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

const isReference = (value: unknown) =>
  value === undefined ||
  (typeof value === 'string' && value !== '' && readLineReference(value) === value)

/** Checks the shape of a stored or received cart line; lines that fail are dropped (D1 §4). */
export const isCartItem = (value: unknown): value is CartItem =>
  isObject(value) &&
  typeof value.cartId === 'string' &&
  isWhole(value.WcId) &&
  typeof value.name === 'string' &&
  typeof value.icon === 'string' &&
  isWhole(value.price) &&
  typeof value.quantity === 'number' &&
  isQuantity(value.quantity) &&
  isReference(value.reference) &&
  isCartInfo(value.info)
