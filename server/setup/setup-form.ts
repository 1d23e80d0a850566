import { isCanton } from '../../domain/customer/canton.ts'
import { isEmail, normalizeEmail } from '../../domain/customer/email.ts'
import { checkNewPassword } from '../../domain/customer/new-password.ts'
import { cleanPostcode } from '../../domain/customer/postal-address.ts'
import { isLanguage, type Language } from '../../domain/language.ts'
import type { newPasswordMessages } from '../../messages/account/passwords.ts'
import { passwordProblem } from '../accounts/passwords/acceptable-password.ts'

/** The largest length of each field, in characters; name, street and town as on the QR-bill. */
const fields = {
  firstName: 100,
  lastName: 100,
  email: 200,
  password: 1_000,
  repeatPassword: 1_000,
  legalName: 70,
  siteName: 60,
  street: 70,
  buildingNumber: 16,
  postcode: 20,
  city: 35,
  canton: 2,
  country: 2,
  phone: 30,
  contactEmail: 200,
  language: 2,
} as const

export type SetupField = keyof typeof fields
export type SetupForm = Record<SetupField, string>

export type SetupProblem =
  | 'missing'
  | 'too-long'
  | 'value-invalid'
  | 'email-invalid'
  | 'email-taken'
  | 'phone-invalid'
  | 'postcode-invalid'
  | keyof typeof newPasswordMessages

export type SetupProblems = Partial<Record<SetupField, SetupProblem>>

const optional: readonly SetupField[] = ['siteName', 'buildingNumber', 'canton']

/** Passwords are taken as typed; everything else is trimmed. */
const isPassword = (field: SetupField) => field === 'password' || field === 'repeatPassword'

/** The fields of a posted form; absent ones are empty. */
export const readSetupForm = (form: FormData): SetupForm => {
  const entries = (Object.keys(fields) as SetupField[]).map((field) => {
    const value = form.get(field)
    const text = typeof value === 'string' ? value : ''
    return [field, isPassword(field) ? text : text.trim()]
  })
  // `fromEntries` loses the key types.
  const read = Object.fromEntries(entries) as SetupForm
  return { ...read, postcode: cleanPostcode(read.postcode, read.country) }
}

const isMail = (text: string) => isEmail(normalizeEmail(text))

type Rule = readonly [isValid: (text: string) => boolean, problem: SetupProblem]

const rules: { [Field in SetupField]?: Rule } = {
  email: [isMail, 'email-invalid'],
  contactEmail: [isMail, 'email-invalid'],
  postcode: [(text) => /^[1-9]\d{3}$/.test(text), 'postcode-invalid'],
  canton: [isCanton, 'value-invalid'],
  // Those that a Swiss QR-bill and prices in CHF allow.
  country: [(text) => text === 'CH' || text === 'LI', 'value-invalid'],
  phone: [(text) => /^\+?[\d\s()./-]{9,}$/.test(text), 'phone-invalid'],
  language: [isLanguage, 'value-invalid'],
}

const problemOf = (field: SetupField, text: string): SetupProblem | undefined => {
  if (text === '') return optional.includes(field) ? undefined : 'missing'
  if (text.length > fields[field]) return 'too-long'
  const rule = rules[field]
  return !rule || rule[0](text) ? undefined : rule[1]
}

const passwordProblems = async (form: SetupForm): Promise<SetupProblems> => {
  const { repeatPassword } = checkNewPassword(form)
  const own = [form.firstName, form.lastName, form.email, form.legalName, form.siteName]
  const problem = await passwordProblem(form.password, own)
  return {
    ...(problem && {
      password: problem === 'short' ? 'password-too-short' : `password-${problem}`,
    }),
    ...(repeatPassword && { repeatPassword: `repeat-${repeatPassword}` }),
  }
}

/** The problem of each wrong field; empty for a valid form. */
export const checkSetupForm = async (form: SetupForm): Promise<SetupProblems> => {
  const problems: SetupProblems = {}
  for (const field of Object.keys(fields) as SetupField[]) {
    const problem = isPassword(field) ? undefined : problemOf(field, form[field])
    if (problem) problems[field] = problem
  }
  return { ...problems, ...(await passwordProblems(form)) }
}

/** The options of the site that the form sets (server/content/options.ts). */
export const setupOptions = (form: SetupForm, language: Language) => ({
  legal_name: form.legalName,
  title_suffix: form.siteName || form.legalName,
  laboratory_address: {
    street: form.street,
    buildingNumber: form.buildingNumber,
    postcode: form.postcode,
    city: form.city,
    state: form.country === 'LI' ? '' : form.canton,
    country: form.country,
  },
  contact_phone_number: form.phone,
  contact_email: normalizeEmail(form.contactEmail),
  orders_email: normalizeEmail(form.contactEmail),
  source_language: language,
  default_language: language,
})

export type SetupOptions = ReturnType<typeof setupOptions>
