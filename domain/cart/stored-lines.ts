import { saltForms } from '../catalogue/salt.ts'
import { familySizes, type SizedFamily } from '../catalogue/sized-family.ts'
import { scales } from '../homeopathy/dilution-steps.ts'
import { carriers, forms, sizes } from '../homeopathy/form.ts'
import { maxSubstances, mixtureCarriers } from '../mixture/substance.ts'
import { readLineReference } from '../order/free-text.ts'
import { isQuantity } from '../quantity.ts'
import type { CartInfo } from './cart-info.ts'
import { type CartItem, mergeItems } from './cart-item.ts'

type Parts = Readonly<Record<string, unknown>>
type Check = (info: Parts) => boolean

/** In characters; longer than any remedy name with its dilution, and any pack size. */
const maxTextLength = 200

const isText = (value: unknown) => typeof value === 'string' && value.length <= maxTextLength

const isOneOf = (known: readonly string[], value: unknown) => known.some((one) => one === value)

const isAbsentOr = (known: readonly string[], value: unknown) =>
  value === undefined || isOneOf(known, value)

const isRemedy = (value: unknown) =>
  value === undefined || (typeof value === 'number' && Number.isSafeInteger(value))

const isHomeopathy: Check = ({ scale, dilution, form, size, carrier, remedy }) =>
  isRemedy(remedy) &&
  isOneOf(scales, scale) &&
  isText(dilution) &&
  isOneOf(forms, form) &&
  isOneOf(sizes, size) &&
  isAbsentOr(carriers, carrier)

const isCustom: Check = ({ name, substances, form, size, carrier }) =>
  (name === undefined || isText(name)) &&
  Array.isArray(substances) &&
  substances.length > 0 &&
  substances.length <= maxSubstances &&
  substances.every(isText) &&
  isOneOf(forms, form) &&
  isOneOf(sizes, size) &&
  isAbsentOr(mixtureCarriers, carrier)

const isSized =
  (family: SizedFamily): Check =>
  ({ size, remedy }) =>
    isOneOf(familySizes(family), size) && isRemedy(remedy)

const isSalt: Check = ({ form, remedy }) => isOneOf(saltForms, form) && isRemedy(remedy)

const isSet: Check = ({ remedies }) =>
  typeof remedies === 'number' && Number.isSafeInteger(remedies) && remedies >= 0

const isPack: Check = ({ form, size }) => isText(form) && isText(size)

const checks: Readonly<Record<CartInfo['type'], Check>> = {
  homeopathy: isHomeopathy,
  gemmotherapy: isSized('gemmotherapy'),
  phytotherapy: isSized('phytotherapy'),
  oligotherapy: isSized('oligotherapy'),
  custom: isCustom,
  schussler: isSalt,
  kit: isSet,
  seasonal: isSet,
  complex: isPack,
  otc: isPack,
  supplement: isPack,
}

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null

const isType = (value: unknown): value is CartInfo['type'] =>
  typeof value === 'string' && Object.hasOwn(checks, value)

/** Checks the shape of an info, not whether the laboratory makes it. */
export const isCartInfo = (value: unknown): value is CartInfo =>
  isParts(value) && isType(value.type) && checks[value.type](value)

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

/** Default names that older versions stored for mixtures without a name (R44). */
const earlierDefaults = [
  'Own mixture',
  'Mélange personnel',
  'Custom mixture',
  'Mélange personnalisé',
  'Eigene Mischung',
  'Miscela personale',
] as const

/** Whether the name is one of the shop's defaults, not the customer's. */
export const isDefaultName = (name: string): boolean =>
  earlierDefaults.some((earlier) => earlier === name.trim())

/** Copies the customer's name of a mixture into `info.name`; older lines have it in `name` only. */
export const withGivenName = (item: CartItem): CartItem => {
  const { name, info } = item
  if (info.type !== 'custom' || info.name !== undefined) return item
  return { ...item, info: { ...info, name: isDefaultName(name) ? '' : name } }
}

/**
 * Parses the lines of a stored cart: drops invalid shapes (D1 §4), migrates older lines and merges
 * duplicates (R44). Returns the same array when nothing changes.
 */
export const readLines = (stored: readonly unknown[]): readonly CartItem[] => {
  const valid = stored.every(isCartItem) ? stored : stored.filter(isCartItem)
  const lines = valid.map(withGivenName)
  const merged = mergeItems([], lines)
  const isCurrent =
    merged.length === stored.length && lines.every((line, index) => line === valid[index])
  return isCurrent ? valid : merged
}
