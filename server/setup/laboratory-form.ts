import { isIBANValid } from 'swissqrbill/utils'
import { isCanton } from '../../domain/customer/canton.ts'
import { isEmail, normalizeEmail } from '../../domain/customer/email.ts'
import { cleanPostcode } from '../../domain/customer/postal/postcode.ts'
import { isLanguage, type Language, languages } from '../../domain/language.ts'
import { type Centimes, parsePrice } from '../../domain/money.ts'
import { ok, type Result, refuse } from '../../domain/result.ts'
import { languageFields } from '../../domain/setup/language-fields.ts'
import { uidProblem, writtenUid } from '../../domain/setup/uid-number.ts'

export const laboratoryFields = [
  'legalName',
  'siteName',
  'street',
  'buildingNumber',
  'postcode',
  'city',
  'canton',
  'country',
  'phone',
  'email',
  'ordersEmail',
  'iban',
  'vatNumber',
  'paymentDays',
  'shippingCost',
  'shipsToLiechtenstein',
  'language',
  'offersFr',
  'offersEn',
  'offersDe',
  'offersIt',
] as const

export type LaboratoryField = (typeof laboratoryFields)[number]

export type LaboratoryForm = Record<LaboratoryField, string>

export type LaboratoryProblem =
  | 'missing'
  | 'too-long'
  | 'value-invalid'
  | 'email-invalid'
  | 'phone-invalid'
  | 'postcode-invalid'
  | 'iban-invalid'
  | 'iban-foreign'
  | 'uid-digits'
  | 'uid-check-digit'
  | 'days-invalid'
  | 'amount-invalid'

export type LaboratoryProblems = Partial<Record<LaboratoryField, LaboratoryProblem>>

/** The countries that a Swiss QR-bill and the prices in CHF allow. */
const laboratoryCountries = ['CH', 'LI'] as const

/** In characters; name, street and town have the limits of the QR-bill. */
const maxLengths: Partial<Record<LaboratoryField, number>> = {
  legalName: 70,
  siteName: 60,
  street: 70,
  buildingNumber: 16,
  city: 35,
  phone: 30,
}

const required: readonly LaboratoryField[] = [
  'legalName',
  'street',
  'postcode',
  'city',
  'phone',
  'email',
  'iban',
]

/** `4`, `4.3` and `4,30` are amounts too. */
const amountOf = (text: string): Centimes | undefined => {
  const [francs = '', cents = ''] = text
    .trim()
    .replace(/^CHF\s*/i, '')
    .replace(',', '.')
    .split('.')
  return cents.length > 2 ? undefined : parsePrice(`${francs}.${cents.padEnd(2, '0')}`)
}

const ibanProblem = (text: string): LaboratoryProblem | undefined => {
  const iban = text.replace(/\s/g, '')
  if (!isIBANValid(iban)) return 'iban-invalid'
  return /^(CH|LI)/i.test(iban) ? undefined : 'iban-foreign'
}

const rules: { [Field in LaboratoryField]?: (text: string) => LaboratoryProblem | undefined } = {
  country: (text) =>
    laboratoryCountries.some((one) => one === text) ? undefined : 'value-invalid',
  canton: (text) => (isCanton(text) ? undefined : 'value-invalid'),
  postcode: (text) => (/^[1-9]\d{3}$/.test(text) ? undefined : 'postcode-invalid'),
  phone: (text) => (/^\+?[\d\s()./-]{9,}$/.test(text) ? undefined : 'phone-invalid'),
  email: (text) => (isEmail(normalizeEmail(text)) ? undefined : 'email-invalid'),
  ordersEmail: (text) => (isEmail(normalizeEmail(text)) ? undefined : 'email-invalid'),
  iban: ibanProblem,
  vatNumber: (text) => {
    const problem = uidProblem(text)
    if (!problem) return undefined
    return problem === 'check-digit-wrong' ? 'uid-check-digit' : 'uid-digits'
  },
  paymentDays: (text) =>
    /^\d{1,3}$/.test(text) && Number(text) <= 365 ? undefined : 'days-invalid',
  shippingCost: (text) => (amountOf(text) === undefined ? 'amount-invalid' : undefined),
  language: (text) => (isLanguage(text) ? undefined : 'value-invalid'),
}

const problemOf = (field: LaboratoryField, text: string): LaboratoryProblem | undefined => {
  if (text === '') return required.includes(field) ? 'missing' : undefined
  if (text.length > (maxLengths[field] ?? 200)) return 'too-long'
  return rules[field]?.(text)
}

/** The options that the data of the laboratory set (server/content/options.ts). */
export type LaboratoryOptions = {
  legal_name: string
  title_suffix: string
  laboratory_address: {
    street: string
    buildingNumber: string
    postcode: string
    city: string
    state: string
    country: string
  }
  contact_phone_number: string
  contact_email: string
  orders_email: string
  iban: string
  vat_number: string
  payment_days: number
  shipping_cost: Centimes
  shipping_countries: string[]
  source_language: Language
  default_language: Language
  offered_languages: Language[]
}

const mainLanguageOf = ({ language }: LaboratoryForm) => (isLanguage(language) ? language : 'fr')

/** The main language is always offered. */
const offeredBy = (form: LaboratoryForm) =>
  languages.filter((one) => form[languageFields[one]] !== '' || one === mainLanguageOf(form))

const optionsOf = (form: LaboratoryForm): LaboratoryOptions => ({
  legal_name: form.legalName,
  title_suffix: form.siteName || form.legalName,
  laboratory_address: {
    street: form.street,
    buildingNumber: form.buildingNumber,
    postcode: form.postcode,
    city: form.city,
    state: form.country === 'LI' ? '' : form.canton,
    country: form.country || 'CH',
  },
  contact_phone_number: form.phone,
  contact_email: normalizeEmail(form.email),
  orders_email: normalizeEmail(form.ordersEmail || form.email),
  iban: form.iban.replace(/\s/g, '').toUpperCase(),
  vat_number: form.vatNumber && writtenUid(form.vatNumber),
  payment_days: Number(form.paymentDays || 30),
  shipping_cost: amountOf(form.shippingCost || '0') ?? (0 as Centimes),
  shipping_countries: form.shipsToLiechtenstein ? ['CH', 'LI'] : ['CH'],
  source_language: mainLanguageOf(form),
  default_language: mainLanguageOf(form),
  offered_languages: offeredBy(form),
})

/** The options of a form, or the problem of each wrong field. */
export const readLaboratoryForm = (
  entered: LaboratoryForm,
): Result<LaboratoryOptions, LaboratoryProblems> => {
  const form = Object.fromEntries(
    laboratoryFields.map((field) => [field, entered[field].trim()]),
  ) as LaboratoryForm
  form.postcode = cleanPostcode(form.postcode, form.country || 'CH')
  const problems: LaboratoryProblems = {}
  for (const field of laboratoryFields) {
    const problem = problemOf(field, form[field])
    if (problem) problems[field] = problem
  }
  return Object.keys(problems).length > 0 ? refuse(problems) : ok(optionsOf(form))
}
