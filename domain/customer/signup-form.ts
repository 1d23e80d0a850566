import { isEmail } from './email.ts'
import { isLongEnough } from './new-password.ts'
import { isProfession, needsPharmaId } from './profession.ts'

/** The text fields of the signup form (D1 §3, R33), named as in the payload. */
export const signupFields = [
  'profession',
  'pharmaId',
  'firstName',
  'lastName',
  'email',
  'repeatEmail',
  'password',
  'repeatPassword',
  'billingFirstName',
  'billingLastName',
  'billingCompany',
  'billingPhone',
  'billingAddress1',
  'billingAddress2',
  'billingCity',
  'billingCountry',
  'billingPostcode',
  'billingState',
  'shippingFirstName',
  'shippingLastName',
  'shippingCompany',
  'shippingAddress1',
  'shippingAddress2',
  'shippingCity',
  'shippingCountry',
  'shippingPostcode',
  'shippingState',
  'message',
  'customerNumber',
] as const

export type SignupField = (typeof signupFields)[number]

/** All fields are present, '' when empty. */
export type SignupForm = Record<SignupField, string>

export type SignupProblem =
  | 'email-invalid'
  | 'emails-differ'
  | 'blank'
  | 'password-short'
  | 'passwords-differ'
  | 'profession-missing'
  | 'pharma-id-missing'
  | 'certificate-missing'
  | 'too-long'
  /** The following come from the server only. Unknown country, or unknown Swiss canton: */
  | 'value-invalid'
  | 'password-common'
  | 'password-personal'
  | 'password-pattern'
  | 'password-guessable'
  | 'password-breached'
  | 'certificate-type'
  | 'certificate-locked'
  | 'certificate-too-large'

export type SignupProblems = Partial<Record<SignupField | 'certificate', SignupProblem>>

const required = [
  'firstName',
  'lastName',
  'billingFirstName',
  'billingLastName',
  'billingPhone',
  'billingAddress1',
  'billingCity',
  'billingCountry',
  'billingPostcode',
] as const satisfies SignupField[]

const maxLineLength = 100
const maxMessageLength = 2_000

/** In characters; e-mail and password have their own limits. */
const maxFieldLength = (field: SignupField): number =>
  field === 'message' ? maxMessageLength : maxLineLength

const checkLogin = (form: SignupForm): SignupProblems => ({
  ...(!isEmail(form.email.trim()) && { email: 'email-invalid' as const }),
  ...(form.repeatEmail.trim() !== form.email.trim() && { repeatEmail: 'emails-differ' as const }),
  ...(!isLongEnough(form.password) && { password: 'password-short' as const }),
  ...(form.password === '' && { password: 'blank' as const }),
  ...(form.repeatPassword !== form.password && { repeatPassword: 'passwords-differ' as const }),
})

const checkProfession = ({ profession, pharmaId }: SignupForm): SignupProblems => {
  if (!isProfession(profession)) return { profession: 'profession-missing' }
  return needsPharmaId(profession) && pharmaId.trim() === ''
    ? { pharmaId: 'pharma-id-missing' }
    : {}
}

const ownLimits: readonly SignupField[] = ['email', 'repeatEmail', 'password', 'repeatPassword']

/** Sorts problems in the order of the form, so that the first is shown first. */
export const inFormOrder = (found: SignupProblems): SignupProblems =>
  Object.fromEntries(
    [...signupFields, 'certificate' as const].flatMap((field) =>
      found[field] ? [[field, found[field]]] : [],
    ),
  )

/** The rules of D1 §5, for browser and server; keys in the order of the form. Empty when valid. */
export const checkSignup = (form: SignupForm, hasCertificate: boolean): SignupProblems => {
  const tooLong = signupFields.filter(
    (field) => !ownLimits.includes(field) && [...form[field]].length > maxFieldLength(field),
  )
  const found: SignupProblems = {
    ...Object.fromEntries(tooLong.map((field) => [field, 'too-long' as const])),
    ...Object.fromEntries(
      required.filter((field) => form[field].trim() === '').map((field) => [field, 'blank']),
    ),
    ...checkLogin(form),
    ...checkProfession(form),
    ...(!hasCertificate && { certificate: 'certificate-missing' as const }),
  }
  return inFormOrder(found)
}
