import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type Greeting, greetingAt } from '../../../domain/customer/greeting.ts'
import { swissHour } from '../../../server/swiss-day.ts'
import { AccountPage } from '../../account/account-page.tsx'
import { loadAccount } from '../../account/load-account.ts'
import { LoginRequired } from '../../account/login/login-required.tsx'
import { findAccountRestriction } from '../../account/order-right/account-restriction.ts'
import { findOverview } from '../../account/overview.ts'
import { Favourites, LastOrder, OpenInvoices } from '../../account/overview-parts.tsx'
import { findShelfRows } from '../../account/shelf/shelf-rows.ts'
import { Island } from '../../islands/island.tsx'
import type { Route } from './+types/account'

export { pageMeta as meta } from '../../i18n/page-meta.ts'

/** Articles of the shelf that the overview lists. */
const maxFavourites = 5

export const loader = ({ context }: Route.LoaderArgs) =>
  loadAccount(context, async (account, facts) => {
    const [overview, shelf, right] = await Promise.all([
      findOverview(account, facts),
      findShelfRows(account.accountId, facts),
      findAccountRestriction(account, facts),
    ])
    return {
      name: `${account.firstName} ${account.lastName}`.trim(),
      email: account.email,
      role: account.role,
      ...right,
      greeting: greetingAt(swissHour(facts.now)),
      overview,
      favourites: shelf.slice(0, maxFavourites),
    }
  })

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
  const { name, email, role, restriction, notice, greeting, overview, favourites } = found
  return (
    <AccountPage
      page="account"
      title={t(greetingMessage(greeting, name))}
      lead={lead}
      picture="thyme"
      restriction={restriction ?? notice}
    >
      <p className="mb-4 text-sm wrap-anywhere text-muted">
        {email} · {t(roleNames[role] ?? msg`Unknown`)}
      </p>
      {!restriction && <Island name="quick-line" props={{}} className="mb-6" />}
      <div className="grid gap-5 md:grid-cols-2">
        <LastOrder {...overview} />
        <OpenInvoices {...overview} />
        <Favourites rows={favourites} mayOrder={!restriction} />
      </div>
    </AccountPage>
  )
}
