import { useLingui } from '@lingui/react/macro'
import {
  type MenuSection,
  mainPages,
  menuSections,
  shownEntries,
} from '../../../domain/page/menus.ts'
import { pageNames } from '../../../messages/site/page-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useSiteFacts } from '../../i18n/page-context.ts'
import { PageLink } from '../../i18n/page-link.tsx'
import { CloseButton } from '../popups/close-button.tsx'
import { AccountMenuEntry } from './account-button.tsx'
import { CartMenuEntry } from './cart-button.tsx'
import { LanguageLinks } from './language-chooser.tsx'
import { mainMenuId } from './menu-id.ts'

/** Groups the sub-menus: browsers keep one of them open at most. */
const groupName = 'sub-menu'

type EntryProps<Page> = { page: Page; isCurrent: boolean }

const PageEntry = ({ page, isCurrent }: EntryProps<'contact' | MenuSection>) => {
  const { t } = useLingui()
  return (
    <PageLink page={page} aria-current={isCurrent || undefined} className="menu-entry">
      {t(pageNames[page])}
    </PageLink>
  )
}

const SectionEntry = ({ page: section, isCurrent }: EntryProps<MenuSection>) => {
  const { t } = useLingui()
  const { menus, healthTopics } = useSiteFacts()
  const pages = shownEntries(menuSections[section], menus[section])
  const topics = section === 'health' ? healthTopics : []
  if (pages.length + topics.length < 2) return <PageEntry page={section} isCurrent={isCurrent} />
  return (
    <details name={groupName}>
      <summary aria-current={isCurrent || undefined} className="menu-entry">
        {t(pageNames[section])}
        <Icon name="caret-down" />
      </summary>
      <ul className="sub-menu">
        {pages.map((page) => (
          <li key={page}>
            <PageLink page={page}>
              {section === 'health' ? t`All health topics` : t(pageNames[page])}
            </PageLink>
          </li>
        ))}
        {topics.map(({ title, slug }) => (
          <li key={slug}>
            <PageLink page="health.topic" params={{ topic: slug }}>
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  )
}

const Entries = ({ section }: { section: string | undefined }) => {
  const { menus } = useSiteFacts()
  return (
    <ul>
      {shownEntries(mainPages, menus.main).map((page) => {
        const isCurrent = page === section
        return (
          <li key={page}>
            {page === 'contact' ? (
              <PageEntry page={page} isCurrent={isCurrent} />
            ) : (
              <SectionEntry page={page} isCurrent={isCurrent} />
            )}
          </li>
        )
      })}
      <CartMenuEntry />
      <li className="lg:hidden">
        <AccountMenuEntry />
      </li>
    </ul>
  )
}

/**
 * The main menu. On small screens a native popover that contains the language list as well; on wide
 * screens a row of the header. Sub-menus are disclosures; both work without script, and
 * `operateSubMenus` adds hover and keys. `section` is the entry of the page.
 */
export const MainMenu = ({ section }: { section: string | undefined }) => {
  const { t } = useLingui()
  const { contactPhone, externalLinks } = useSiteFacts()
  return (
    // The script of the page makes it a dialog while it is open as a popover.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields
    <div id={mainMenuId} popover="auto" role="group" aria-label={t`Menu`} className="main-menu">
      <div className="flex justify-end">
        <CloseButton popoverTarget={mainMenuId} popoverTargetAction="hide" />
      </div>
      <nav aria-label={t`Main menu`}>
        <Entries section={section} />
      </nav>
      <div className="mt-6 border-t border-line pt-4">
        <p className="eyebrow">{t`Language`}</p>
        <LanguageLinks className="-mx-3" />
        {externalLinks.canada && (
          <a href={externalLinks.canada} rel="noopener" className="choice-link -mx-3">
            {t`Canada`}
            <Icon name="arrow-up-right" className="size-4 text-muted" />
          </a>
        )}
      </div>
      {contactPhone && (
        <a
          href={`tel:${contactPhone.replaceAll(' ', '')}`}
          className="mt-4 flex min-h-12 items-center gap-3 font-semibold text-leaf-dark"
        >
          <Icon name="phone" />
          {contactPhone}
        </a>
      )}
    </div>
  )
}
