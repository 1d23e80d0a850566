import type { MessageDescriptor } from '@lingui/core'
import { redirect } from 'react-router'
import {
  type AddressChange,
  type AddressKind,
  addressKinds,
} from '../../../domain/customer/address.ts'
import { splitStreet } from '../../../domain/customer/postal-address.ts'
import { addressOf } from '../../../domain/page/address.ts'
import {
  fieldProblemMessages,
  numberMissingMessage,
} from '../../../messages/account/field-problems.ts'
import { changeAddresses, findAddresses } from '../../../server/accounts/profile/addresses.ts'
import { addressIn } from '../../../server/accounts/profile/change-user.ts'
import { checkAddress } from '../../../server/accounts/profile/check-address.ts'
import type { RequestFacts } from '../../../server/http/pages/request-facts.ts'
import { readForm } from '../../../server/http/read-form.ts'
import { type FormAnswer, refuseForm } from '../forms/form-answer.ts'
import { isFromCheckout } from './address-field-search.ts'

/** `kind`: the form that was refused. */
export type AddressAnswer = FormAnswer & { kind: AddressKind }

/** The QR-bill has a field for the house number; an address without one is asked about once. */
const asksForNumber = (kind: AddressKind, { Address1, BuildingNumber }: AddressChange) =>
  kind === 'billing' &&
  !!Address1 &&
  !BuildingNumber &&
  splitStreet(Address1).buildingNumber === null

const readAddressForm = (form: FormData, kind: AddressKind) => {
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

/**
 * Saves one address, or both when parcels go to the billing address. Leads back to the checkout where
 * the person came from it.
 */
export const answerAddresses = async (facts: RequestFacts, request: Request) => {
  const { services, language } = facts
  const address = addressOf(language, 'account.addresses')
  const account = await facts.signedIn()
  const isAsked = isFromCheckout(new URL(request.url).searchParams)
  const saved = (kind: AddressKind) =>
    redirect(isAsked ? addressOf(language, 'checkout') : `${address}?done=${kind}`)
  const form = await readForm(request)
  const kind = addressKinds.find((one) => one === form.get('intent'))
  // The page itself shows the login form.
  if (!account || !kind) return redirect(address)
  const { db } = services
  const { accountId } = account
  if (kind === 'shipping' && form.get('same') === '1') {
    const { billing } = await findAddresses(db, accountId)
    if (billing) await changeAddresses(services, accountId, { shipping: billing })
    return saved(kind)
  }
  const { values, change, errors } = readAddressForm(form, kind)
  if (Object.keys(errors).length > 0) return refuseForm(facts, { errors }, { kind, values })
  const isBoth = kind === 'billing' && form.get('same') === '1'
  await changeAddresses(services, accountId, {
    [kind]: change,
    ...(isBoth && { shipping: change }),
  })
  return saved(kind)
}
