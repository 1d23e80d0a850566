import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ExpiredCertificate } from '../../domain/customer/certificate-expiry.ts'
import type { Profession } from '../../domain/customer/profession.ts'
import type { LineRefusal } from '../../domain/order/decide.ts'
import type { OrderRefusal } from '../../domain/order/order-refusal.ts'
import { shortDate } from '../../domain/short-date.ts'
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
