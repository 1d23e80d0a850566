import { hash } from 'node:crypto'
import type { PostedItem } from '../../../domain/order/posted-item.ts'

export type OrderBody = {
  items: readonly PostedItem[]
  payment: string
  reference: string
  note: string
}

const sha256 = (text: string) => hash('sha256', text, 'base64url')

/** The stored form of an idempotency key: fixed length, any input. */
export const keyHash = sha256

/** JSON replacer that sorts keys, so that their order does not affect the hash. */
const sortKeys = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** Hash that identifies equal orders under one idempotency key (R26). */
export const bodyHash = ({ items, payment, reference, note }: OrderBody): string =>
  sha256(JSON.stringify({ items, payment, reference, note }, sortKeys))
