import { createHash } from 'node:crypto'
import type { PostedItem } from '../../../domain/order/posted-item.ts'

export type OrderBody = {
  items: readonly PostedItem[]
  payment: string
  reference: string
  note: string
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')

/** A key as it is kept: whatever was sent, of any length, is short and harmless. */
export const keyHash = sha256

/** The order of an object's keys does not count. */
const inOrder = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** Tells whether a request under the same key asks for the same order (R26). */
export const bodyHash = ({ items, payment, reference, note }: OrderBody): string =>
  sha256(JSON.stringify({ items, payment, reference, note }, inOrder))
