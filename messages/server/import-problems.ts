import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LocationProblem } from '../../domain/locations/check-location.ts'
import { apiErrorMessages } from './api-errors.ts'
import { locationProblemMessages } from './locations.ts'

type RowMessage = (value: string, choices: string) => MessageDescriptor

const ofApi = (code: keyof typeof apiErrorMessages) => () => apiErrorMessages[code]

const ofLocation = (code: LocationProblem) => () => locationProblemMessages[code]

/** Why a row of an imported file is wrong; `value` is what it says there, `choices` what is right. */
export const rowProblemMessages = {
  'not-a-number': (value) => msg`“${value}” is not a price. Write it as 12.50.`,
  negative: (value) => msg`“${value}”: a price cannot be negative.`,
  ambiguous: (value) => msg`“${value}” is ambiguous. Write 1234.00 or 1.23.`,
  decimals: (value) => msg`“${value}” has more than two decimals.`,
  'too-large': (value) => msg`“${value}” is too high for a price.`,
  formula: () => msg`The cell has a formula. Insert its value instead.`,
  'number-invalid': (value) => msg`“${value}” is not a whole number.`,
  'decimal-invalid': (value) => msg`“${value}” is not a number. Write it as 46.5197.`,
  'value-unknown': (value, choices) =>
    choices
      ? msg`“${value}” is not one of the possible values: ${choices}.`
      : msg`“${value}” is not one of the possible values.`,
  'text-too-long': () => msg`The text is longer than 20,000 characters.`,
  'too-many-cells': (value) =>
    msg`The row has more cells than the headings; the first one says “${value}”.`,
  'quotes-open': () => msg`A quotation mark is missing in this row.`,
  'key-missing': () =>
    msg`The row does not say what it concerns: a number, a code or a name is missing.`,
  'number-unknown': (value) => msg`There is no entry with the number ${value}.`,
  'row-twice': (value) => msg`Row ${value} concerns the same entry.`,
  'product-unknown': (value, choices) =>
    choices
      ? msg`There is no product “${value}”. Possible codes: ${choices}.`
      : msg`There is no product “${value}”.`,
  'code-invalid': (value) =>
    msg`“${value}” cannot be a code: a code has lower-case letters, digits and hyphens, such as arnica-cream-50g.`,
  'name-unknown': (value, choices) =>
    msg`There is no price “${value}”. Possible names: ${choices}.`,
  'code-of-another-product': (value) =>
    msg`The number belongs to a product other than the one with the code “${value}”.`,
  'name-of-another-product': (value) => msg`The number belongs to a product other than “${value}”.`,
  'category-unknown': (value, choices) =>
    choices
      ? msg`There is no category “${value}”. Possible categories: ${choices}.`
      : msg`There is no category “${value}”. Create it in a product first.`,
  'title-missing': () => msg`A new product needs a title in French or English.`,
  'price-missing': () => msg`A new product needs a price.`,
  'only-prices-with-a-date': () =>
    msg`If prices are valid from a later day, the file may only change prices of existing products.`,
  'family-of-another-remedy': () => msg`A remedy cannot change its family.`,
  'name-taken': ofApi('name-taken'),
  'lm-invalid': ofApi('lm-invalid'),
  'range-unreadable': (value, choices) =>
    msg`“${value}” cannot be read as dilutions. Write them as ${choices}.`,
  'nothing-offered': ofApi('nothing-offered'),
  'redirect-from-invalid': ofApi('redirect-from-invalid'),
  'redirect-to-invalid': ofApi('redirect-to-invalid'),
  'redirect-to-missing': ofApi('redirect-to-missing'),
  'redirect-hides-page': ofApi('redirect-hides-page'),
  'redirect-loop': ofApi('redirect-loop'),
  'steps-invalid': (value) =>
    msg`“${value}” are no quantity prices. Write them as 10: 8.50; 50: 7.90, with lower prices for more pieces.`,
  'steps-of-product': () => msg`Only made-to-order articles have quantity prices.`,
  'percent-invalid': (value) => msg`“${value}” is not a percentage from 0 to 100.`,
  'day-invalid': (value) => msg`“${value}” is not a date. Write it as 31.12.2027.`,
  'name-missing': () => msg`A new customer needs a first name and a last name.`,
  'line-too-long': (value) => msg`“${value}” is too long.`,
  'email-invalid': (value) => msg`“${value}” is not an e-mail address.`,
  'email-of-another': (value) =>
    msg`The customer has an e-mail address other than “${value}”. An import does not change it.`,
  'phone-invalid': (value) => msg`“${value}” is not a telephone number.`,
  'canton-unknown': (value) => msg`“${value}” is not a canton. Write it as BE.`,
  'customer-of-staff': (value) => msg`“${value}” is the address of a member of the staff.`,
  'customer-number-taken': (value) =>
    msg`A customer with another e-mail address has the number ${value}.`,
  'customer-number-shared': (value) =>
    msg`Several customers have the number ${value}. Add the column with their e-mail addresses.`,
  'tracking-invalid': (value) => msg`“${value}” is not a tracking number.`,
  'order-sent': (value) => msg`Order ${value} has another tracking number already.`,
  'order-sent-in-part': (value) =>
    msg`Order ${value} is sent in parts, and its parcels have tracking numbers already. Send the next part or mark the order as sent first.`,
  'order-not-to-send': (value) =>
    msg`Order ${value} cannot be sent: it is cancelled, or waits for its payment.`,
  'location-blank': ofLocation('blank'),
  'location-too-long': ofLocation('too-long'),
  'location-category-unknown': ofLocation('category-unknown'),
  'location-not-a-number': ofLocation('not-a-number'),
  'location-outside-map': ofLocation('outside-map'),
  'location-town-missing': ofLocation('town-missing'),
  'location-website-invalid': ofLocation('website-invalid'),
  'location-function-not-shown': ofLocation('function-not-shown'),
  'location-formula': ofLocation('formula'),
} satisfies Record<string, RowMessage>

/** After the nearest of many possible values. */
export const andMore = (named: string, count: number) => msg`${named} and ${count} more`

/** The sheets of a template. */
export const templateSheets = {
  rows: msg`Rows to import`,
  choices: msg`Possible values`,
} as const

export type RowReason = keyof typeof rowProblemMessages
