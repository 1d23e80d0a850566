import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type Centimes, formatMoney } from '../../domain/money.ts'
import type { ContentChange, LineChange } from '../../domain/order/order-change.ts'
import { lineMessages } from '../shop/lines.ts'
import type { Translate } from '../shop/preparations.ts'

const partNames: Record<ContentChange['parts'][number], MessageDescriptor> = {
  payment: msg`Payment`,
  reference: msg`Your reference`,
  note: msg`Your note`,
  shippingAddress: msg`Shipping address`,
  billing: msg`Billing address`,
}

const lineText = ({ name, info, before, after }: LineChange, t: Translate): string => {
  const item = [name, lineMessages(info, t).detail].filter(Boolean).join(', ')
  if (before === 0) return t(msg`Added: ${after} × ${item}`)
  if (after === 0) return t(msg`Removed: ${before} × ${item}`)
  return t(msg`${after} instead of ${before} × ${item}`)
}

/** The author of a change by the staff, for its customer. */
export const laboratoryAuthor = msg`Our laboratory`

/** What differs between two versions of an order, one sentence each; `money`: how amounts are written. */
export const orderChangeTexts = (
  { lines, parts, total }: ContentChange,
  t: Translate,
  money: (amount: Centimes) => string = formatMoney,
): string[] => {
  const [before, after] = [money(total.before), money(total.after)]
  const changed = parts.map((part) => t(partNames[part])).join(', ')
  return [
    ...lines.map((line) => lineText(line, t)),
    ...(changed ? [t(msg`Changed: ${changed}`)] : []),
    ...(total.before === total.after ? [] : [t(msg`Total: ${after} instead of ${before}`)]),
  ]
}

export const orderFixedMessage = msg`This order can no longer be changed: its preparation has begun, it has been sent, or its invoice has been paid.`

export const nothingChangedMessage = msg`You have not changed anything.`

export const orderChangedMessage = msg`This order has been changed in the meantime. Please check it again.`
