import type { I18n } from '@lingui/core'
import type { Analytics } from '../../../domain/visits/analytics.ts'
import type { QuickItem } from '../../../server/catalogue/quick-order/read-quick-order.ts'
import { putInCart } from '../cart/put-in-cart.ts'

/** `reference`: the person's own one, as in a former order. */
export type CountedItem = { item: QuickItem & { reference?: string }; quantity: number }

/** Adds read items to the cart; see `putInCart`. */
export const addLines = (counted: readonly CountedItem[], texts: I18n, analytics: Analytics) =>
  putInCart(
    counted.map(({ item: { id: WcId, name, info, price, reference }, quantity }) => ({
      ...{ WcId, name, info, price, quantity },
      ...(reference && { reference }),
    })),
    texts,
    analytics,
  )
