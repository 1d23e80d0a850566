import { useLingui } from '@lingui/react/macro'
import { pageNames } from '../../../messages/site/page-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useSiteFacts } from '../../i18n/page-context.ts'
import { PageLink } from '../../i18n/page-link.tsx'
import { usePage } from '../../i18n/use-page.ts'
import { useStaticPart } from '../static-part.tsx'
import { AccountButton } from './account-button.tsx'
import { CartButton } from './cart-button.tsx'
import { LanguageButton } from './language-chooser.tsx'
import { mainPages, mobileMenuId, shownEntries } from './menus.ts'

const Logo = () => {
  const { t } = useLingui()
  const { titleSuffix: name } = useSiteFacts()
  const [first, ...rest] = name.split(' ')
  return (
    <PageLink page="home" className="flex items-center gap-3" aria-label={t`${name}, home`}>
      <img
        src="/illustrations/logo.svg"
        alt=""
        width={40}
        height={40}
        // Else React preloads it before what is larger.
        fetchPriority="low"
        className="size-10"
      />
      <span className="font-serif leading-tight whitespace-nowrap">
        <span className="block text-xs tracking-wide text-muted">{first}</span>{' '}
        <span className="block text-lg font-medium">{rest.join(' ')}</span>
      </span>
    </PageLink>
  )
}

/** The entry of the main menu that a page belongs to; the OTC lists belong to the shop. */
const sectionOf = (key: string | undefined) => {
  const first = key?.split('.')[0]
  return mainPages.find((page) => page === (first === 'otcs' ? 'shop' : first))
}

const MainMenu = ({ section }: { section: string | undefined }) => {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Main menu`} className="hidden xl:block">
      <ul className="flex items-center">
        {shownEntries(mainPages, useSiteFacts().menus.main).map((key) => (
          <li key={key}>
            <PageLink
              page={key}
              aria-current={section === key ? 'true' : undefined}
              className="main-menu-entry"
            >
              {t(pageNames[key])}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const SearchLink = () => {
  const { t } = useLingui()
  return (
    <PageLink
      page="search"
      className={'round-button max-sm:hidden'}
      aria-label={t`Site search`}
      aria-keyshortcuts="f"
      data-action="show-search"
    >
      <Icon name="magnifying-glass" />
    </PageLink>
  )
}

const HeaderContent = ({ section }: { section: string | undefined }) => {
  const { t } = useLingui()
  return (
    <div className="page flex min-h-18 items-center justify-between gap-4 py-2">
      <Logo />
      <MainMenu section={section} />
      <div className="flex items-center gap-0.5">
        <LanguageButton />
        <SearchLink />
        <CartButton />
        <AccountButton />
        <button
          type="button"
          popoverTarget={mobileMenuId}
          aria-label={t`Menu`}
          className="round-button xl:hidden"
        >
          <Icon name="list" />
        </button>
      </div>
    </div>
  )
}

export const Header = () => {
  const section = sectionOf(usePage()?.key)
  return (
    <header
      className="sticky top-0 z-20 border-b border-line bg-paper/95 backdrop-blur-sm print:hidden"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React
      dangerouslySetInnerHTML={useStaticPart(
        `header-${section}`,
        <HeaderContent section={section} />,
      )}
    />
  )
}
