import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type Centimes, centimes, formatMoney } from '../../domain/money.ts'
import type { ContentChange, LineChange } from '../../domain/order/order-change.ts'
import { labelled } from '../labelled.ts'
import { lineMessages } from '../shop/lines.ts'
import type { Translate } from '../shop/preparations.ts'

const partNames: Record<ContentChange['parts'][number], MessageDescriptor> = {
  payment: msg`Payment`,
  reference: msg`Your reference`,
  note: msg`Your note`,
  shippingAddress: msg`Shipping address`,
  billing: msg`Billing address`,
}

const chargeNames: Record<ContentChange['charges'][number]['name'], MessageDescriptor> = {
  discount: msg`Discount`,
  shipping: msg`Shipping`,
  fee: msg`Small-order fee`,
}

type Amounts = { before: Centimes; after: Centimes }

const deducted = ({ before, after }: Amounts): Amounts => ({
  before: centimes(-before),
  after: centimes(-after),
})

const eachMessage = (difference: string) => msg`${difference} each`

/** The author of a change by the staff, for its customer. */
export const laboratoryAuthor = msg`Our laboratory`

/** What differs between two versions of an order, one sentence each; `format`: how amounts are written. */
export const orderChangeTexts = (
  { lines, parts, charges, total }: ContentChange,
  t: Translate,
  format: (amount: Centimes) => string = formatMoney,
): string[] => {
  const money = (amount: Centimes) => format(amount).replace(' ', '\u00A0')
  const between = (amounts: Amounts) => {
    const [before, after] = [money(amounts.before), money(amounts.after)]
    return t(msg`${after} instead of ${before}`)
  }
  const lineText = ({ name, info, quantity: { before, after }, total, unitPrice }: LineChange) => {
    const item = [name, lineMessages(info, t).detail].filter(Boolean).join(', ')
    if (before === 0) return `${t(msg`Added: ${after} × ${item}`)} (${money(total.after)})`
    if (after === 0) return `${t(msg`Removed: ${before} × ${item}`)} (${money(total.before)})`
    const each = unitPrice ? [t(eachMessage(between(unitPrice)))] : []
    if (before === after) return `${after} × ${item} (${each})`
    const amounts = [between(total), ...each].join('; ')
    return `${t(msg`${after} instead of ${before} × ${item}`)} (${amounts})`
  }
  const changed = parts.map((part) => t(partNames[part])).join(', ')
  const chargeText = ({ name, ...amounts }: ContentChange['charges'][number]) =>
    t(labelled(t(chargeNames[name]), between(name === 'discount' ? deducted(amounts) : amounts)))
  return [
    ...lines.map(lineText),
    ...(changed ? [t(msg`Changed: ${changed}`)] : []),
    ...charges.map(chargeText),
    ...(total.before === total.after ? [] : [t(labelled(t(msg`Total`), between(total)))]),
  ]
}

export const orderFixedMessage = msg`This order can no longer be changed: its preparation has begun, it has been sent, or its invoice has been paid.`

export const nothingChangedMessage = msg`You have not changed anything.`

export const orderChangedMessage = msg`This order has been changed in the meantime. Please check it again.`
