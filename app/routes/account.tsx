import { useLingui } from '@lingui/react/macro'
import { greetingAt } from '../../domain/customer/greeting.ts'
import { Icon } from '../../ui/icon.tsx'
import { accountIcons } from '../account/account-icons.ts'
import { AccountPage } from '../account/account-page.tsx'
import { greetingText } from '../account/greeting-texts.ts'
import { loadAccount } from '../account/load-account.ts'
import { LogInFirst } from '../account/log-in-first.tsx'
import { roleName } from '../account/role-names.ts'
import { swissHour } from '../account/swiss-hour.ts'
import { PageLink } from '../i18n/page-link.tsx'
import { pageMeta } from '../i18n/page-meta.ts'
import { accountPages } from '../shell/menus.ts'
import { pageNames } from '../shell/page-names.ts'
import type { Route } from './+types/account'

export const meta = pageMeta

export const loader = ({ context }: Route.LoaderArgs) =>
  loadAccount(context, ({ firstName, lastName, role }, { now }) => ({
    name: `${firstName} ${lastName}`.trim(),
    role,
    greeting: greetingAt(swissHour(now)),
  }))

export default function Account({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { title, lead, found } = loaderData
  if (!found) return <LogInFirst title={title} />
  const { name, role, greeting } = found
  return (
    <AccountPage page="account" title={t(greetingText(greeting, name))} lead={lead} picture="thyme">
      <p className="eyebrow mb-6">{t(roleName(role))}</p>
      <ul className="grid gap-px overflow-hidden border border-line bg-line sm:grid-cols-2">
        {accountPages
          .filter((page) => page !== 'account')
          .map((page) => (
            <li key={page} className="bg-sheet last:sm:col-span-full">
              <PageLink
                page={page}
                className="flex min-h-24 items-center gap-5 p-6 font-serif text-xl hover:bg-wash"
              >
                <Icon name={accountIcons[page]} className="size-7 text-leaf-dark" />
                {t(pageNames[page])}
                <Icon name="arrow-right" className="ml-auto size-5 text-muted" />
              </PageLink>
            </li>
          ))}
      </ul>
    </AccountPage>
  )
}
