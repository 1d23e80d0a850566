import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { data, redirect } from 'react-router'
import { type AccountState, nextStates } from '../../../domain/customer/account-state.ts'
import { byLanguage } from '../../../domain/language.ts'
import { registrationAddress } from '../../../domain/page/personal-pages.ts'
import { findAccountDetail } from '../../../server/accounts/profile/find-accounts.ts'
import { decideAccount } from '../../../server/accounts/signup/decide-account.ts'
import { mayAct } from '../../../server/accounts/staff/staff-access.ts'
import { type RequestFacts, requestFacts } from '../../../server/http/pages/request-facts.ts'
import { readForm } from '../../../server/http/read-form.ts'
import { i18nIn } from '../../../server/i18n.ts'
import { registrationFacts } from '../../../server/mail/accounts/registration-note.ts'
import { LoginRequired } from '../../account/login/login-required.tsx'
import { RegistrationDecision } from '../../account/registrations/registration-decision.tsx'
import { notFound } from '../../content/not-found.ts'
import type { Route } from './+types/registration'

export { PageBoundary as ErrorBoundary } from '../../content/page-boundary.tsx'
export { pageMeta as meta } from '../../i18n/page-meta.ts'

/** The logged-in member of the staff; 404 for other accounts. */
const staffOf = async ({ signedIn, language }: RequestFacts) => {
  const account = await signedIn()
  if (account && !mayAct(account, 'customers.write')) throw notFound(language)
  return account
}

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const facts = context.get(requestFacts)
  const { language, services } = facts
  const id = params.account ?? ''
  const head = {
    title: i18nIn[language]._(msg`Registration`),
    robots: 'noindex',
    addresses: byLanguage((one) => registrationAddress(one, id)),
  }
  if (!(await staffOf(facts))) return data({ ...head, found: undefined }, 401)
  const detail = await findAccountDetail(services.db, id)
  if (!detail) throw notFound(language)
  const { state, decision_reason } = detail.account
  const found = {
    id,
    state,
    reason: decision_reason,
    facts: registrationFacts(detail, i18nIn[language]),
    hasCertificate: detail.certificate !== undefined,
  }
  return data({ ...head, found })
}

const isDecision = (text: unknown): text is AccountState =>
  text === 'active' || text === 'rejected' || text === 'suspended'

export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const facts = context.get(requestFacts)
  const here = registrationAddress(facts.language, params.account ?? '')
  const member = await staffOf(facts)
  if (!member) throw redirect(here)
  const form = await readForm(request)
  const to = form.get('to')
  const reason = String(form.get('reason') ?? '').slice(0, 2_000)
  if (!isDecision(to)) return data({ refusal: 'state-impossible' as const, reason }, 422)
  const decided = await decideAccount(facts.services, {
    accountId: params.account ?? '',
    to,
    reason,
    byAccount: member.accountId,
    userCanOrder: to === 'active' ? form.get('user_can_order') !== null : undefined,
    now: facts.now,
  })
  if (decided.ok) return redirect(here)
  if (decided.refusal === 'administrators-only') throw notFound(facts.language)
  if (decided.refusal === 'account-unknown') throw notFound(facts.language)
  if (decided.refusal === 'expiry-invalid') throw new Error('this form has no day of expiry')
  return data(
    { refusal: decided.refusal, reason },
    decided.refusal === 'reason-missing' ? 422 : 409,
  )
}

export default function AccountRegistration({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { title, found } = loaderData
  if (!found)
    return <LoginRequired title={title} reason={t`Only staff can decide on registrations.`} />
  return (
    <article className="page max-w-4xl py-10">
      <h1>{title}</h1>
      <RegistrationDecision
        registration={found}
        choices={nextStates[found.state]}
        answer={actionData}
      />
    </article>
  )
}
