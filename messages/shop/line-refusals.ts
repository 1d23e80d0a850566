import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderRefusal } from '../../domain/order/order-refusal.ts'

const outdated = msg`This item does not match our catalogue. Please remove it and add it again.`

const texts: Partial<Record<OrderRefusal, MessageDescriptor>> = {
  'quantity-invalid': msg`The quantity must be a whole number from 1 to 999.`,
  'remedy-unknown': msg`This remedy is no longer in our catalogue.`,
  'product-unknown': msg`This product is no longer in our catalogue.`,
  'selection-impossible': msg`This remedy is not available in this dilution, form or size.`,
  'price-not-found': msg`This combination cannot be ordered online.`,
}

/** Why a line cannot be ordered; `code` is a refusal, as in the API. */
export const lineRefusalMessage = (code: string): MessageDescriptor =>
  Object.entries(texts).find(([known]) => known === code.replaceAll('_', '-'))?.[1] ?? outdated
