import { v4 as uuid } from 'uuid'
import { priceString } from '../../../domain/money.ts'
import type { PostedItem } from '../../../domain/order/posted-item.ts'
import { orderRequest } from '../../../server/api/orders/order-schema.ts'

/** The requested steps; the first post, from the page, has none. */
const intents = ['', 'edit', 'review', 'place'] as const
type Intent = (typeof intents)[number]

export type Posted = {
  intent: Intent
  items: PostedItem[]
  jwt: string
  /** Idempotency key: the same for every attempt at one order (R26). */
  key: string
  payment: string
  reference: string
  note: string
  acceptsTerms: boolean
}

const isIntent = (text: string): text is Intent => intents.some((intent) => intent === text)

const isKey = (text: string) => /^[!-~]{1,200}$/.test(text)

const field = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Normalises CRLF, which browsers send for line breaks. */
const typed = (form: FormData, name: string) => field(form, name).replaceAll('\r\n', '\n').trim()

const cart = orderRequest.pick({ items: true })

const readItems = (text: string) => {
  try {
    return cart.safeParse(JSON.parse(text)).data?.items
  } catch {
    return undefined
  }
}

/** The token of the account, read before anything else. */
export const postedToken = (form: FormData): string => field(form, 'jwt')

/** Parses a post to the frame (D1 §7, R26); undefined when it is not an order. */
export const readPosted = (form: FormData): Posted | undefined => {
  const removed = field(form, 'remove')
  const items = readItems(field(form, 'items'))?.filter((_, line) => `${line}` !== removed)
  const intent = removed ? 'edit' : field(form, 'intent')
  if (!items || !isIntent(intent)) return undefined
  const key = field(form, 'key')
  // Without its key, a repeated post could not be told from a second order.
  const asked = intent === 'place' && !isKey(key) ? 'review' : intent
  return {
    intent: asked,
    items,
    jwt: postedToken(form),
    key: isKey(key) ? key : uuid(),
    payment: form.has('payment') ? field(form, 'payment') : 'invoice',
    reference: typed(form, 'reference'),
    note: typed(form, 'note'),
    acceptsTerms: form.has('terms'),
  }
}

/** Serialises items for the next step. */
export const writeItems = (items: readonly PostedItem[]): string =>
  JSON.stringify({
    items: items.map(({ price, ...item }) =>
      price === undefined ? item : { ...item, price: priceString(price) },
    ),
  })
