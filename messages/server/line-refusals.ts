import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isCartInfo } from '../../domain/cart/stored-lines.ts'
import type { ExpiredCertificate } from '../../domain/customer/certificate-expiry.ts'
import type { Profession } from '../../domain/customer/profession.ts'
import type { LineRefusal } from '../../domain/order/decide.ts'
import type { OrderRefusal } from '../../domain/order/order-refusal.ts'
import type { PostedItem } from '../../domain/order/posted-item.ts'
import { shortDate } from '../../domain/short-date.ts'
import { labelled } from '../labelled.ts'
import { lineMessages } from '../shop/lines.ts'
import type { Translate } from '../shop/preparations.ts'
import { professionNames } from '../signup/professions.ts'

const outdated = msg`This item does not match our catalogue. Please remove it and add it again.`

const texts: Partial<Record<OrderRefusal, MessageDescriptor>> = {
  'quantity-invalid': msg`The quantity must be a whole number from 1 to 999.`,
  'remedy-unknown': msg`This remedy is no longer in our catalogue.`,
  'product-unknown': msg`This product is no longer in our catalogue.`,
  'selection-impossible': msg`This remedy is not available in this dilution, form or size.`,
  'price-not-found': msg`This combination cannot be ordered online.`,
}

/** Why a line cannot be ordered. */
export const lineRefusalText = (
  { code, message }: Pick<LineRefusal, 'code' | 'message'>,
  t: Translate,
): string => message ?? t(texts[code] ?? outdated)

/** What stops a change of an order: each item with the reason, a line each, and what to do. */
export const refusedItemsText = (
  items: readonly Pick<PostedItem, 'name' | 'info'>[],
  refused: readonly (LineRefusal & { line: number })[],
  t: Translate,
): string => {
  const nameOf = ({ name, info }: Pick<PostedItem, 'name' | 'info'>) =>
    isCartInfo(info) ? [name, lineMessages(info, t).detail].join(', ') : name
  const whyOf = ({ line, ...refusal }: (typeof refused)[number]) => {
    const item = items[line]
    return t(labelled(item ? nameOf(item) : '', lineRefusalText(refusal, t)))
  }
  return [
    ...refused.map(whyOf),
    t(msg`Please remove what cannot be ordered: set its quantity to 0.`),
  ].join('\n')
}

/** Who may order an article, after the laboratory's own reason, which may be ''. */
export const professionText = (
  professions: readonly Profession[],
  reason: string,
  t: Translate,
): string => {
  const names = professions.map((one) => t(professionNames[one])).join(', ')
  return [reason, t(msg`Only these professions may order this: ${names}.`)]
    .filter(Boolean)
    .join(' ')
}

/** What an expired certificate means for its owner. */
export const expiredCertificateMessage = (certificate: ExpiredCertificate): MessageDescriptor => {
  const day = shortDate(certificate.expiresOn)
  const until = shortDate(certificate.ordersUntil)
  return certificate.isOver
    ? msg`Your certificate expired on ${day}, so you cannot order at present. Please send us your current one.`
    : msg`Your certificate expired on ${day}. You can order until ${until}; please send us your current one.`
}
