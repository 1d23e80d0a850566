import { useLingui } from '@lingui/react/macro'
import { greetingAt } from '../../../domain/customer/greeting.ts'
import { greetingMessage } from '../../../messages/account/greeting.ts'
import { roleName } from '../../../messages/account/roles.ts'
import { swissHour } from '../../../server/swiss-day.ts'
import { AccountPage } from '../../account/account-page.tsx'
import { loadAccount } from '../../account/load-account.ts'
import { LoginRequired } from '../../account/login/login-required.tsx'
import { OrderNotice } from '../../account/order-right/order-notice.tsx'
import { findOrderRestriction } from '../../account/order-right/order-restriction.ts'
import { findOverview } from '../../account/overview.ts'
import { OverviewTiles } from '../../account/overview-tiles.tsx'
import { pageMeta } from '../../i18n/page-meta.ts'
import type { Route } from './+types/account'

export const meta = pageMeta

export const loader = ({ context }: Route.LoaderArgs) =>
  loadAccount(context, async (account, facts) => ({
    name: `${account.firstName} ${account.lastName}`.trim(),
    role: account.role,
    orderFlags: {
      user_can_order: account.userCanOrder,
      user_can_order_with_form: account.userCanOrderWithForm,
    },
    greeting: greetingAt(swissHour(facts.now)),
    overview: await findOverview(account, facts),
  }))

export default function Account({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { title, lead, found } = loaderData
  if (!found) return <LoginRequired title={title} />
  const { name, role, orderFlags, greeting, overview } = found
  const refusal = findOrderRestriction(orderFlags)
  return (
    <AccountPage
      page="account"
      title={t(greetingMessage(greeting, name))}
      lead={lead}
      picture="thyme"
    >
      <p className="eyebrow mb-6">{t(roleName(role))}</p>
      {refusal && (
        <div className="mb-6 flex">
          <OrderNotice refusal={refusal} />
        </div>
      )}
      <OverviewTiles overview={overview} />
    </AccountPage>
  )
}
