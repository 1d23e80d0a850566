import { isCanton } from '../../../domain/customer/canton.ts'
import {
  checkSignup,
  inFormOrder,
  type SignupForm,
  type SignupProblems,
} from '../../../domain/customer/signup-form.ts'
import { lengthProblem, passwordWeakness } from '../passwords/acceptable-password.ts'
import { isCountry } from '../profile/address-choices.ts'
import { checkCertificate, type SentFile } from './certificate-file.ts'

/** What attackers know about the person who signs up. */
const contextOf = (form: SignupForm) => [
  form.email,
  form.firstName,
  form.lastName,
  ...(['billing', 'shipping'] as const).flatMap((kind) => [
    form[`${kind}FirstName`],
    form[`${kind}LastName`],
    form[`${kind}Company`],
  ]),
]

const checkPassword = async (
  form: SignupForm,
  laboratory: readonly string[],
): Promise<SignupProblems> => {
  if (lengthProblem(form.password) === 'too-long') return { password: 'too-long' }
  const weakness = await passwordWeakness(form.password, [...contextOf(form), ...laboratory])
  return weakness ? { password: `password-${weakness}` } : {}
}

/** The country must exist; in Switzerland the canton must exist or be empty. */
const checkPlace = (form: SignupForm, kind: 'billing' | 'shipping'): SignupProblems => {
  const country = form[`${kind}Country`].trim()
  const state = form[`${kind}State`].trim()
  const wrong = 'value-invalid' as const
  return {
    ...(country !== '' && !isCountry(country) && { [`${kind}Country`]: wrong }),
    ...(country === 'CH' && state !== '' && !isCanton(state) && { [`${kind}State`]: wrong }),
  }
}

/** Clears shipping fields that are not used, so that they are not checked. */
const withoutShipping = (form: SignupForm): SignupForm => ({
  ...form,
  shippingFirstName: '',
  shippingLastName: '',
  shippingCompany: '',
  shippingAddress1: '',
  shippingAddress2: '',
  shippingCity: '',
  shippingCountry: '',
  shippingPostcode: '',
  shippingState: '',
})

/**
 * All problems of a submitted signup, and the media type of a valid certificate. `laboratory`:
 * names that passwords must not consist of.
 */
export const checkSubmitted = async (
  form: SignupForm,
  shippingSame: boolean,
  certificate: SentFile | undefined,
  laboratory: readonly string[],
): Promise<{ problems: SignupProblems; mediaType?: string }> => {
  const { mediaType, problem } = await checkCertificate(certificate)
  const hasCertificate = mediaType !== undefined || problem !== undefined
  const used = shippingSame ? withoutShipping(form) : form
  const found = checkSignup(used, hasCertificate)
  const problems = inFormOrder({
    ...checkPlace(used, 'billing'),
    ...checkPlace(used, 'shipping'),
    ...(found.password ? {} : await checkPassword(form, laboratory)),
    ...found,
    ...(problem && { certificate: problem }),
  })
  return { problems, mediaType }
}
