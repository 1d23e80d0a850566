import { addressField, addressFields } from '../../../domain/customer/address.ts'
import type { SignupField, SignupProblems } from '../../../domain/customer/signup-form.ts'

/** Of the form, before and after its script has come. */
export const signupFormId = 'signup-form'

/** A text of the form, or its file. */
export type SignupEntry = SignupField | 'certificate'

const addressOf = (kind: 'billing' | 'shipping') =>
  addressFields.map((part) => addressField(kind, part))

/**
 * The parts of the form and what is entered in each. The file is last: whatever is wrong with it,
 * the texts have arrived before.
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

export const sectionNames = Object.keys(signupSections) as SignupSection[]

export const sectionId = (section: SignupSection) => `signup-${section}`

export const entryId = (entry: SignupEntry) => `signup-${entry}`

/** Filled in before anybody has done anything. */
const preset: readonly SignupEntry[] = ['billingCountry', 'shippingCountry']

/** The form takes a shipping address without them (D1 §5), but no parcel arrives there. */
const wanted: readonly SignupEntry[] = ['shippingAddress1', 'shippingPostcode', 'shippingCity']

const isDone = (
  section: SignupSection,
  hasEntry: (entry: SignupEntry) => boolean,
  problems: SignupProblems,
): boolean => {
  const entries: readonly SignupEntry[] = signupSections[section]
  return (
    entries.some((entry) => hasEntry(entry) && !preset.includes(entry)) &&
    entries.every((entry) => !problems[entry] && (hasEntry(entry) || !wanted.includes(entry)))
  )
}

/** The sections in which something stands and nothing is wrong. */
export const sectionsDone = (
  hasEntry: (entry: SignupEntry) => boolean,
  problems: SignupProblems,
  isShippingSame: boolean,
): SignupSection[] => {
  const done = sectionNames.filter((section) => isDone(section, hasEntry, problems))
  return isShippingSame && !done.includes('billing')
    ? done.filter((section) => section !== 'shipping')
    : done
}
