import type { AccountState } from '../../../domain/customer/account-state.ts'
import {
  addressFields,
  applyAddressChange,
  defaultCountry,
  emptyAddress,
} from '../../../domain/customer/address.ts'
import { isCanton } from '../../../domain/customer/canton.ts'
import { isDay } from '../../../domain/customer/certificate-expiry.ts'
import { isEmail, normalizeEmail } from '../../../domain/customer/email.ts'
import { isProfession } from '../../../domain/customer/profession.ts'
import { isLanguage } from '../../../domain/language.ts'
import { parsePercent } from '../../../domain/money.ts'
import { cleanLine } from '../../../domain/order/free-text.ts'
import type { ImportNote } from '../../../messages/server/shop-import.ts'
import { isFormerHash } from '../../accounts/passwords/former-hash.ts'
import { isCountry } from '../../accounts/profile/address-choices.ts'
import { addressColumns } from '../../accounts/profile/addresses.ts'
import { isRecord, type SourceRecord } from '../source/shop-source.ts'
import { flagOf, instantOf, type SourceFields, sourceFields, textOf } from '../source-fields.ts'

/** Values of an account and its addresses that the former shop has; absent ones are unknown there. */
type PersonFields = {
  email: string
  password_hash?: string
  state: AccountState
  first_name: string
  last_name: string
  language?: string
  profession?: string
  discount_rate?: number
  user_can_order?: boolean
  user_can_order_with_form?: boolean
  billing_phone: string
  pharma_id?: string
  customer_number?: string
  certificate_expires_on?: string
  billing?: ReturnType<typeof addressColumns>
  shipping?: ReturnType<typeof addressColumns>
}

/** A person of the former shop. */
export type SourcePerson = {
  fields: PersonFields
  createdAt: Date | undefined
  /** Address of the proof of the profession. */
  certificate: string | undefined
  /** The consent of the newsletter with its day; undefined if the former shop says nothing. */
  newsletter: { isSubscribed: boolean; at: Date | undefined; text: string } | undefined
  unknown: Record<string, unknown>
  /** What could not be read. */
  notes: ImportNote[]
}

export type PersonResult = { person: SourcePerson } | { skipped: ImportNote }

type Reader = {
  fields: SourceFields
  /** Keeps a value, unless undefined, that cannot be used here, with a note for the person who imports. */
  refuse: (name: string, value: unknown, note?: ImportNote) => undefined
  /** One line of text, in its full length where it is too long. */
  line: (name: string, value: unknown) => string
}

const createReader = (records: readonly SourceRecord[]) => {
  const notes: ImportNote[] = []
  const refused: Record<string, unknown> = {}
  const refuse = (name: string, value: unknown, note?: ImportNote) => {
    if (note) notes.push(note)
    if (value !== undefined) refused[name] = value
    return undefined
  }
  const line = (name: string, value: unknown) => {
    const text = cleanLine(textOf(value), Number.POSITIVE_INFINITY)
    const cut = cleanLine(text)
    if (cut.length < text.length) refuse(name, value, ['text-cut', name])
    return cut
  }
  const fields = sourceFields(...records)
  return { reader: { fields, refuse, line }, notes, refused }
}

/** The names of address fields in WooCommerce. */
const addressNames: Readonly<Record<(typeof addressFields)[number], string>> = {
  FirstName: 'first_name',
  LastName: 'last_name',
  Company: 'company',
  Address1: 'address_1',
  Address2: 'address_2',
  Postcode: 'postcode',
  City: 'city',
  State: 'state',
  Country: 'country',
}

const readNames: ReadonlySet<string> = new Set([...Object.values(addressNames), 'email', 'phone'])

/** An address in the columns of this shop; undefined for an empty one. */
export const readAddress = (
  value: unknown,
  kind: string,
  { line, refuse }: Pick<Reader, 'line' | 'refuse'>,
): ReturnType<typeof addressColumns> | undefined => {
  if (!isRecord(value)) return undefined
  for (const [name, other] of Object.entries(value))
    if (!readNames.has(name) && textOf(other)) refuse(`${kind}.${name}`, other)
  const parts = addressFields.map(
    (field) => [field, line(`${kind}.${addressNames[field]}`, value[addressNames[field]])] as const,
  )
  if (parts.every(([field, text]) => text === '' || field === 'Country')) return undefined
  const address = { ...emptyAddress, ...Object.fromEntries(parts) }
  const country = address.Country.toUpperCase() || defaultCountry
  const isKnown = isCountry(country)
  if (!isKnown) refuse(`${kind}.country`, address.Country, ['country-unknown'])
  address.Country = isKnown ? country : defaultCountry
  address.State = address.State.toUpperCase()
  if (address.Country === defaultCountry && address.State && !isCanton(address.State)) {
    refuse(`${kind}.state`, value.state, ['canton-unknown'])
    address.State = ''
  }
  return addressColumns(applyAddressChange(emptyAddress, address))
}

/** States of an account in plug-ins that verify users. */
const states: Readonly<Record<string, AccountState>> = {
  ...{ active: 'active', approved: 'active', activated: 'active', verified: 'active' },
  ...{ pending: 'pending', awaiting: 'pending', unverified: 'pending' },
  ...{ rejected: 'rejected', denied: 'rejected', declined: 'rejected' },
  ...{ suspended: 'suspended', blocked: 'suspended', inactive: 'suspended', disabled: 'suspended' },
}

/** Whoever has flags is known to the laboratory; without state and flags, it decides. */
const readState = ({ fields, refuse }: Reader, hasFlags: boolean): AccountState => {
  const value = fields.take('status', 'account_status', 'user_status', 'pw_user_status')
  const text = textOf(value).toLowerCase()
  const state = states[text]
  // `user_status` of WordPress is always 0.
  if (text && text !== '0' && !state) refuse('status', value, ['status-unknown', text])
  return state ?? (hasFlags ? 'active' : 'pending')
}

const readLanguage = ({ fields, refuse }: Reader) => {
  const value = fields.take('language', 'lang', 'locale', 'icl_admin_language')
  const language = textOf(value).slice(0, 2).toLowerCase()
  if (!language) return undefined
  return isLanguage(language) ? language : refuse('language', value, ['language-unknown'])
}

const readProfession = ({ fields, refuse }: Reader) => {
  const value = fields.take('profession', 'billing_profession', 'beruf')
  const profession = textOf(value).toLowerCase().replaceAll('_', ' ')
  if (!profession || profession === 'none') return undefined
  return isProfession(profession)
    ? profession
    : refuse('profession', value, ['profession-unknown', profession])
}

const readDiscount = ({ fields, refuse }: Reader) => {
  const value = fields.take('discount', 'user_discount', 'discount_percent', 'rabatt')
  const text = textOf(value).replace(/\s*%$/, '')
  if (text === '') return undefined
  // As many decimals as the former shop likes: '10.0000'.
  const rate = parsePercent(text.replace(/([.,]\d{2})0+$/, '$1'))
  return rate ?? refuse('discount', value, ['discount-unreadable', text])
}

const readHash = ({ fields, refuse }: Reader) => {
  const hash = textOf(fields.take('user_pass', 'password_hash'))
  if (!hash) return undefined
  if (isFormerHash(hash)) return hash
  // The hash is not kept: nobody can log in with it.
  return refuse('user_pass', undefined, ['password-unusable'])
}

const readExpiry = ({ fields, refuse }: Reader) => {
  const value = fields.take('certificate_expires_on', 'certificate_expires', 'certificate_expiry')
  const text = textOf(value).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
  if (!text) return undefined
  return isDay(text) ? text : refuse('certificate_expires_on', value, ['expiry-unreadable'])
}

/** An address, or a file of ACF with one. */
const addressOfFile = (value: unknown): string | undefined =>
  textOf(isRecord(value) ? (value.url ?? value.source_url) : value) || undefined

const readNewsletter = ({ fields }: Reader): SourcePerson['newsletter'] => {
  const isSubscribed = flagOf(fields.take('newsletter', 'newsletter_optin', 'newsletter_consent'))
  const at = fields.take('newsletter_date', 'newsletter_consent_date', 'newsletter_optin_date')
  const text = textOf(fields.take('newsletter_text', 'newsletter_consent_text'))
  return isSubscribed === undefined
    ? undefined
    : { isSubscribed, at: instantOf(undefined, at), text }
}

const customerRoles = ['customer', 'subscriber']

const readRoles = ({ fields }: Reader): string[] => {
  const roles = fields.take('roles', 'role')
  const listed = Array.isArray(roles) ? roles : textOf(roles).split(',')
  return listed.map((role) => textOf(role).toLowerCase()).filter(Boolean)
}

export const definedOf = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as unknown as Fields

const readAddresses = (reader: Reader, billing: unknown, shipping: unknown) => {
  const own = readAddress(billing, 'billing', reader)
  return { billing: own, shipping: readAddress(shipping, 'shipping', reader) ?? own }
}

/** A user of WordPress, and the customer of WooCommerce with the same id, as a person. */
export const readPerson = (records: readonly SourceRecord[]): PersonResult => {
  const { reader, notes, refused } = createReader(records)
  const { fields, line } = reader
  const [billing, shipping] = [fields.take('billing'), fields.take('shipping')]
  fields.take('id')
  const staff = readRoles(reader).filter((role) => !customerRoles.includes(role))
  if (staff.length > 0) return { skipped: ['role-of-staff', staff.join(', ')] }
  const ofBilling = isRecord(billing) ? billing : {}
  const email = normalizeEmail(textOf(fields.take('email', 'user_email') ?? ofBilling.email))
  if (!isEmail(email)) return { skipped: ['email-invalid'] }
  const flags = {
    user_can_order: flagOf(fields.take('user_can_order')),
    user_can_order_with_form: flagOf(fields.take('user_can_order_with_form')),
  }
  const hasFlags = Object.values(flags).some((flag) => flag !== undefined)
  if (!hasFlags) notes.push(['rights-missing'])
  const optionalLine = (name: string, ...names: string[]) =>
    line(name, fields.take(...names)) || undefined
  const person = {
    email,
    password_hash: readHash(reader),
    state: readState(reader, hasFlags),
    first_name: line('first_name', fields.take('first_name') ?? ofBilling.first_name),
    last_name: line('last_name', fields.take('last_name') ?? ofBilling.last_name),
    language: readLanguage(reader),
    profession: readProfession(reader),
    discount_rate: readDiscount(reader),
    ...flags,
    billing_phone: line('phone', ofBilling.phone ?? fields.take('billing_phone', 'phone')),
    pharma_id: optionalLine('pharma_id', 'pharma_id', 'pharmaid', 'gln'),
    customer_number: optionalLine('customer_number', 'customer_number', 'kundennummer'),
    certificate_expires_on: readExpiry(reader),
    ...readAddresses(reader, billing, shipping),
  }
  return {
    person: {
      // Undefined ones are absent.
      fields: definedOf(person) as PersonFields,
      createdAt: instantOf(
        fields.take('date_created_gmt', 'user_registered', 'registered_date'),
        fields.take('date_created'),
      ),
      certificate: addressOfFile(fields.take('certificate', 'certificate_file', 'certificate_url')),
      newsletter: readNewsletter(reader),
      unknown: { ...fields.rest(), ...refused },
      notes,
    },
  }
}
