import { useLingui } from '@lingui/react/macro'
import { shortDate } from '../../../domain/short-date.ts'
import type { SignedIn } from '../../../server/accounts/login/session.ts'
import { isFactorRequired } from '../../../server/accounts/login/session.ts'
import { listSessions, type SessionView } from '../../../server/accounts/login/sessions.ts'
import { pendingEmail } from '../../../server/accounts/profile/change-email.ts'
import { startEnrolment } from '../../../server/accounts/second-factor/change-second-factor.ts'
import { findSecondFactor } from '../../../server/accounts/second-factor/factor-codes.ts'
import { requestFacts } from '../../../server/http/pages/request-facts.ts'
import { findOwnErasure } from '../../../server/personal-data/own-erasure.ts'
import type { Services } from '../../../server/services.ts'
import { swissDay, swissTime } from '../../../server/swiss-day.ts'
import { AccountPage } from '../../account/account-page.tsx'
import { loadAccount } from '../../account/load-account.ts'
import { LoginRequired } from '../../account/login/login-required.tsx'
import { answerSecurity, ownToken } from '../../account/security/answer-security.ts'
import { PersonalData } from '../../account/security/personal-data.tsx'
import { SecurityParts } from '../../account/security/security-parts.tsx'
import { SessionList, type ShownSession } from '../../account/security/session-list.tsx'
import type { Route } from './+types/security'

export { pageMeta as meta } from '../../i18n/page-meta.ts'

/** '85.3.12.0/24' → '85.3.12.x', '2a02:1210:52b2::/48' → '2a02:1210:52b2::'. */
const shownNetwork = (network: string) => network.replace('.0/24', '.x').replace('/48', '')

const shownSession = ({ id, device, lastSeen, network, isThis }: SessionView): ShownSession => ({
  id,
  device: [device.browser, device.system].filter(Boolean).join(', '),
  lastSeen: shortDate(swissDay(lastSeen)),
  time: swissTime(lastSeen),
  network: shownNetwork(network),
  isThis,
})

/** '29.11.2026, 09:05' */
const momentOf = (at: Date) => `${shortDate(swissDay(at))}, ${swissTime(at)}`

/** The secret of the form that turns the second factor on. */
const findEnrolment = async (
  { db }: Pick<Services, 'db'>,
  account: Pick<SignedIn, 'accountId' | 'email'>,
  request: Request,
) => {
  if (new URL(request.url).searchParams.get('edit') !== 'factor') return undefined
  const started = await startEnrolment({ db }, account)
  return started.ok ? started.value : undefined
}

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadAccount(context, async (account, facts) => {
    const { accountId, email, billingPhone } = account
    const { db, env } = facts.services
    const [pending, sessions, factor, enrolment, deletion] = await Promise.all([
      pendingEmail(db, accountId, facts.now),
      listSessions(db, accountId, ownToken(facts, request), facts.now),
      findSecondFactor(db, accountId),
      findEnrolment(facts.services, account, request),
      findOwnErasure(db, accountId, facts.now),
    ])
    return {
      ...{ email, billingPhone, pending, sessions: sessions.map(shownSession) },
      ...{ hasFactor: factor !== undefined, isFactorRequired: isFactorRequired(env, account) },
      enrolment,
      canDelete: account.role === 'customer' && account.practiceId === accountId,
      mayEditPhone: account.managesPractice,
      deletionUntil: deletion?.expiresAt ? momentOf(deletion.expiresAt) : undefined,
    }
  })

export const action = ({ context, request }: Route.ActionArgs) =>
  answerSecurity(context.get(requestFacts), request)

export default function AccountSecurity({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { title, found } = loaderData
  if (!found) return <LoginRequired title={title} />
  return (
    <AccountPage
      page="account.security"
      title={title}
      lead={t`Your login and contact details.`}
      picture="belladonna"
    >
      <SecurityParts {...found} answer={actionData} />
      <SessionList sessions={found.sessions} />
      <PersonalData {...found} answer={actionData} />
    </AccountPage>
  )
}
