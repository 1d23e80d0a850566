import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SignupSection } from './signup-sections.ts'

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
