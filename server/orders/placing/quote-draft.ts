import { dequal } from 'dequal/lite'
import type { Language } from '../../../domain/language.ts'
import { termsOf } from '../../../domain/order/order-terms.ts'
import type { PriceRefusal } from '../../../domain/order/price-order.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { catalogueVersion } from '../../catalogue/catalogue-version.ts'
import { option } from '../../content/options.ts'
import type { Services } from '../../services.ts'
import { type CheckoutDraft, insertDraft } from './checkout-draft.ts'
import { type Quote, quoteLines, quoteOrder } from './quote-order.ts'

type RequiredServices = Pick<Services, 'db' | 'now'>

type DraftStart = Pick<CheckoutDraft, 'accountId' | 'items' | 'cartVersion' | 'orderKey'>

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
  { accountId, items, cartVersion, orderKey }: DraftStart,
  language: Language,
): Promise<QuotedDraft> => {
  // Read before the catalogue: a concurrent change leads to a second decision, never to old prices.
  const version = await catalogueVersion(services.db)
  const quoted = await quoteOrder(services, { accountId }, items, language)
  const quote = quoted.ok ? quoted.value : quoted.refusal.current
  const draft = await insertDraft(services, {
    accountId,
    items,
    cartVersion,
    orderKey,
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
