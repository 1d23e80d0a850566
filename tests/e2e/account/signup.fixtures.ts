import { addressField, addressFields, addressKinds } from '../../../domain/customer/address.ts'
import type { SignupField } from '../../../domain/customer/signup-form.ts'
import { fieldIn, labelled, regionIn } from '../controls.fixtures.ts'
import { textIn } from '../messages.fixtures.ts'
import { expect, type Language, languageOf, open, type Page } from '../site.fixtures.ts'

export const pdf = {
  name: 'proof.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF'),
}
export const password = 'drei Quellen im Wald'

type Field = SignupField | 'certificate' | 'shippingSame'

const addressLabels = {
  FirstName: 'First name',
  LastName: 'Last name',
  Company: 'Company',
  Address1: 'Address',
  Address2: 'Address line 2',
  Postcode: 'Postcode',
  City: 'City',
  State: 'Canton',
  Country: 'Country',
}

const companyLabels = { fr: 'Entreprise', en: 'Company', de: 'Firma', it: 'Azienda' }

const addressSections = { billing: 'Billing address', shipping: 'Shipping address' }

/** Each field's section and label in English: both addresses have a first name and a street. */
const fields = new Map<Field, readonly [section: string, label: string]>([
  ['profession', ['Your details', 'Profession']],
  ['pharmaId', ['Your details', 'Pharma Id']],
  ['firstName', ['Your details', 'First name']],
  ['lastName', ['Your details', 'Last name']],
  ['email', ['Login details', 'E-mail']],
  ['repeatEmail', ['Login details', 'Repeat e-mail']],
  ['password', ['Login details', 'Password']],
  ['repeatPassword', ['Login details', 'Repeat password']],
  ...addressKinds.flatMap((kind) =>
    addressFields.map(
      (part) => [addressField(kind, part), [addressSections[kind], addressLabels[part]]] as const,
    ),
  ),
  ['billingPhone', ['Billing address', 'Phone']],
  ['shippingSame', ['Shipping address', 'Deliver to the billing address']],
  ['message', ['Message', 'Message (optional)']],
  ['customerNumber', ['Message', 'Customer number']],
  ['certificate', ['Proof of profession', 'Certificate']],
])

export const field = (page: Page, name: Field) => {
  const language = languageOf(page)
  const [section, label] = fields.get(name) ?? []
  if (!section || !label) throw new Error(`No field ${name}`)
  const region = regionIn(page, language, section)
  // The menu has another message of this text.
  return label === 'Company'
    ? labelled(region, companyLabels[language])
    : fieldIn(region, language, label)
}

/** A field is described by its hint and its error; the error is last. */
export const expectError = (page: Page, name: Field, error: string | RegExp) =>
  expect(field(page, name), name).toHaveAccessibleDescription(
    typeof error === 'string' ? new RegExp(`${error.replaceAll('.', '\\.')}$`) : error,
  )

export const signupForm = (page: Page) =>
  page.getByRole('form', { name: textIn(languageOf(page), 'Register') })

export const submitButton = (page: Page) =>
  signupForm(page).getByRole('button', { name: textIn(languageOf(page), 'Register') })

export const submit = (page: Page) => submitButton(page).click()

/** The form's script loads at the first interaction. */
export const openForm = async (page: Page, language: Language) => {
  await open(page, language, 'signup')
  await field(page, 'firstName').focus()
  await expect(page.locator('[data-island=signup][data-ready]')).toHaveCount(1)
}

export type Entered = Partial<Record<SignupField, string>>

export const complete = (email: string): Entered => ({
  profession: 'homeopath',
  firstName: 'Élodie',
  lastName: 'Rochat',
  email,
  repeatEmail: email,
  password,
  repeatPassword: password,
  billingPhone: '+41 21 555 01 02',
  billingAddress1: 'Rue du Lac 12',
  billingPostcode: '1800',
  billingCity: 'Vevey',
  billingState: 'VD',
})

const chosen = ['profession', 'billingCountry', 'billingState']

export const fill = async (page: Page, entered: Entered) => {
  for (const [name, text] of Object.entries(entered) as [SignupField, string][])
    await (chosen.includes(name)
      ? field(page, name).selectOption(text)
      : field(page, name).fill(text))
}

let counter = 0
/** Each test uses its own person. */
export const someone = () => `signup-${process.pid}-${Date.now()}-${counter++}@example.ch`
