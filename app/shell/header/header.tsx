import { useLingui } from '@lingui/react/macro'
import {
  decodePictureAddress,
  pictureFileAddress,
  type UploadedPicture,
} from '../../../domain/media/picture-address.ts'
import { previewWidth } from '../../../domain/media/picture-widths.ts'
import { mainPages } from '../../../domain/page/menus.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useSiteFacts } from '../../i18n/page-context.ts'
import { PageLink } from '../../i18n/page-link.tsx'
import { usePage } from '../../i18n/use-page.ts'
import { AccountButton } from './account-button.tsx'
import { CartButton } from './cart-button.tsx'
import { LanguageButton } from './language-chooser.tsx'
import { MainMenu } from './main-menu.tsx'
import { mainMenuId } from './menu-id.ts'

/** The picture of the laboratory, which is made in this width at once. */
const OwnLogo = ({ picture }: { picture: UploadedPicture }) => (
  <img
    src={pictureFileAddress(picture, previewWidth(picture.width), 'webp')}
    alt=""
    width={picture.width}
    height={picture.height}
    className="h-10 w-auto max-w-48 object-contain"
  />
)

/** Beside the menu, a name without enough room wraps out of sight. */
const DrawnLogo = ({ name }: { name: string }) => {
  const [first, ...rest] = name.split(' ')
  return (
    <>
      <img
        src="/illustrations/logo.svg"
        alt=""
        width={40}
        height={40}
        // Else React preloads it before what is larger.
        fetchPriority="low"
      />
      <span>
        <span className="block text-xs tracking-wide text-muted">{first}</span>{' '}
        <span className="block text-lg font-medium">{rest.join(' ')}</span>
      </span>
    </>
  )
}

const Logo = () => {
  const { t } = useLingui()
  const { titleSuffix: name, logo } = useSiteFacts()
  const picture = decodePictureAddress(logo)
  return (
    <PageLink page="home" className="logo" aria-label={t`${name}, home`}>
      {picture ? <OwnLogo picture={picture} /> : <DrawnLogo name={name} />}
    </PageLink>
  )
}

/** The entry of the main menu that a page belongs to; the OTC lists belong to the shop. */
const sectionOf = (key: string | undefined) => {
  const first = key?.split('.')[0]
  return mainPages.find((page) => page === (first === 'otcs' ? 'shop' : first))
}

const SearchLink = () => {
  const { t } = useLingui()
  return (
    <PageLink
      page="search"
      className="round-button"
      aria-label={t`Site search`}
      aria-keyshortcuts="f"
      data-action="show-search"
    >
      <Icon name="magnifying-glass" />
    </PageLink>
  )
}

const Tools = () => {
  const { t } = useLingui()
  return (
    <div className="flex items-center gap-0.5">
      <LanguageButton />
      <SearchLink />
      <CartButton />
      <AccountButton />
      <button
        type="button"
        popoverTarget={mainMenuId}
        aria-label={t`Menu`}
        className="round-button lg:hidden"
      >
        <Icon name="list" />
      </button>
    </div>
  )
}

export const Header = () => (
  <header className="site-header">
    <div className="page header-row">
      <Logo />
      <MainMenu section={sectionOf(usePage()?.key)} />
      <Tools />
    </div>
  </header>
)
