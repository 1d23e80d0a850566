import { dequal } from 'dequal/lite'
import { v4 } from 'uuid'
import type { Language } from '../../../domain/language.ts'
import { type OrderTerms, termsOf } from '../../../domain/order/order-terms.ts'
import type { PostedItem } from '../../../domain/order/posted-item.ts'
import type { OrderedLine, PriceRefusal } from '../../../domain/order/price-order.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { catalogueVersion } from '../../catalogue/catalogue-version.ts'
import { option } from '../../content/options.ts'
import type { Database } from '../../db/client.ts'
import { json } from '../../db/json.ts'
import type { AddressSnapshot } from '../../db/tables/orders.ts'
import type { Services } from '../../services.ts'
import { type Quote, quoteLines, quoteOrder } from './quote-order.ts'

const draftTtlMs = 24 * 3_600_000

/** Per account; enough for several tabs and for steps back. The oldest are deleted first. */
const maxDrafts = 20

/**
 * A checkout in progress. A draft never changes, so that a repeated post gives the same answer: a
 * step that changes items or prices stores another one.
 */
export type CheckoutDraft = {
  id: string
  accountId: string
  /** The version of the account's cart that the items are; undefined for other items. */
  cartVersion: number | undefined
  /** Idempotency key of the order (R26). */
  orderKey: string
  /** The chosen shipping address; undefined for the default one. */
  addressId?: string | undefined
  /** The posted items, with the prices shown to the customer. */
  items: readonly PostedItem[]
  /** The items as decided; undefined if they cannot be ordered. */
  lines: readonly OrderedLine[] | undefined
  /** The terms that the customer has been shown. */
  terms: OrderTerms<AddressSnapshot> | undefined
  /** The version of the catalogue that decided `lines`. */
  catalogueVersion: number
}

/** Stores a draft; its items get the prices of `lines`. */
export const insertDraft = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  content: Omit<CheckoutDraft, 'id'>,
): Promise<CheckoutDraft> => {
  const { accountId, cartVersion, orderKey, addressId, lines, terms, catalogueVersion } = content
  const items = content.items.map((item, line) => {
    const price = lines?.[line]?.listPrice ?? lines?.[line]?.unitPrice
    return price === undefined ? item : { ...item, price }
  })
  const id = v4()
  const created_at = now()
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('checkout_draft')
      .values({
        id,
        account_id: accountId,
        cart_version: cartVersion ?? null,
        order_key: orderKey,
        address_id: addressId ?? null,
        items: json<readonly PostedItem[]>(items),
        lines: json<readonly OrderedLine[] | null>(lines ?? null),
        terms: json<OrderTerms<AddressSnapshot> | null>(terms ?? null),
        catalogue_version: catalogueVersion,
        created_at,
        expires_at: new Date(created_at.getTime() + draftTtlMs),
      })
      .execute()
    await trx
      .deleteFrom('checkout_draft')
      .where('account_id', '=', accountId)
      .where('created_at', '<', ({ selectFrom }) =>
        selectFrom('checkout_draft as newer')
          .select('newer.created_at')
          .where('newer.account_id', '=', accountId)
          .orderBy('newer.created_at', 'desc')
          .limit(1)
          .offset(maxDrafts - 1),
      )
      .execute()
  })
  return { ...content, id, items }
}

/** A draft of the account; undefined if it is unknown, expired, or of another account. */
export const findDraft = async (
  db: Database,
  accountId: string,
  id: string,
  now: Date,
): Promise<CheckoutDraft | undefined> => {
  const row = await db
    .selectFrom('checkout_draft')
    .select(['cart_version', 'order_key', 'address_id', 'items', 'lines', 'terms'])
    .select('catalogue_version')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return (
    row && {
      id,
      accountId,
      cartVersion: row.cart_version ?? undefined,
      orderKey: row.order_key,
      addressId: row.address_id ?? undefined,
      items: row.items,
      lines: row.lines ?? undefined,
      terms: row.terms ?? undefined,
      catalogueVersion: row.catalogue_version,
    }
  )
}

/** Deletes a draft in the transaction of its order. */
export const deleteDraft = async (trx: Database, accountId: string, id: string) => {
  await trx
    .deleteFrom('checkout_draft')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .execute()
}

export const deleteExpiredDrafts = async (db: Database, now: Date) => {
  await db.deleteFrom('checkout_draft').where('expires_at', '<=', now).execute()
}

type RequiredServices = Pick<Services, 'db' | 'now'>

type DraftStart = Pick<
  CheckoutDraft,
  'accountId' | 'items' | 'cartVersion' | 'orderKey' | 'addressId'
>

/** A stored draft with its quote at current prices, or why it cannot be ordered. */
export type QuotedDraft = { draft: CheckoutDraft; quoted: Result<Quote, PriceRefusal> }

/** Changed prices do not refuse a draft; the lines that can be ordered are omitted. */
export const withoutChangedPrices = (refusal: PriceRefusal): PriceRefusal => {
  const lines = refusal.lines?.filter(({ code }) => code !== 'price-changed')
  const [first] = lines ?? []
  return lines && first ? { ...first, lines } : refusal
}

/** Decides the items and stores them as a draft, also if they cannot be ordered. */
export const startDraft = async (
  services: RequiredServices,
  { accountId, items, cartVersion, orderKey, addressId }: DraftStart,
  language: Language,
): Promise<QuotedDraft> => {
  // Read before the catalogue: a concurrent change leads to a second decision, never to old prices.
  const version = await catalogueVersion(services.db)
  const quoted = await quoteOrder(services, { accountId, addressId }, items, language)
  const quote = quoted.ok ? quoted.value : quoted.refusal.current
  const draft = await insertDraft(services, {
    accountId,
    items,
    cartVersion,
    orderKey,
    addressId,
    lines: quote?.lines,
    terms: quote && termsOf(quote),
    catalogueVersion: version,
  })
  if (quote) return { draft, quoted: ok(quote) }
  return { draft, quoted: quoted.ok ? quoted : refuse(withoutChangedPrices(quoted.refusal)) }
}

/**
 * Quotes a draft with current rights, discount and addresses; changed terms are stored in another
 * draft. Decides its items again only if they could not be ordered, or if the catalogue or the
 * laboratory's registration for VAT has changed.
 */
export const quoteDraft = async (
  services: RequiredServices,
  draft: CheckoutDraft,
  language: Language,
): Promise<QuotedDraft> => {
  const { lines } = draft
  if (!lines || draft.catalogueVersion !== (await catalogueVersion(services.db)))
    return startDraft(services, draft, language)
  // A VAT number was entered or removed since: the rates of the lines are outdated.
  const isTaxed = lines.some(({ vatRate }) => vatRate > 0)
  if (isTaxed !== ((await option(services.db, 'vat_number')) !== ''))
    return startDraft(services, draft, language)
  const quoted = await quoteLines(services, draft, lines)
  const terms = quoted.ok ? termsOf(quoted.value) : draft.terms
  if (dequal(terms, draft.terms)) return { draft, quoted }
  return { draft: await insertDraft(services, { ...draft, terms }), quoted }
}
