import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import {
  type AddressChange,
  addressFields,
  applyAddressChange,
  defaultCountry,
  emptyAddress,
} from '../../../domain/customer/address.ts'
import { normalizeEmail } from '../../../domain/customer/email.ts'
import { isProfession, needsPharmaId } from '../../../domain/customer/profession.ts'
import type { SignupForm } from '../../../domain/customer/signup-form.ts'
import type { Language } from '../../../domain/language.ts'
import { cleanLine, cleanText } from '../../../domain/order/free-text.ts'
import { newId } from '../../db/new-id.ts'
import type {
  AccountTable,
  AddressKind,
  AddressTable,
  CertificateTable,
} from '../../db/tables/accounts.ts'
import { addressColumns } from '../profile/addresses.ts'
import type { SentFile } from './certificate-type.ts'

type Accepted = {
  form: SignupForm
  shippingSame: boolean
  language: Language
  passwordHash: string
  now: Date
}

/** Lists every column: other form fields are ignored. */
const accountRow = ({ form, language, passwordHash, now }: Accepted): Insertable<AccountTable> => ({
  id: newId(),
  email: normalizeEmail(form.email),
  password_hash: passwordHash,
  state: 'pending',
  role: 'customer',
  first_name: cleanLine(form.firstName),
  last_name: cleanLine(form.lastName),
  language,
  profession: form.profession,
  discount_rate: 0,
  user_can_order: false,
  user_can_order_with_form: false,
  billing_phone: cleanLine(form.billingPhone),
  pharma_id:
    isProfession(form.profession) && needsPharmaId(form.profession) ? cleanLine(form.pharmaId) : '',
  customer_number: cleanLine(form.customerNumber),
  signup_message: cleanText(form.message),
  created_at: now,
  updated_at: now,
})

const addressRow = (
  account_id: string,
  kind: AddressKind,
  form: SignupForm,
  from: AddressKind,
): Insertable<AddressTable> => {
  const parts = addressFields.map((part) => [part, cleanLine(form[`${from}${part}`])])
  const change: AddressChange = Object.fromEntries(parts)
  const address = applyAddressChange(emptyAddress, {
    ...change,
    Country: change.Country || defaultCountry,
  })
  return { account_id, kind, ...addressColumns(address) }
}

/** The rows of a valid signup: the account and its two addresses. */
export const signupRows = (accepted: Accepted) => {
  const { form, shippingSame } = accepted
  const account = accountRow(accepted)
  const shipping = shippingSame ? 'billing' : 'shipping'
  const addresses = [
    addressRow(account.id, 'billing', form, 'billing'),
    addressRow(account.id, 'shipping', form, shipping),
  ]
  return { account, addresses }
}

const longestName = 200

/** The part after the last slash: some browsers send whole paths. */
const fileName = (name: string) =>
  cleanLine(name.split(/[/\\]/).at(-1) ?? '', longestName) || 'certificate'

export const certificateRow = (
  account_id: string,
  { name, bytes }: SentFile,
  media_type: string,
  now: Date,
): Insertable<CertificateTable> => ({
  id: newId(),
  account_id,
  name: fileName(name),
  media_type,
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  created_at: now,
})
