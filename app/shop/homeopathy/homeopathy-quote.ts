import { priceSlug } from '../../../domain/homeopathy/price-slug.ts'
import type { Selection } from '../../../domain/homeopathy/selection.ts'
import { type Prices, type SelectorQuote, selectorQuote } from '../selector/selector-quote.ts'

/** The price of a selection; 'open' while it is incomplete. */
export const homeopathyQuote = (selection: Selection, prices: Prices): SelectorQuote =>
  selectorQuote(
    selection.remedy === undefined ? undefined : priceSlug(selection),
    selection.quantity,
    prices,
  )
