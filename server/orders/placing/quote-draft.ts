import type { Language } from '../../../domain/language.ts'
import type { PriceRefusal } from '../../../domain/order/price-order.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { catalogueVersion } from '../../catalogue/catalogue-version.ts'
import type { Services } from '../../services.ts'
import { type CheckoutDraft, insertDraft } from './checkout-draft.ts'
import { type Quote, quoteLines, quoteOrder } from './quote-order.ts'

type RequiredServices = Pick<Services, 'db' | 'now'>

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
  start: Pick<CheckoutDraft, 'accountId' | 'orderKey' | 'items'>,
  language: Language,
): Promise<QuotedDraft> => {
  const { accountId, orderKey, items } = start
  // Read before the catalogue: a concurrent change leads to a second decision, never to old prices.
  const version = await catalogueVersion(services.db)
  const quoted = await quoteOrder(services, { accountId }, items, language)
  const quote = quoted.ok ? quoted.value : quoted.refusal.current
  const draft = await insertDraft(services, {
    accountId,
    orderKey,
    items,
    lines: quote?.lines,
    catalogueVersion: version,
  })
  if (quote) return { draft, quoted: ok(quote) }
  return { draft, quoted: quoted.ok ? quoted : refuse(withoutChangedPrices(quoted.refusal)) }
}

/**
 * Quotes a draft with current rights, discount and addresses. Decides its items again, in another
 * draft, only if they could not be ordered or the catalogue has changed since.
 */
export const quoteDraft = async (
  services: RequiredServices,
  draft: CheckoutDraft,
  language: Language,
): Promise<QuotedDraft> => {
  const { lines } = draft
  if (!lines || draft.catalogueVersion !== (await catalogueVersion(services.db)))
    return startDraft(services, draft, language)
  return { draft, quoted: await quoteLines(services, draft, lines) }
}
