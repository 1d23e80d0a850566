import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { addressField, addressFields } from '../../../domain/customer/address.ts'
import type { SignupField, SignupProblems } from '../../../domain/customer/signup-form.ts'

/** The same id in server HTML and after hydration. */
export const signupFormId = 'signup-form'

/** A text field of the form, or the file. */
export type SignupEntry = SignupField | 'certificate'

const addressOf = (kind: 'billing' | 'shipping') =>
  addressFields.map((part) => addressField(kind, part))

/**
 * The sections of the form with their fields. The file is last, so that the texts arrive even if
 * the file is rejected.
 */
export const signupSections = {
  person: ['profession', 'pharmaId', 'firstName', 'lastName'],
  login: ['email', 'repeatEmail', 'password', 'repeatPassword'],
  billing: [...addressOf('billing'), 'billingPhone'],
  shipping: addressOf('shipping'),
  message: ['customerNumber', 'message'],
  proof: ['certificate'],
} as const satisfies Record<string, readonly SignupEntry[]>

export type SignupSection = keyof typeof signupSections

export const signupSectionKeys = Object.keys(signupSections) as SignupSection[]

export const signupSectionNames: Record<SignupSection, MessageDescriptor> = {
  person: msg`Your details`,
  login: msg`Login details`,
  billing: msg`Billing address`,
  shipping: msg`Shipping address`,
  message: msg`Message`,
  proof: msg`Proof of profession`,
}

/** Labels of the fields outside of addresses. */
export const ownFieldNames = {
  profession: msg`Profession`,
  pharmaId: msg`Pharma Id`,
  firstName: msg`First name`,
  lastName: msg`Last name`,
  email: msg`E-mail`,
  repeatEmail: msg`Repeat e-mail`,
  password: msg`Password`,
  repeatPassword: msg`Repeat password`,
  billingPhone: msg`Phone`,
  message: msg`Message (optional)`,
  customerNumber: msg`Customer number`,
  certificate: msg`Certificate`,
}

/** The first field with a problem, in the order of the form. */
export const firstProblem = (found: SignupProblems) =>
  signupSectionKeys
    .flatMap((section): readonly SignupEntry[] => signupSections[section])
    .find((entry) => found[entry])

export const sectionId = (section: SignupSection) => `signup-section-${section}`

export const entryId = (entry: SignupEntry) => `signup-${entry}`

/** Prefilled fields. */
const prefilled: readonly SignupEntry[] = ['billingCountry', 'shippingCountry']

/** Optional in the rules (D1 §5), but required for parcels. */
const neededForParcels: readonly SignupEntry[] = [
  'shippingAddress1',
  'shippingPostcode',
  'shippingCity',
]

const isDone = (
  section: SignupSection,
  hasEntry: (entry: SignupEntry) => boolean,
  problems: SignupProblems,
): boolean => {
  const entries: readonly SignupEntry[] = signupSections[section]
  return (
    entries.some((entry) => hasEntry(entry) && !prefilled.includes(entry)) &&
    entries.every(
      (entry) => !problems[entry] && (hasEntry(entry) || !neededForParcels.includes(entry)),
    )
  )
}

/** The sections that are filled in without errors. */
export const sectionsDone = (
  hasEntry: (entry: SignupEntry) => boolean,
  problems: SignupProblems,
  isShippingSame: boolean,
): SignupSection[] => {
  const done = signupSectionKeys.filter((section) => isDone(section, hasEntry, problems))
  return isShippingSame && !done.includes('billing')
    ? done.filter((section) => section !== 'shipping')
    : done
}
