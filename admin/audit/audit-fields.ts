import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { optionGroupNames, optionsOf } from '../../domain/options/site-options.ts'
import { orderStatusNames } from '../../messages/account/order-states.ts'
import { professionNames } from '../../messages/signup/professions.ts'
import { choiceNames, fieldNames } from '../content/blocks/field-names.ts'
import { headNames } from '../content/editor/head-names.ts'
import { roleNames, stateNames } from '../customers/customer-texts.ts'
import { entryStateTexts as entryStates } from '../inbox/entry-texts.ts'
import { stateTexts as paymentStates } from '../payments/payment-texts.ts'

type Names = Readonly<Record<string, MessageDescriptor>>

/** What the screens call the values that the change log stores, besides the parts of pages. */
const recordNames: Names = {
  abbreviation: msg`Abbreviation`,
  added: msg`Added`,
  address1: msg`Street`,
  address2: msg`Address line 2`,
  address: msg`Address`,
  alternativeTexts: msg`Alternative texts`,
  assignedTo: msg`Assigned to`,
  billing: msg`Billing address`,
  billingPhone: msg`Phone`,
  buildingNumber: msg`House number`,
  bytes: msg`File size in bytes`,
  carrier: msg`Carrier`,
  catalogue: msg`Catalogue`,
  categories: msg`Categories`,
  category: msg`Category`,
  certificate: msg`Certificate`,
  certificateExpiresOn: msg`Certificate valid until`,
  ch: msg`Dilutions CH`,
  changed: msg`Changed`,
  channel: msg`How it was received`,
  city: msg`Town`,
  company: msg`Company`,
  compound: msg`Compound`,
  count: msg`Count`,
  country: msg`Country`,
  created: msg`Created`,
  credit: msg`Credit`,
  creditNote: msg`Credit note`,
  customerGroup: msg`Customer group`,
  customerNumber: msg`Customer number`,
  customers: msg`Customers`,
  description_short: msg`Short description`,
  devices: msg`Devices`,
  discount: msg`Discount in %`,
  discountRate: msg`Discount`,
  documents: msg`Documents`,
  email: msg`E-mail`,
  failure: msg`Failed`,
  fee: msg`Fee`,
  firstName: msg`First name`,
  focus: msg`Focal point`,
  forms: msg`Forms`,
  from: msg`From`,
  function: msg`Function`,
  general_information: msg`General information`,
  gln: msg`GLN`,
  hasDraft: msg`Draft`,
  images: msg`Pictures`,
  indication: msg`Indication`,
  ingredients: msg`Ingredients`,
  invoice: msg`Invoice`,
  invoices: msg`Invoices`,
  isListed: msg`On sale`,
  isPaid: msg`Paid`,
  isShared: msg`For everyone`,
  isSupplementary: msg`Supplementary salt`,
  k: msg`Dilutions K`,
  kind: msg`Range`,
  language: msg`Language`,
  lastName: msg`Last name`,
  latin: msg`Botanical name`,
  layout: msg`Layout`,
  line: msg`Item`,
  lines: msg`Items`,
  lm: msg`LM`,
  mayOrder: msg`May order in the shop`,
  mayOrderWithForm: msg`May order with the order form`,
  method: msg`Login method`,
  mgPerLitre: msg`Content in mg/l`,
  name: msg`Name`,
  note: msg`Note`,
  notUndone: msg`Not undone`,
  nr: msg`Number in the lists of the laboratory`,
  number: msg`Number`,
  open: msg`To review`,
  order: msg`Order`,
  orderForm: msg`Order form`,
  orderStatus: msg`Order status`,
  page: msg`Page`,
  paid: msg`Paid`,
  parcel: msg`Parcel`,
  part: msg`Part of the plant`,
  paymentMethod: msg`How it was paid`,
  payments: msg`Payments`,
  pharmaId: msg`GLN`,
  phone: msg`Phone`,
  position: msg`Position in lists`,
  posology: msg`Posology`,
  postcode: msg`Postcode`,
  price: msg`Price`,
  profession: msg`Profession`,
  publishAt: msg`Publication`,
  quantity: msg`Quantity`,
  reason: msg`Reason`,
  redirects: msg`Redirects`,
  reminderNote: msg`What is agreed`,
  remindersPausedUntil: msg`No reminders until`,
  removed: msg`Removed`,
  role: msg`Role`,
  row: msg`Row`,
  season: msg`Season`,
  shipping: msg`Shipping address`,
  size: msg`Size`,
  skipped: msg`Skipped`,
  spam: msg`Spam`,
  state: msg`State`,
  status: msg`Status`,
  street: msg`Street`,
  symbol: msg`Symbol`,
  synonyms: msg`Other names`,
  tags: msg`Keywords`,
  texts: msg`Texts`,
  to: msg`To`,
  total: msg`Total`,
  trackingNumber: msg`Tracking number`,
  type: msg`Type`,
  undone: msg`Undone`,
  unpublishAt: msg`Removal`,
  until: msg`Until`,
  user_can_order: msg`May order in the shop`,
  user_can_order_with_form: msg`May order with the order form`,
  validFrom: msg`Valid from`,
  valueOn: msg`Date`,
  steps: msg`Quantity prices`,
  vatClass: msg`VAT rate`,
  website: msg`Website`,
}

const optionNames: Names = Object.fromEntries(
  optionGroupNames.flatMap((group) =>
    Object.entries(optionsOf(group)).map(([name, { label }]) => [name, label]),
  ),
)

const canton = msg`Canton`

/** The same names mean something else inside these. */
const nestedNames: Readonly<Record<string, Names>> = {
  billing: { state: canton },
  shipping: { state: canton },
  laboratory_address: { state: canton },
}

/** The names of stored addresses begin with a capital: 'Address1'. */
const uncapitalised = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

/** The name of one part of a path, in `parent`; undefined for one without a name on screens. */
export const findFieldName = (part: string, parent: string | undefined) => {
  const name = uncapitalised(part)
  return (
    (parent === undefined ? undefined : nestedNames[parent]?.[name]) ??
    recordNames[name] ??
    optionNames[name] ??
    (headNames as Names)[name] ??
    (fieldNames as Names)[name]
  )
}

/** Codes that other screens show as words, by the area and the last name of the path. */
const codeNames: Readonly<Record<string, Names>> = {
  'customers.state': stateNames,
  'customers.profession': professionNames,
  'customers.role': roleNames,
  'staff.role': roleNames,
  'staff.state': stateNames,
  'staff.reason': { 'wrong-password': msg`Wrong password` },
  'staff.method': { password: msg`Password` },
  'inbox.state': entryStates,
  'orders.status': orderStatusNames,
  'payments.orderStatus': orderStatusNames,
  'payments.state': paymentStates,
  'orders.channel': {
    phone: msg`By phone`,
    email: msg`By e-mail`,
    letter: msg`By letter`,
    fax: msg`By fax`,
    counter: msg`At the counter`,
  },
  'orders.carrier': { 'swiss-post': msg`Swiss Post` },
}

/** The words for a code of the change log; undefined where the value itself is shown. */
export const findCodeName = (resource: string, name: string, code: string) =>
  codeNames[`${resource}.${name}`]?.[code] ?? choiceNames[code]
