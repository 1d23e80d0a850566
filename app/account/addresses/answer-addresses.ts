import type { MessageDescriptor } from '@lingui/core'
import { redirect } from 'react-router'
import {
  type AddressChange,
  type AddressKind,
  addressKinds,
} from '../../../domain/customer/address.ts'
import { isEmail } from '../../../domain/customer/email.ts'
import { splitStreet } from '../../../domain/customer/postal-address.ts'
import type { Language } from '../../../domain/language.ts'
import { addressOf } from '../../../domain/page/address.ts'
import { deliveryRefusalMessages } from '../../../messages/account/delivery-addresses.ts'
import {
  fieldProblemMessages,
  numberMissingMessage,
} from '../../../messages/account/field-problems.ts'
import { changeAddresses, findAddresses } from '../../../server/accounts/profile/addresses.ts'
import { addressIn, changeInvoiceEmail } from '../../../server/accounts/profile/change-user.ts'
import { checkAddress } from '../../../server/accounts/profile/check-address.ts'
import {
  type DeliveryAddressRefusal,
  makeDefaultAddress,
  removeDeliveryAddress,
  saveDeliveryAddress,
} from '../../../server/accounts/profile/delivery-addresses.ts'
import type { RequestFacts } from '../../../server/http/pages/request-facts.ts'
import { readForm } from '../../../server/http/read-form.ts'
import { type FormAnswer, refuseForm, textIn } from '../forms/form-answer.ts'
import { readNumber } from '../orders/order-number.ts'
import { fromCheckout } from './address-field-search.ts'

/** `kind`: the form that was refused; undefined for a button of the list. */
export type AddressAnswer = FormAnswer & { kind?: AddressKind | undefined }

/** The QR-bill has a field for the house number; an address without one is asked about once. */
const asksForNumber = (kind: AddressKind, { Address1, BuildingNumber }: AddressChange) =>
  kind === 'billing' &&
  !!Address1 &&
  !BuildingNumber &&
  splitStreet(Address1).buildingNumber === null

export const readAddressForm = (form: FormData, kind: AddressKind) => {
  const values = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  const change = { BuildingNumber: '', ...addressIn(values, kind) }
  const errors: Record<string, MessageDescriptor> = {}
  for (const [part, problem] of Object.entries(checkAddress(change)))
    errors[`${kind}${part}`] = fieldProblemMessages[problem]
  if (values[`${kind}NoNumber`] !== '1' && asksForNumber(kind, change))
    errors[`${kind}BuildingNumber`] = numberMissingMessage
  return { values, change, errors }
}

/** A button of the list: another default address, or one less. */
const answerList = async (facts: RequestFacts, accountId: string, form: FormData) => {
  const intent = textIn(form, 'intent')
  const change = intent === 'remove' ? removeDeliveryAddress : makeDefaultAddress
  const changed = await change(facts.services, accountId, textIn(form, 'id'))
  return changed.ok
    ? redirect(`${addressOf(facts.language, 'account.addresses')}?done=${intent}`)
    : refuseForm(facts, { notice: deliveryRefusalMessages['address-unknown'] }, { kind: undefined })
}

/** Why a delivery address was not saved, by field or as a whole. */
export const deliveryErrors = (
  refusal: DeliveryAddressRefusal,
): { errors?: Record<string, MessageDescriptor>; notice?: MessageDescriptor } => {
  if (refusal.code === 'address-name-used')
    return { errors: { name: deliveryRefusalMessages[refusal.code] } }
  if (refusal.code !== 'fields-invalid') return { notice: deliveryRefusalMessages[refusal.code] }
  const { Name } = refusal.problems
  return Name ? { errors: { name: fieldProblemMessages[Name] } } : {}
}

/** The page that the person came from: the checkout, or the change of an order with the saved address chosen. */
export const returnAddress = (
  language: Language,
  search: URLSearchParams,
  savedId = '',
): string | undefined => {
  const from = search.get('from') ?? ''
  if (from === fromCheckout) return addressOf(language, 'checkout')
  const order = readNumber(from)
  if (!order) return undefined
  const page = addressOf(language, 'account.orders.order', { order: `${order}` })
  return `${page}?${new URLSearchParams({ change: '', address: savedId })}`
}

/**
 * Saves one address, or both when parcels go to the billing address. Leads back to the checkout or the
 * change of an order where the person came from it.
 */
export const answerAddresses = async (facts: RequestFacts, request: Request) => {
  const { services, language } = facts
  const address = addressOf(language, 'account.addresses')
  const account = await facts.signedIn()
  const { searchParams } = new URL(request.url)
  const saved = (part: string) =>
    redirect(returnAddress(language, searchParams, part) ?? `${address}?done=${part}`)
  const form = await readForm(request)
  const intent = textIn(form, 'intent')
  // The page shows the addresses without forms.
  if (!account?.managesPractice) return redirect(address)
  const { practiceId: accountId } = account
  if (intent === 'remove' || intent === 'default') return answerList(facts, accountId, form)
  const kind = addressKinds.find((one) => one === intent)
  if (!kind) return redirect(address)
  const { db } = services
  if (kind === 'shipping' && form.get('same') === '1') {
    const { billing } = await findAddresses(db, accountId)
    if (billing) await changeAddresses(services, accountId, { shipping: billing })
    return saved(kind)
  }
  const { values, change, errors } = readAddressForm(form, kind)
  const invoiceEmail = textIn(form, 'invoiceEmail').trim()
  if (invoiceEmail && !isEmail(invoiceEmail))
    errors.invoiceEmail = fieldProblemMessages['email-invalid']
  if (Object.keys(errors).length > 0) return refuseForm(facts, { errors }, { kind, values })
  const id = textIn(form, 'id')
  if (kind === 'shipping' && id) {
    const given = { id: id === 'new' ? undefined : id, name: textIn(form, 'name'), change }
    const stored = await saveDeliveryAddress(services, accountId, given)
    return stored.ok
      ? saved(stored.value.id)
      : refuseForm(facts, deliveryErrors(stored.refusal), { kind, values })
  }
  if (form.has('invoiceEmail')) await changeInvoiceEmail(db, accountId, invoiceEmail)
  const isBoth = kind === 'billing' && form.get('same') === '1'
  await changeAddresses(services, accountId, {
    [kind]: change,
    ...(isBoth && { shipping: change }),
  })
  return saved(kind)
}
