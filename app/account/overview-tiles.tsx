import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { accountPages, shownEntries } from '../../domain/page/menus.ts'
import { pageNames } from '../../messages/site/page-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Price } from '../../ui/price.tsx'
import { useSiteFacts } from '../i18n/page-context.ts'
import { PageLink } from '../i18n/page-link.tsx'
import { type AccountPageKey, accountIcons } from './account-page.tsx'
import { StatusMark } from './orders/status-mark.tsx'
import type { Overview } from './overview.ts'

const LastOrder = ({ lastOrder }: Pick<Overview, 'lastOrder'>) => {
  if (!lastOrder) return <Trans>You have no orders yet.</Trans>
  const { number, date, status } = lastOrder
  return (
    <>
      <span className="tabular-nums">
        <Trans>No. {number}</Trans> · {date}
      </span>
      <StatusMark status={status} />
    </>
  )
}

const ToPay = ({ toPay: { count, total, isLate } }: Pick<Overview, 'toPay'>) =>
  count === 0 ? (
    <Trans>Nothing to pay</Trans>
  ) : (
    <>
      <span className={isLate ? 'font-semibold text-alarm' : ''}>
        <Plural value={count} one="# open invoice" other="# open invoices" />
      </span>
      <Price amount={total} className="text-ink" />
    </>
  )

const newsOf = (page: AccountPageKey, overview: Overview): ReactNode => {
  if (page === 'account.orders') return <LastOrder {...overview} />
  if (page === 'account.payment') return <ToPay {...overview} />
  return page === 'account.security' ? overview.email : undefined
}

/** The pages of the account, each with its latest facts. */
export const OverviewTiles = ({ overview }: { overview: Overview }) => {
  const { t } = useLingui()
  const { menus } = useSiteFacts()
  return (
    <ul className="grid gap-px overflow-hidden border border-line bg-line sm:grid-cols-2">
      {shownEntries(accountPages, menus.account)
        .filter((page) => page !== 'account')
        .map((page) => {
          const news = newsOf(page, overview)
          return (
            <li
              key={page}
              className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] content-start items-center gap-x-5 gap-y-1 bg-sheet p-6 last:odd:sm:col-span-full hover:bg-wash"
            >
              <Icon name={accountIcons[page]} className="size-7 text-leaf-dark" />
              <PageLink page={page} className="font-serif text-xl after:absolute after:inset-0">
                {t(pageNames[page])}
              </PageLink>
              <Icon name="arrow-right" className="size-5 text-muted" />
              {news && (
                <p className="col-start-2 flex flex-wrap gap-x-4 gap-y-1 wrap-anywhere text-muted">
                  {news}
                </p>
              )}
            </li>
          )
        })}
    </ul>
  )
}
