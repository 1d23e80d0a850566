import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { findContact } from '../../server/content/find-contact.ts'
import { AccountPage } from '../account/account-page.tsx'
import { ChangeByContact } from '../account/change-by-contact.tsx'
import { loadAccount } from '../account/load-account.ts'
import { LogInFirst } from '../account/log-in-first.tsx'
import { pageMeta } from '../i18n/page-meta.ts'
import type { Route } from './+types/account-security'

export const meta = pageMeta

export const loader = ({ context }: Route.LoaderArgs) =>
  loadAccount(context, async ({ email, billingPhone }, { services, language }) => ({
    email,
    billingPhone,
    contact: await findContact(services.db, language),
  }))

const Row = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="grid gap-x-8 py-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
    <dt className="text-muted">{name}</dt>
    <dd className="font-medium break-words">{children}</dd>
  </div>
)

/** Always three: how long a password is, nobody knows (R29). */
const dots = '•••'

export default function AccountSecurity({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { title, found } = loaderData
  if (!found) return <LogInFirst title={title} />
  return (
    <AccountPage
      page="account.security"
      title={title}
      lead={t`How you log in and how we reach you.`}
      picture="belladonna"
    >
      <dl className="divide-y divide-line border-y border-line">
        <Row name={<Trans>E-mail</Trans>}>{found.email}</Row>
        <Row name={<Trans>Phone</Trans>}>{found.billingPhone || '–'}</Row>
        <Row name={<Trans>Password</Trans>}>
          <span aria-hidden="true">{dots}</span>
          <span className="sr-only">
            <Trans>hidden</Trans>
          </span>
        </Row>
      </dl>
      <ChangeByContact contact={found.contact} />
    </AccountPage>
  )
}
