import { useLingui } from '@lingui/react/macro'
import { greetingAt } from '../../../domain/customer/greeting.ts'
import { greetingMessage } from '../../../messages/account/greeting.ts'
import { roleName } from '../../../messages/account/roles.ts'
import { userView } from '../../../server/accounts/profile/user-details.ts'
import { swissHour } from '../../../server/swiss-day.ts'
import { AccountPage } from '../../account/account-page.tsx'
import { loadAccount } from '../../account/load-account.ts'
import { LoginRequired } from '../../account/login/login-required.tsx'
import { findOrderRestriction } from '../../account/order-right/order-restriction.ts'
import { findOverview } from '../../account/overview.ts'
import { OverviewTiles } from '../../account/overview-tiles.tsx'
import type { Route } from './+types/account'

export { pageMeta as meta } from '../../i18n/page-meta.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  loadAccount(context, async (account, facts) => ({
    name: `${account.firstName} ${account.lastName}`.trim(),
    role: account.role,
    restriction: findOrderRestriction(userView(account)),
    greeting: greetingAt(swissHour(facts.now)),
    overview: await findOverview(account, facts),
  }))

export default function Account({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { title, lead, found } = loaderData
  if (!found) return <LoginRequired title={title} />
  const { name, role, restriction, greeting, overview } = found
  return (
    <AccountPage
      page="account"
      title={t(greetingMessage(greeting, name))}
      lead={lead}
      picture="thyme"
      restriction={restriction}
    >
      <p className="eyebrow mb-6">{t(roleName(role))}</p>
      <OverviewTiles overview={overview} />
    </AccountPage>
  )
}
