import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { shortDate } from '../../../domain/short-date.ts'
import { listSessions, type SessionView } from '../../../server/accounts/login/sessions.ts'
import { pendingEmail } from '../../../server/accounts/profile/change-email.ts'
import { requestFacts } from '../../../server/http/pages/request-facts.ts'
import { swissDay } from '../../../server/swiss-day.ts'
import { AccountPage } from '../../account/account-page.tsx'
import { loadAccount } from '../../account/load-account.ts'
import { LoginRequired } from '../../account/login/login-required.tsx'
import { changeSecurity, ownToken } from '../../account/security/answer-security.ts'
import { EmailPart } from '../../account/security/email-part.tsx'
import { PasswordPart } from '../../account/security/password-part.tsx'
import { PhonePart } from '../../account/security/phone-part.tsx'
import { SessionList, type ShownSession } from '../../account/security/session-list.tsx'
import { pageMeta } from '../../i18n/page-meta.ts'
import type { Route } from './+types/security'

export const meta = pageMeta

const shownSession = ({ id, device, lastSeen, isThis }: SessionView): ShownSession => ({
  id,
  device: [device.browser, device.system].filter(Boolean).join(', '),
  lastSeen: shortDate(swissDay(lastSeen)),
  isThis,
})

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadAccount(context, async ({ accountId, email, billingPhone, secondFactor }, facts) => {
    const { db } = facts.services
    const [pending, sessions] = await Promise.all([
      pendingEmail(db, accountId, facts.now),
      listSessions(db, accountId, ownToken(facts, request), facts.now),
    ])
    const hasFactor = secondFactor === 'verified'
    return { email, billingPhone, hasFactor, pending, sessions: sessions.map(shownSession) }
  })

export const action = ({ context, request }: Route.ActionArgs) =>
  changeSecurity(context.get(requestFacts), request)

export default function AccountSecurity({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const { title, found } = loaderData
  if (!found) return <LoginRequired title={title} />
  const answerTo = (part: string) => (search.get('edit') === part ? actionData : undefined)
  return (
    <AccountPage
      page="account.security"
      title={title}
      lead={t`Your login and contact details.`}
      picture="belladonna"
    >
      <div className="divide-y divide-line border-y border-line">
        <EmailPart
          email={found.email}
          pending={found.pending}
          hasFactor={found.hasFactor}
          answer={answerTo('email')}
        />
        <PhonePart phone={found.billingPhone} answer={answerTo('phone')} />
        <PasswordPart hasFactor={found.hasFactor} answer={answerTo('password')} />
      </div>
      <SessionList sessions={found.sessions} />
    </AccountPage>
  )
}
