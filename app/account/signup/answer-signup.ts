import { data, redirect } from 'react-router'
import type { SignupForm, SignupProblems } from '../../../domain/customer/signup-form.ts'
import { addressOf } from '../../../domain/page/address.ts'
import { signUp } from '../../../server/accounts/signup/sign-up.ts'
import type { RequestFacts } from '../../../server/http/pages/request-facts.ts'
import { readSignup, signupFormOf } from '../../../server/http/uploads/read-signup.ts'

/** The answer to a refused signup. */
export type SignupAnswer = {
  problems: SignupProblems
  /** Why the whole form was refused; minutes until the next attempt is accepted. */
  refusal?: 'failed' | { minutes: number }
  /** The entered values, which a page without script shows again; never passwords. */
  values: Partial<SignupForm>
  isShippingSame: boolean
}

const withoutPasswords = ({ password: _, repeatPassword: __, ...rest }: SignupForm) => rest

/** Without script: empty billing names are filled from the person's (D1 §4). */
const withBillingNames = (form: SignupForm): SignupForm => ({
  ...form,
  billingFirstName: form.billingFirstName.trim() || form.firstName,
  billingLastName: form.billingLastName.trim() || form.lastName,
})

/** Answers the signup form, of a script as of a page without one. */
export const answerSignup = async (facts: RequestFacts, request: Request) => {
  const { services, language, clientAddress: ip, now, isFetched } = facts
  const refuse = (status: number, refused: Partial<SignupAnswer>, headers?: HeadersInit) =>
    data<SignupAnswer>(
      { values: {}, isShippingSame: true, problems: {}, ...refused },
      { status: isFetched ? 200 : status, headers },
    )
  const refuseForNow = (seconds: number, refused: Partial<SignupAnswer> = {}) =>
    refuse(
      429,
      { ...refused, refusal: { minutes: Math.ceil(seconds / 60) } },
      { 'Retry-After': String(seconds) },
    )
  const sent = await readSignup(services, request, ip)
  if (!sent.ok) {
    const { refusal } = sent
    if (refusal.code === 'too-many-attempts') return refuseForNow(60)
    if (refusal.code !== 'too-large' || refusal.what === 'texts')
      return refuse(400, { refusal: 'failed' })
    return refuse(413, {
      values: withoutPasswords(signupFormOf(refusal.fields)),
      isShippingSame: refusal.fields.shippingSame !== undefined,
      problems: { certificate: 'certificate-too-large' },
    })
  }
  const { shippingSame, certificate } = sent.value
  const form = withBillingNames(sent.value.form)
  const signup = { form, shippingSame, certificate, language, ip, now }
  const result = await signUp(services, signup)
  if (result.ok)
    return isFetched
      ? data({ isReceived: true as const })
      : redirect(addressOf(language, 'signup-confirmation'))
  const { refusal } = result
  const entered = { values: withoutPasswords(form), isShippingSame: shippingSame }
  // Without script the file must be chosen again, as a page cannot prefill it.
  const problems: SignupProblems = isFetched ? {} : { certificate: 'certificate-missing' }
  return refusal.code === 'fields-invalid'
    ? refuse(422, { ...entered, problems: { ...problems, ...refusal.problems } })
    : refuseForNow(refusal.retryAfter, { ...entered, problems })
}
