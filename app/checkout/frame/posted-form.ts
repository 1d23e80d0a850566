import { validate as isUuid, NIL as noDraft } from 'uuid'
import type { PostedItem } from '../../../domain/order/posted-item.ts'
import { textIn } from '../../account/forms/form-answer.ts'

/** The requested steps; the first post, from the page, has none. */
const intents = ['', 'edit', 'review', 'place'] as const
type Intent = (typeof intents)[number]

/** The first post has the cart and its version (D1 §7, R25), every later one the id of its draft. */
type Source = { items: PostedItem[]; cartVersion: number | undefined } | { draftId: string }

export type Posted = {
  intent: Intent
  source: Source
  jwt: string
  payment: string
  reference: string
  note: string
  acceptsTerms: boolean
  /** The id of the chosen shipping address, 'new' for an entered one; '' keeps that of the draft. */
  address: string
  /** All fields, for an entered address. */
  form: FormData
}

const isIntent = (text: string): text is Intent => intents.some((intent) => intent === text)

/** Normalises CRLF, which browsers send for line breaks. */
const typed = (form: FormData, name: string) => textIn(form, name).replaceAll('\r\n', '\n').trim()

const readItems = async (text: string) => {
  // Loaded on demand: the schemas of the API would slow the server's start.
  const { orderRequest } = await import('../../../server/api/orders/order-schema.ts')
  try {
    return orderRequest.pick({ items: true }).safeParse(JSON.parse(text)).data?.items
  } catch {
    return undefined
  }
}

/** The token of the account, read before anything else. */
export const postedToken = (form: FormData): string => textIn(form, 'jwt')

const readSource = async (form: FormData): Promise<Source | undefined> => {
  const draftId = textIn(form, 'draft')
  // An id that no draft can have is as unknown as one that has expired.
  if (form.has('draft')) return { draftId: isUuid(draftId) ? draftId : noDraft }
  const items = await readItems(textIn(form, 'items'))
  const version = textIn(form, 'cart')
  return items && { items, cartVersion: /^\d{1,9}$/.test(version) ? Number(version) : undefined }
}

/** Parses a post to the frame (D1 §7, R26); undefined when it is not an order. */
export const readPosted = async (form: FormData): Promise<Posted | undefined> => {
  const source = await readSource(form)
  const intent = textIn(form, 'intent')
  if (!source || !isIntent(intent)) return undefined
  return {
    intent: 'items' in source ? '' : intent || 'edit',
    source,
    jwt: postedToken(form),
    payment: form.has('payment') ? textIn(form, 'payment') : 'invoice',
    reference: typed(form, 'reference'),
    note: typed(form, 'note'),
    acceptsTerms: form.has('terms'),
    address: textIn(form, 'shippingAddress'),
    form,
  }
}
