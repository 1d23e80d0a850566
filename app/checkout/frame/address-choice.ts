import type { MessageDescriptor } from '@lingui/core'
import { applyAddressChange, emptyAddress } from '../../../domain/customer/address.ts'
import { addressProblems } from '../../../domain/order/address-problem.ts'
import { addressProblemMessage } from '../../../messages/account/address-problems.ts'
import { deliveryRefusalMessages } from '../../../messages/account/delivery-addresses.ts'
import { fieldProblemMessages } from '../../../messages/account/field-problems.ts'
import { findMember } from '../../../server/accounts/members/find-member.ts'
import { addressChoices } from '../../../server/accounts/profile/address-choices.ts'
import { addressColumns } from '../../../server/accounts/profile/addresses.ts'
import {
  listDeliveryAddresses,
  saveDeliveryAddress,
} from '../../../server/accounts/profile/delivery-addresses.ts'
import { option } from '../../../server/content/options.ts'
import type { AddressSnapshot } from '../../../server/db/tables/orders.ts'
import type { RequestFacts } from '../../../server/http/pages/request-facts.ts'
import { i18nIn } from '../../../server/i18n.ts'
import { addressLines } from '../../../server/orders/address-lines.ts'
import { type CheckoutDraft, insertDraft } from '../../../server/orders/placing/checkout-draft.ts'
import { deliveryErrors, readAddressForm } from '../../account/addresses/answer-addresses.ts'
import { textIn } from '../../account/forms/form-answer.ts'
import type { Posted } from './posted-form.ts'

/** Why the chosen or entered shipping address cannot be used, by field or as a whole. */
export type ChoiceErrors = {
  errors?: Record<string, MessageDescriptor>
  notice?: MessageDescriptor
}

/** Why parcels cannot be sent to an address. */
const deliveryProblems = async (
  { services: { db } }: Pick<RequestFacts, 'services'>,
  shipping: AddressSnapshot,
) =>
  addressProblems({ shipping }, await option(db, 'shipping_countries')).filter(
    ({ kind }) => kind === 'shipping',
  )

/** Stores an entered address, which must be complete, and returns its id. */
const storeEntered = async (facts: RequestFacts, accountId: string, form: FormData) => {
  const { change, errors } = readAddressForm(form, 'shipping')
  if (!textIn(form, 'name').trim()) errors.name = fieldProblemMessages.blank
  const entered = addressColumns(applyAddressChange(emptyAddress, change))
  for (const problem of await deliveryProblems(facts, entered))
    errors[`shipping${problem.part}`] ??=
      problem.part === 'Country' ? addressProblemMessage(problem) : fieldProblemMessages.blank
  if (Object.keys(errors).length > 0) return { errors }
  const given = { name: textIn(form, 'name'), change }
  const stored = await saveDeliveryAddress(facts.services, accountId, given)
  return stored.ok ? stored.value : deliveryErrors(stored.refusal)
}

/** Whose addresses they are, and whether who orders may add one; a member only with the right (R48). */
const findOrderer = async (
  { services: { db } }: Pick<RequestFacts, 'services'>,
  { accountId }: Pick<CheckoutDraft, 'accountId'>,
) => (await findMember(db, accountId)) ?? { practiceId: accountId, managesPractice: false }

/** The draft with the posted shipping address. Older clients post none, and get the default one. */
export const chooseAddress = async (
  facts: RequestFacts,
  { address, form }: Pick<Posted, 'address' | 'form'>,
  draft: CheckoutDraft,
): Promise<{ draft: CheckoutDraft } & ChoiceErrors> => {
  if (address === '' || address === draft.addressId) return { draft }
  const { services } = facts
  const { practiceId, managesPractice } = await findOrderer(facts, draft)
  const isEntered = address === 'new' && managesPractice
  const entered = isEntered ? await storeEntered(facts, practiceId, form) : { id: address }
  if (!('id' in entered)) return { draft, ...entered }
  const stored = await listDeliveryAddresses(services.db, practiceId)
  const found = stored.find(({ id }) => id === entered.id)
  if (!found) return { draft, notice: deliveryRefusalMessages['address-unknown'] }
  const [problem] = await deliveryProblems(facts, addressColumns(found.address))
  if (problem) return { draft, notice: addressProblemMessage(problem) }
  if (found.isDefault && !draft.addressId) return { draft }
  return { draft: await insertDraft(services, { ...draft, addressId: found.id }) }
}

/** The shipping addresses to choose from, with what was entered for another one. */
export const addressChoiceView = async (
  { services, language }: Pick<RequestFacts, 'services' | 'language'>,
  { address, form }: Pick<Posted, 'address' | 'form'>,
  { accountId, addressId }: CheckoutDraft,
  { errors = {}, notice }: ChoiceErrors,
) => {
  const t = (text: MessageDescriptor) => i18nIn[language]._(text)
  const { practiceId, managesPractice } = await findOrderer({ services }, { accountId })
  const stored = await listDeliveryAddresses(services.db, practiceId)
  const isRefused = notice !== undefined || Object.keys(errors).length > 0
  const wanted = isRefused ? address : addressId
  const chosen = [...stored.map(({ id }) => id), 'new'].find((id) => id === wanted)
  const shown = async ({ id, name, address: one }: (typeof stored)[number]) => {
    const columns = addressColumns(one)
    const [problem] = await deliveryProblems({ services }, columns)
    const lines = addressLines(columns, language)
    return { id, name, lines, problem: problem && t(addressProblemMessage(problem)) }
  }
  return {
    addresses: await Promise.all(stored.map(shown)),
    chosen: chosen ?? stored[0]?.id ?? '',
    mayAdd: managesPractice,
    choices: addressChoices(language),
    values: isRefused ? readAddressForm(form, 'shipping').values : {},
    errors: Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, t(text)])),
    notice: notice && t(notice),
  }
}
