import type { CartItem } from './cart-item.ts'

/** What carts and orders called a mixture without a name before its info said so (R44). */
const earlierDefaults = [
  'Own mixture',
  'Mélange personnel',
  'Custom mixture',
  'Mélange personnalisé',
  'Eigene Mischung',
  'Miscela personale',
] as const

/** Whether a mixture was named by the shop, not by the person. */
export const isDefaultName = (name: string): boolean =>
  earlierDefaults.some((earlier) => earlier === name.trim())

/** A line whose info says the name given to the mixture; older lines have it as their name alone. */
export const withGivenName = (item: CartItem): CartItem => {
  const { name, info } = item
  if (info.type !== 'custom' || info.name !== undefined) return item
  return { ...item, info: { ...info, name: isDefaultName(name) ? '' : name } }
}
