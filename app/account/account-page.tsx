import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { accountPages, shownEntries } from '../../domain/page/menus.ts'
import { noAnswerMessage } from '../../messages/account/form-answers.ts'
import { pageNames } from '../../messages/site/page-names.ts'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-name.ts'
import { BackLink } from '../content/back-link.tsx'
import { PageHeader } from '../content/page-header.tsx'
import { useSiteFacts } from '../i18n/page-context.ts'
import { PageLink } from '../i18n/page-link.tsx'
import { useAddress } from '../i18n/use-address.ts'
import { OrderNotice } from './order-right/order-notice.tsx'
import type { OrderRestriction } from './order-right/order-restriction.ts'

export type AccountPageKey = (typeof accountPages)[number]

const accountIcons: Record<AccountPageKey, IconName> = {
  account: 'house-line',
  'account.quick-order': 'prescription',
  'account.shelf': 'star',
  'account.orders': 'receipt',
  'account.addresses': 'map-pin',
  'account.people': 'user',
  'account.security': 'lock-key',
  'account.payment': 'credit-card',
  'account.downloads': 'download-simple',
}

/**
 * Ends the session; the server opens the home page, where `checkSession` clears personal data
 * (D1 §4).
 */
const LogOutButton = ({ className }: { className: string }) => (
  <form method="post" action={useAddress()('login')} data-notice="logged-out">
    <input type="hidden" name="intent" value="log-out" />
    <button type="submit" className={className}>
      <Icon name="sign-out" />
      <Trans>Log out</Trans>
    </button>
  </form>
)

const entry =
  'flex min-h-11 w-full items-center gap-3 rounded-full px-3 font-medium whitespace-nowrap lg:px-4 hover:bg-wash aria-[current]:bg-wash aria-[current]:font-semibold aria-[current]:text-leaf-dark max-lg:aria-[current]:bg-leaf-dark max-lg:aria-[current]:text-white max-lg:[&>svg]:hidden max-lg:aria-[current]:[scroll-initial-target:nearest]'

/** The pages of the account: beside the content on wide screens, else in a scrolling row. */
export const AccountMenu = ({ current }: { current: AccountPageKey }) => {
  const { t } = useLingui()
  const { menus } = useSiteFacts()
  return (
    <nav aria-label={t(pageNames.account)} className="min-w-0">
      <ul data-scroll-row className="flex max-lg:scroll-row max-lg:-my-3 lg:-mx-4 lg:grid lg:gap-1">
        {shownEntries(accountPages, menus.account).map((page) => (
          <li key={page} className="shrink-0">
            <PageLink
              page={page}
              aria-current={page === current ? 'page' : undefined}
              className={entry}
            >
              <Icon name={accountIcons[page]} />
              {t(pageNames[page])}
            </PageLink>
          </li>
        ))}
        <li className="shrink-0 lg:mt-3 lg:border-t lg:border-line lg:pt-3">
          <LogOutButton className={entry} />
        </li>
      </ul>
    </nav>
  )
}

type Props = {
  page: AccountPageKey
  title: string
  lead?: string
  picture: string
  /** The page above it, with the text of its link. */
  back?: { page: AccountPageKey; text: ReactNode }
  /** Why the account cannot order. */
  restriction?: OrderRestriction | undefined
  children: ReactNode
}

/** The layout of all pages of the account, for logged-in people. */
export const AccountPage = ({ page, title, lead, picture, back, restriction, children }: Props) => {
  const { t } = useLingui()
  return (
    <>
      <PageHeader
        eyebrow={t(pageNames.account)}
        title={title}
        lead={lead}
        picture={picture}
        isLow
      />
      <div
        data-not-sent={t(noAnswerMessage)}
        className="page grid gap-x-16 gap-y-5 pt-4 sm:gap-y-8 sm:py-8 lg:grid-cols-[13rem_minmax(0,1fr)] print:block"
      >
        <AccountMenu current={page} />
        <div>
          {back && <BackLink page={back.page}>{back.text}</BackLink>}
          {restriction && (
            <div className="mb-6 flex">
              <OrderNotice refusal={restriction} />
            </div>
          )}
          {children}
        </div>
      </div>
    </>
  )
}
