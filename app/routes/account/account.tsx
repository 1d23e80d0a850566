import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type Greeting, greetingAt } from '../../../domain/customer/greeting.ts'
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

/** Whole sentences, as the position of the name depends on the language. */
const greetingMessage = (greeting: Greeting, name: string): MessageDescriptor =>
  ({
    morning: msg`Good morning, ${name}`,
    afternoon: msg`Good afternoon, ${name}`,
    evening: msg`Good evening, ${name}`,
    night: msg`Good night, ${name}`,
  })[greeting]

const roleNames: Readonly<Record<string, MessageDescriptor>> = {
  customer: msg`Customer`,
  administrator: msg`Administrator`,
  sales: msg`Sales`,
  editor: msg`Editor`,
}

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
      <p className="eyebrow mb-6">{t(roleNames[role] ?? msg`Unknown`)}</p>
      <OverviewTiles overview={overview} />
    </AccountPage>
  )
}
