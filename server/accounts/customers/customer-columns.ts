import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  type Address,
  type AddressKind,
  addressFields,
  addressKinds,
} from '../../../domain/customer/address.ts'
import { isCanton } from '../../../domain/customer/canton.ts'
import { customerGroups } from '../../../domain/customer/customer-group.ts'
import { normalizeEmail } from '../../../domain/customer/email.ts'
import { professions } from '../../../domain/customer/profession.ts'
import { byLanguage, type Language, languageNames, languages } from '../../../domain/language.ts'
import { cleanLine } from '../../../domain/order/free-text.ts'
import { ok } from '../../../domain/result.ts'
import { customerGroupNames } from '../../../messages/account/customer-groups.ts'
import { professionNames } from '../../../messages/signup/professions.ts'
import { i18nIn } from '../../i18n.ts'
import {
  choiceColumn,
  dayColumn,
  percentColumn,
  textColumn,
  words,
  yesNoColumn,
} from '../../imports/columns.ts'
import type { ImportColumn } from '../../imports/import-table.ts'
import { addressChoices } from '../profile/address-choices.ts'

const inWords = (write: (text: (message: MessageDescriptor) => string) => string) =>
  byLanguage((language) => [write((message) => i18nIn[language]._(message))])

type Words = ReturnType<typeof words>

/** The heading of the list of customers, and others that tables have. */
const named = (message: MessageDescriptor, others?: Words) => {
  const own = inWords((text) => text(message))
  return byLanguage((language) => [...own[language], ...(others?.[language] ?? [])])
}

/** One line without invisible characters; too long ones are found by the check of customers. */
const lineColumn = (
  headings: ImportColumn['headings'],
  clean: (text: string) => string = (text) => text,
  options: Pick<ImportColumn, 'role'> = {},
) => {
  const column = textColumn(headings, options)
  const read: ImportColumn['read'] = (cell) => {
    const text = column.read(cell)
    return text.ok ? ok(clean(cleanLine(String(text.value), 1_000))) : text
  }
  return { ...column, read }
}

/** A canton in capitals; the states of other countries stay as they are. */
const cleanState = (text: string) => (isCanton(text.toUpperCase()) ? text.toUpperCase() : text)

/** By code or by name in any of the languages. */
const countryColumn = (headings: ImportColumn['headings']) => {
  const labels = byLanguage(
    (language) =>
      new Map(addressChoices(language).countries.map(({ value, label }) => [value, label])),
  )
  const nameIn = (code: string, language: Language) => labels[language].get(code) ?? code
  const codes = [...labels.en.keys()]
  return choiceColumn(
    headings,
    codes.map((code) => [code, byLanguage((language) => [nameIn(code, language)])]),
  )
}

type AddressColumn = keyof Address

const addressNames: Readonly<Record<AddressColumn, MessageDescriptor>> = {
  FirstName: msg`First name`,
  LastName: msg`Last name`,
  Company: msg`Company or practice`,
  Address1: msg`Street`,
  BuildingNumber: msg`House number`,
  Address2: msg`Address line 2`,
  Postcode: msg`Postcode`,
  City: msg`Town`,
  State: msg`Canton`,
  Country: msg`Country`,
}

const otherNames: Partial<Record<AddressColumn, Words>> = {
  Company: words('entreprise|société', 'company|practice', 'Firma|Praxis', 'azienda|ditta'),
  Address1: words('adresse', 'address', 'Adresse', 'indirizzo'),
  Postcode: words('code postal', 'zip', 'Postleitzahl', 'CAP'),
  City: words('ville', 'city', 'Stadt|Ortschaft', 'città'),
}

export const addressParts: readonly AddressColumn[] = [...addressFields, 'BuildingNumber']

const kindNames: Readonly<Record<AddressKind, MessageDescriptor>> = {
  billing: msg`Billing address`,
  shipping: msg`Shipping address`,
}

/** The names of the account are the first ones without the name of an address. */
const isUnprefixed = (kind: AddressKind, part: AddressColumn) =>
  kind === 'billing' && part !== 'FirstName' && part !== 'LastName'

const addressColumn = (kind: AddressKind, part: AddressColumn): ImportColumn => {
  const headings = isUnprefixed(kind, part)
    ? named(addressNames[part], otherNames[part])
    : inWords((text) => `${text(addressNames[part])} (${text(kindNames[kind])})`)
  if (part === 'Country') return countryColumn(headings)
  return lineColumn(headings, part === 'State' ? cleanState : undefined)
}

/** Columns of the two addresses, such as `billingCity`. */
const addressColumns = Object.fromEntries(
  addressKinds.flatMap((kind) =>
    addressParts.map((part) => [`${kind}${part}`, addressColumn(kind, part)]),
  ),
)

/** The columns of files with customers; their names are those of `CustomerChange`. */
export const customerFileColumns: Readonly<Record<string, ImportColumn>> = {
  email: lineColumn(
    named(
      msg`E-mail`,
      words('courriel|adresse e-mail', 'email|e-mail address', 'Mail|E-Mail-Adresse', 'email'),
    ),
    normalizeEmail,
    { role: 'key' },
  ),
  customerNumber: lineColumn(
    named(
      msg`Customer number`,
      words('n° client|numéro client', 'customer no', 'Kundennr.|Kunden-Nr.', 'n. cliente'),
    ),
  ),
  firstName: lineColumn(named(msg`First name`)),
  lastName: lineColumn(named(msg`Last name`)),
  profession: choiceColumn(
    named(msg`Profession`),
    professions.map((one) => [one, named(professionNames[one])]),
  ),
  language: choiceColumn(
    named(msg`Language`),
    languages.map((one) => [one, byLanguage(() => [languageNames[one]])]),
  ),
  pharmaId: lineColumn(named(msg`GLN`)),
  billingPhone: lineColumn(named(msg`Phone`, words('tél.', 'telephone', 'Tel.', 'tel.'))),
  discountRate: percentColumn(
    named(msg`Discount in %`, words('rabais', 'discount', 'Rabatt|Rabatt in %', 'sconto')),
  ),
  customerGroup: choiceColumn(
    named(msg`Customer group`, words('groupe', 'group', 'Gruppe', 'gruppo')),
    customerGroups.map((one) => [one, named(customerGroupNames[one])]),
  ),
  userCanOrder: yesNoColumn(named(msg`May order`)),
  userCanOrderWithForm: yesNoColumn(named(msg`May order with the order form`)),
  certificateExpiresOn: dayColumn(named(msg`Certificate valid until`)),
  ...addressColumns,
  number: lineColumn(named(msg`Account`), undefined, { role: 'key' }),
}
