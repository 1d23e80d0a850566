import { carriers, forms, sizes } from '../homeopathy/form.ts'
import { scales } from '../homeopathy/scale.ts'
import { isQuantity } from '../quantity.ts'
import type { CartInfo } from './cart-info.ts'
import type { CartItem } from './cart-item.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isOneOf = (known: readonly string[], value: unknown) => known.some((one) => one === value)

/** Whether it is the info of a line, whatever the rules of the day say of it. */
export const isCartInfo = (value: unknown): value is CartInfo =>
  isObject(value) &&
  value.type === 'homeopathy' &&
  isOneOf(scales, value.scale) &&
  typeof value.dilution === 'string' &&
  isOneOf(forms, value.form) &&
  isOneOf(sizes, value.size) &&
  (value.carrier === undefined || isOneOf(carriers, value.carrier))

const isWhole = (value: unknown) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

/** Whether something that was stored or sent is a line of a cart; what is not is dropped (D1 §4). */
export const isCartItem = (value: unknown): value is CartItem =>
  isObject(value) &&
  typeof value.cartId === 'string' &&
  isWhole(value.WcId) &&
  typeof value.name === 'string' &&
  typeof value.icon === 'string' &&
  isWhole(value.price) &&
  typeof value.quantity === 'number' &&
  isQuantity(value.quantity) &&
  isCartInfo(value.info)
