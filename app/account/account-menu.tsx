import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../i18n/page-link.tsx'
import { accountPages, chosenOf } from '../shell/menus.ts'
import { pageNames } from '../shell/page-names.ts'
import { useSiteFacts } from '../shell/site-facts.ts'
import { type AccountPageKey, accountIcons } from './account-icons.ts'
import { LogOutButton } from './log-out-button.tsx'

const entry =
  'flex min-h-11 w-full items-center gap-3 rounded-full px-3 font-medium lg:px-4 hover:bg-wash aria-[current]:bg-wash aria-[current]:font-semibold aria-[current]:text-leaf-dark'

/** The pages of the account: beside the page where there is room, else in rows above it. */
export const AccountMenu = ({ current }: { current: AccountPageKey }) => {
  const { t } = useLingui()
  const { menus } = useSiteFacts()
  return (
    <nav aria-label={t(pageNames.account)}>
      <ul className="-mx-3 flex flex-wrap lg:-mx-4 lg:grid lg:gap-1">
        {chosenOf(accountPages, menus.account).map((page) => (
          <li key={page}>
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
        <li className="lg:mt-3 lg:border-t lg:border-line lg:pt-3">
          <LogOutButton className={entry} />
        </li>
      </ul>
    </nav>
  )
}
