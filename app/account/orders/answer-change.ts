import type { MessageDescriptor } from '@lingui/core'
import { data, redirect } from 'react-router'
import { notAllowedCode } from '../../../domain/customer/member-rights.ts'
import { isEmptyChange } from '../../../domain/order/order-change.ts'
import { isOrderStatus } from '../../../domain/order/order-status.ts'
import { addressOf } from '../../../domain/page/address.ts'
import { isQuantity } from '../../../domain/quantity.ts'
import { deliveryRefusalMessages } from '../../../messages/account/delivery-addresses.ts'
import {
  nothingChangedMessage,
  orderChangedMessage,
  orderChangeTexts,
} from '../../../messages/account/order-change.ts'
import { apiErrorMessages } from '../../../messages/server/api-errors.ts'
import { refusedItemsText } from '../../../messages/server/line-refusals.ts'
import { belowMinimumMessage } from '../../../messages/shop/order-charges.ts'
import type { SignedIn } from '../../../server/accounts/login/session.ts'
import { addressColumns } from '../../../server/accounts/profile/addresses.ts'
import { listDeliveryAddresses } from '../../../server/accounts/profile/delivery-addresses.ts'
import { readQuickOrder } from '../../../server/catalogue/quick-order/read-quick-order.ts'
import type { RequestFacts } from '../../../server/http/pages/request-facts.ts'
import { i18nIn } from '../../../server/i18n.ts'
import { approveOrder } from '../../../server/orders/approve-order.ts'
import { cancelOwnOrder } from '../../../server/orders/cancel-order.ts'
import {
  type ChangeRefusal,
  changedItems,
  changeOrder,
  type OrderChange,
  quoteChange,
} from '../../../server/orders/change-order.ts'
import { findOwnOrder } from '../../../server/orders/history/find-order.ts'
import { findUsualPreparations } from '../../../server/orders/history/usual-preparations.ts'
import type { Order } from '../../../server/orders/order.ts'
import { restrictLines } from '../../../server/orders/placing/restricted-sales.ts'
import { notFound } from '../../content/not-found.ts'
import { type FormAnswer, refuseForm, textIn } from '../forms/form-answer.ts'
import { readNumber } from './order-number.ts'

/** The fields of the form besides the quantities, whose names are `quantity:0` and so on. */
const fields = ['version', 'added', 'address', 'payment', 'reference', 'note'] as const

/** `review`: the checked changes, to be confirmed; `isRepriced`: the last one is of the total. */
export type ChangeAnswer = FormAnswer & {
  review?: { changes: string[]; isRepriced: boolean; confirmed: string }
}

const maxAddedLength = 20_000

const valuesOf = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' &&
      ([...fields, 'confirmed'].includes(name) || name.startsWith('quantity:'))
        ? [[name, value.slice(0, maxAddedLength)]]
        : [],
    ),
  )

/** The new quantities of the lines, by position. */
const quantitiesOf = ({ lines }: Order, values: Record<string, string>) =>
  lines.map(({ quantity }, position) => Number(values[`quantity:${position}`] ?? quantity))

const addedItems = async (
  { services: { db }, language }: RequestFacts,
  accountId: string,
  text: string,
) => {
  if (text.trim() === '') return { items: [], problem: undefined }
  const usual = await findUsualPreparations(db, accountId)
  const read = await readQuickOrder(db, { text, language, usual })
  const lines = await restrictLines(db, { accountId, language }, read)
  const bad = lines.find(({ status, item }) => status !== 'ok' || !item)
  const problem =
    bad && [bad.text, ...bad.problems.map(({ message }) => message), ...bad.unread].join(' – ')
  return {
    items: lines.flatMap(({ item, quantity }) => (item ? [{ ...item, quantity }] : [])),
    problem,
  }
}

const refusalMessage = (refusal: ChangeRefusal, account: SignedIn) => {
  if ('missing' in refusal && refusal.missing) return belowMinimumMessage(refusal.missing)
  const code = refusal.code === 'order-unknown' ? 'not-found' : refusal.code
  return code === 'not-allowed'
    ? apiErrorMessages[notAllowedCode(account)]
    : apiErrorMessages[code as keyof typeof apiErrorMessages]
}

/** Checks, confirms or goes back to a change of an own order, or cancels the order. */
export const answerChange = async (facts: RequestFacts, form: FormData) => {
  const { services, language, page, signedIn } = facts
  const number = readNumber(page?.params.order)
  const account = await signedIn()
  const address = addressOf(language, 'account.orders.order', { order: `${number}` })
  if (!account || !number) return redirect(address)
  const { accountId } = account
  const order = await findOwnOrder(services.db, accountId, number)
  if (!order) throw notFound(language)
  const intent = textIn(form, 'intent')
  const version = Number(textIn(form, 'version'))
  if (intent === 'approve') {
    const approved = await approveOrder(services, { orderId: order.id, version, accountId })
    if (approved.ok) return redirect(`${address}?done=approved`)
    const { code } = approved.refusal
    return code === 'order-fixed' || code === 'order-unknown' || code === 'order-changed'
      ? redirect(`${address}?done=${code}`)
      : refuseForm(facts, { notice: refusalMessage(approved.refusal, account) })
  }
  if (intent === 'cancel') {
    const status = textIn(form, 'status')
    if (!isOrderStatus(status)) return redirect(`${address}?done=order-changed`)
    const cancelled = await cancelOwnOrder(services, {
      ...{ orderId: order.id, accountId, note: textIn(form, 'note') },
      shown: { version, status },
    })
    const isDeclined = status === 'requested' && order.orderedBy !== accountId
    const done = isDeclined ? 'declined' : 'cancelled'
    return redirect(`${address}?done=${cancelled.ok ? done : cancelled.refusal}`)
  }
  // Quantities are those of the shown version, by position: the form starts again with the present order.
  if (version !== order.version)
    return refuseForm(facts, { status: 409, notice: orderChangedMessage })
  const values = valuesOf(form)
  if (intent === 'edit') return data<ChangeAnswer>({ values })
  const quantities = quantitiesOf(order, values)
  const invalid = quantities.findIndex((quantity) => quantity !== 0 && !isQuantity(quantity))
  if (invalid >= 0)
    return refuseForm(
      facts,
      { errors: { [`quantity:${invalid}`]: apiErrorMessages['quantity-invalid'] } },
      { values },
    )
  const added = await addedItems(facts, accountId, values.added ?? '')
  if (added.problem) return data<ChangeAnswer>({ values, errors: { added: added.problem } }, 422)
  const { address: addressId } = values
  const stored = addressId ? await listDeliveryAddresses(services.db, account.practiceId) : []
  const shipTo = stored.find(({ id }) => id === addressId)?.address
  if (addressId && !shipTo)
    return refuseForm(facts, { notice: deliveryRefusalMessages['address-unknown'] }, { values })
  const t = (text: MessageDescriptor) => i18nIn[language]._(text)
  const change: OrderChange = {
    orderId: order.id,
    version,
    items: [...changedItems(order, quantities), ...added.items],
    payment: values.payment ?? order.payment,
    reference: values.reference ?? order.reference,
    note: values.note ?? order.note,
    shipTo: shipTo && addressColumns(shipTo),
    by: { accountId },
  }
  const refuseChange = (refusal: ChangeRefusal, status: number) => {
    if ('lines' in refusal && refusal.lines) {
      const notice = refusedItemsText(change.items, refusal.lines, t)
      return refuseForm(facts, { status }, { values, notice })
    }
    return refuseForm(
      facts,
      { status, notice: refusalMessage(refusal, account) },
      // The form shows the present order.
      refusal.code === 'order-changed' ? {} : { values },
    )
  }
  if (intent === 'confirm') {
    const done = await changeOrder(services, { ...change, confirmed: values.confirmed ?? '' })
    return done.ok ? redirect(`${address}?done=changed`) : refuseChange(done.refusal, 409)
  }
  const quoted = await quoteChange(services, change)
  if (!quoted.ok) return refuseChange(quoted.refusal, 422)
  const { change: found, confirmed } = quoted.value
  if (isEmptyChange(found)) return refuseForm(facts, { notice: nothingChangedMessage }, { values })
  const changes = orderChangeTexts(found, t)
  const isRepriced = found.total.before !== found.total.after
  return data<ChangeAnswer>({ values, review: { changes, isRepriced, confirmed } })
}
