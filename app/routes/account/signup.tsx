import { data, redirect } from 'react-router'
import type { SignupForm } from '../../../domain/customer/signup-form.ts'
import { isFormKind } from '../../../domain/forms/form-fields.ts'
import { addressOf } from '../../../domain/page/address.ts'
import { addressChoices } from '../../../server/accounts/profile/address-choices.ts'
import { signUp } from '../../../server/accounts/signup/sign-up.ts'
import { option } from '../../../server/content/options.ts'
import { requestFacts } from '../../../server/http/pages/request-facts.ts'
import { readSignup, signupFormOf } from '../../../server/http/uploads/read-signup.ts'
import type { SignupAnswer } from '../../account/signup/signup-answer.ts'
import { answerForm } from '../../content/answer-form.ts'
import { loadPage } from '../../content/load-page.ts'
import { PageBlocks } from '../../content/page-blocks.tsx'
import { PageHeader } from '../../content/page-header.tsx'
import { pageMeta } from '../../i18n/page-meta.ts'
import { Island } from '../../islands/island.tsx'
import type { Route } from './+types/signup'

export { PageBoundary as ErrorBoundary } from '../../content/page-boundary.tsx'
export const meta = pageMeta

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { services, language, signedIn } = context.get(requestFacts)
  if (await signedIn()) throw redirect(addressOf(language, 'account'))
  const [page, professionalText] = await Promise.all([
    loadPage(context),
    option(services.db, 'signup_professional_text', language),
  ])
  return { ...page, lead: professionalText || page.lead, choices: addressChoices(language) }
}

const answer = (signupAnswer: SignupAnswer, init: number | ResponseInit) => data(signupAnswer, init)

const tooMany = (seconds: number) => ({
  status: 429,
  headers: { 'Retry-After': String(seconds) },
})

/** Passwords are never written into a page. */
const withoutPasswords = ({ password: _, repeatPassword: __, ...rest }: SignupForm) => rest

/** Without script: empty billing names are filled from the person's (D1 §4). */
const withBillingNames = (form: SignupForm): SignupForm => ({
  ...form,
  billingFirstName: form.billingFirstName.trim() || form.firstName,
  billingLastName: form.billingLastName.trim() || form.lastName,
})

const answerSignup = async ({ request, context }: Route.ActionArgs) => {
  const { services, language, clientAddress: ip, now } = context.get(requestFacts)
  const sent = await readSignup(services, request, ip)
  if (!sent.ok) {
    const { refusal } = sent
    if (refusal.code === 'too-many-attempts')
      return answer(
        { values: {}, isShippingSame: true, problems: {}, refusal: { minutes: 1 } },
        tooMany(60),
      )
    if (refusal.code !== 'too-large' || refusal.what === 'texts')
      return answer({ values: {}, isShippingSame: true, problems: {}, refusal: 'failed' }, 400)
    const values = withoutPasswords(signupFormOf(refusal.fields))
    const isShippingSame = refusal.fields.shippingSame !== undefined
    return answer(
      { values, isShippingSame, problems: { certificate: 'certificate-too-large' } },
      413,
    )
  }
  const { shippingSame, certificate } = sent.value
  const form = withBillingNames(sent.value.form)
  const signup = { form, shippingSame, certificate, language, ip, now }
  const result = await signUp(services, signup)
  if (result.ok) throw redirect(addressOf(language, 'signup-confirmation'))
  const entered = { values: withoutPasswords(form), isShippingSame: shippingSame }
  const { refusal } = result
  // A browser cannot prefill a file input, so the file must be chosen again.
  const problems = { certificate: 'certificate-missing' as const }
  return refusal.code === 'fields-invalid'
    ? answer({ ...entered, problems: { ...problems, ...refusal.problems } }, 422)
    : answer(
        { ...entered, problems, refusal: { minutes: Math.ceil(refusal.retryAfter / 60) } },
        tooMany(refusal.retryAfter),
      )
}

/**
 * Whether the request is from a form among the blocks; the signup form itself is a multipart
 * stream.
 */
const isOfBlock = async (request: Request) => {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) return false
  const form = await request.clone().formData()
  return isFormKind(form.get('form'))
}

/** For browsers without script; with script, forms are sent to the API. */
export const action = async (args: Route.ActionArgs) =>
  (await isOfBlock(args.request)) ? answerForm(args) : answerSignup(args)

/** The signup page for professionals. */
export default function Signup({ loaderData, actionData }: Route.ComponentProps) {
  const { title, lead, picture, blocks, choices } = loaderData
  return (
    <article>
      <PageHeader title={title} lead={lead} picture={picture}>
        <PageBlocks blocks={blocks} />
      </PageHeader>
      <Island
        name="signup"
        props={{
          choices,
          answer: actionData && 'values' in actionData ? actionData : undefined,
        }}
      />
    </article>
  )
}
