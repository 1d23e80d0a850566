import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { labelled } from '../labelled.ts'
import { apiErrorMessages } from './api-errors.ts'
import { rowProblemMessages } from './import-problems.ts'

type NoteMessage = (...values: string[]) => MessageDescriptor

/** What an import of a former shop says about its records and its source. */
const noteMessages = {
  'deleted-here': () => msg`Not imported: it was deleted here.`,
  'changed-here': (fields) => msg`Changed here and therefore kept: ${fields}`,

  'no-order': (status) => msg`Not imported: “${status}” is not the status of an order.`,
  'order-number-invalid': (number) =>
    msg`Not imported: the number “${number}” does not consist of digits.`,
  'order-number-taken': (number) => msg`Not imported: another order here has the number ${number}.`,
  'order-number-high': (number) =>
    msg`The number ${number} is very high: new orders are not numbered after it.`,
  'order-amount-too-large': () => msg`Not imported: an amount is too large.`,
  'order-currency': (currency) => msg`Not imported: the order is in ${currency}.`,
  'order-date-missing': () => msg`Not imported: the order has no date.`,
  'order-status-unknown': (status) =>
    msg`The status “${status}” is unknown: imported as completed.`,
  'order-amounts-differ': () =>
    msg`The amounts do not add up: the total is kept, and the difference is a discount.`,
  'order-vat-rate-missing': () => msg`There is VAT without its rate: it is not shown.`,
  'order-lines-unreadable': () => msg`Some lines cannot be read.`,
  'order-of-guest': () =>
    msg`The order of a guest: it belongs to a rejected account without a login.`,

  'id-missing': () => msg`Not imported: the record has no number.`,
  'role-of-staff': (roles) =>
    msg`Not imported: the person has the role ${roles}. Invite staff in the back office.`,
  'email-invalid': () => msg`Not imported: there is no valid e-mail address.`,
  'email-of-another': () => msg`Not imported: another customer has the same e-mail address.`,
  'email-not-changed': () => msg`The new e-mail address belongs to another account here.`,
  'member-of-staff': () => msg`Not imported: the person is a member of the staff here.`,
  'account-known': () => msg`The customer already had an account here.`,
  'rights-missing': () => msg`The former shop names no right to order, so there is none here.`,
  'text-cut': (field) => msg`The field ${field} is too long and was cut.`,
  'country-unknown': () => msg`A country is unknown: set to Switzerland.`,
  'canton-unknown': () => msg`A canton is unknown: left empty.`,
  'status-unknown': (status) => msg`The status “${status}” is unknown.`,
  'language-unknown': () => msg`The language is unknown.`,
  'profession-unknown': (profession) => msg`The profession “${profession}” is unknown: left empty.`,
  'discount-unreadable': (discount) =>
    msg`The discount “${discount}” cannot be read: there is none here.`,
  'password-unusable': () =>
    msg`The password cannot be taken over: the customer has to choose a new one.`,
  'expiry-unreadable': () => msg`The expiry of the certificate is not a date.`,
  'certificate-missing': () => msg`The file of the certificate is missing.`,
  'certificate-refused': (reason) => msg`The certificate cannot be taken over. ${reason}`,
  'consent-undated': () => msg`Not subscribed: the day of the consent is missing.`,
  'subscription-kept': () => msg`The subscription has another state here, which is kept.`,

  'file-missing': () => msg`The file is missing.`,
  'file-refused': (reason) => msg`The file cannot be taken over. ${reason}`,
  'file-address-missing': () => msg`Not imported: the record has no address of a file.`,
  'file-no-picture': () => msg`The file is not a picture.`,

  'in-trash': () => msg`Not imported: it is in the trash.`,
  'stays-draft': () => msg`It stays a draft until it has been checked.`,
  'draft-here': () => msg`There is a draft here, so it was not published.`,
  'page-invalid': (fields) => msg`Not imported: some fields do not fit (${fields}).`,
  'page-refused': (reason) => msg`Not imported. ${reason}`,
  'page-picture': labelled,
  'element-unknown': (name) => msg`${name} is unknown here; its text is kept.`,
  'field-unknown': (field) => msg`The field ${field} is unknown here; it is kept beside the page.`,
  'choice-unknown': (field, choice) => msg`The value “${choice}” of ${field} is unknown here.`,
  'block-unknown': (block) => msg`The block ${block} is unknown here; its texts are kept.`,
  'block-invalid': (block, fields) =>
    msg`The block ${block} does not fit (${fields}); its texts are kept.`,
  'link-to-missing-file': (path) => msg`It links to a file that is missing: ${path}`,
  'link-without-redirect': (path) => msg`It links to an address that needs a redirect: ${path}`,
  'redirect-kept': (address) => msg`It leads to ${address} here, which is kept.`,
  'redirect-refused': (address, reason) => msg`Not redirected to ${address}. ${reason}`,
  'option-invalid': () => msg`Not imported: this site does not accept the value.`,
  'option-kept': () => msg`There is another value here, which is kept.`,
  'location-invalid': labelled,

  'product-slug-invalid': () => msg`Not imported: the product has no valid address.`,
  'product-family-unknown': () => msg`Not imported: the product belongs to no family of this shop.`,
  'product-price-missing': () => msg`Not imported: the product has no price.`,

  'database-outdated': () => msg`The database is new or of another version: start the shop once.`,
  'source-invalid': (from) =>
    msg`${from} is neither a folder nor an address such as https://shop.example.`,
  'source-unreadable': (name) => msg`${name} is not a folder that can be read.`,
  'file-too-large': (name) => msg`${name} is too large.`,
  'zip-broken': () => msg`The ZIP file is damaged, or has paths that lead out of it.`,
  'zip-encrypted': () => msg`The ZIP file is protected by a password. Pack it without one.`,
  'zip-too-large': () => msg`The ZIP file has too many or too large files.`,
  'source-without-lists': () =>
    msg`There is nothing to import: none of the expected lists was found, such as customers.json or pages.json.`,
  'file-not-read': () => msg`Not read: it is none of the expected lists.`,
  'not-json': (name) => msg`${name} is not JSON.`,
  'not-records': (name) => msg`${name} is not a list of records.`,
  'row-broken': (name, row, reason) => msg`${name}, row ${row}: ${reason}`,
  'login-needs-https': () => msg`A login is sent to addresses with https only.`,
  'login-required': (address) =>
    msg`${address} requires a login: user and application password of an administrator.`,
  'login-refused': (address) =>
    msg`${address} refuses the login: it has to be that of an administrator.`,
  'address-redirects': (address) => msg`${address} redirects: enter the address that it leads to.`,
  'address-failed': (address, status) => msg`${address} answers with the status ${status}.`,
  'address-unreachable': (address, reason) => msg`${address} cannot be read: ${reason}`,
  'response-too-large': (address, megabytes) => msg`${address} sends more than ${megabytes} MB.`,
} satisfies Record<string, NoteMessage>

const messages: Readonly<Record<string, NoteMessage>> = {
  ...Object.fromEntries(Object.entries(apiErrorMessages).map(([code, text]) => [code, () => text])),
  ...(rowProblemMessages as Record<string, NoteMessage>),
  ...noteMessages,
}

type NoteCode =
  | keyof typeof noteMessages
  | keyof typeof rowProblemMessages
  | keyof typeof apiErrorMessages

/** A message as data; values are texts of the former shop, or the reason as a message. */
export type ImportNote = readonly [code: NoteCode, ...values: (string | ImportNote)[]]

/** The message in the language of `translate`. */
export const importNoteText = (
  [code, ...values]: ImportNote,
  translate: (message: MessageDescriptor) => string,
): string => {
  const texts = values.map((value) =>
    typeof value === 'string' ? value : importNoteText(value, translate),
  )
  const message = messages[code]?.(...texts)
  return message ? translate(message) : code
}

/** Refuses a second import. */
export const shopImportRunning = (name: string, time: string) =>
  msg`${name} started an import at ${time}, which is still running. Please wait until it has ended.`

/** The kinds of records. */
export const importKindNames = {
  source: msg`Source`,
  media: msg`Pictures and documents`,
  page: msg`Pages`,
  post: msg`Posts`,
  remedy: msg`Remedies`,
  product: msg`Products and prices`,
  redirect: msg`Redirects`,
  option: msg`Options`,
  location: msg`Places on the map`,
  customer: msg`Customers`,
  subscription: msg`Newsletter subscriptions`,
  order: msg`Orders`,
} as const
