import { priceSlug } from '../../../domain/homeopathy/price-slug.ts'
import type { Selection } from '../../../domain/homeopathy/selection.ts'
import { type Prices, type Quote, quoteOf } from '../selector/selector-quote.ts'

/** What a selection costs; 'open' while something is still to be chosen. */
export const quote = (selection: Selection, prices: Prices): Quote =>
  quoteOf(
    selection.remedy === undefined ? undefined : priceSlug(selection),
    selection.quantity,
    prices,
  )
