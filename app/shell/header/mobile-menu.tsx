import { Trans, useLingui } from '@lingui/react/macro'
import { pageNames } from '../../../messages/site/page-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useSiteFacts } from '../../i18n/page-context.ts'
import { PageLink } from '../../i18n/page-link.tsx'
import { CloseButton } from '../popups/close-button.tsx'
import { useStaticPart } from '../static-part.tsx'
import { AccountMenuEntry } from './account-button.tsx'
import { CartMenuEntry } from './cart-button.tsx'
import { LanguageLinks } from './language-chooser.tsx'
import { mainPages, mobileMenuId, type Section, sections, shownEntries } from './menus.ts'

const PageEntry = ({ page }: { page: 'contact' | Section }) => {
  const { t } = useLingui()
  return (
    <PageLink page={page} className="menu-entry">
      {t(pageNames[page])}
    </PageLink>
  )
}

const SectionEntry = ({ section }: { section: Section }) => {
  const { t } = useLingui()
  const { menus, healthTopics } = useSiteFacts()
  const pages = shownEntries(sections[section], menus[section])
  const topics = section === 'health' ? healthTopics : []
  if (pages.length + topics.length < 2) return <PageEntry page={section} />
  return (
    <details>
      <summary className="menu-entry">
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

const MainEntries = () => {
  const { t } = useLingui()
  const { menus } = useSiteFacts()
  return (
    <ul className="divide-y divide-line">
      <li className="sm:hidden">
        <PageLink page="search" className="menu-entry" data-action="show-search">
          {t`Site search`}
          <Icon name="magnifying-glass" />
        </PageLink>
      </li>
      {shownEntries(mainPages, menus.main).map((page) => (
        <li key={page}>
          {page === 'contact' ? <PageEntry page={page} /> : <SectionEntry section={page} />}
        </li>
      ))}
      <CartMenuEntry />
      <li>
        <AccountMenuEntry />
      </li>
    </ul>
  )
}

/** All menus for small screens; a native popover, so it opens without script. */
export const MobileMenu = () => {
  const { t } = useLingui()
  const { contactPhone, externalLinks } = useSiteFacts()
  const entries = useStaticPart('menu', <MainEntries />)
  return (
    <div
      id={mobileMenuId}
      popover="auto"
      role="dialog"
      aria-label={t`Menu`}
      className="mobile-menu"
    >
      <div className="flex justify-end">
        <CloseButton popoverTarget={mobileMenuId} popoverTargetAction="hide" />
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React */}
      <nav aria-label={t`Main menu`} dangerouslySetInnerHTML={entries} />
      <div className="mt-6 border-t border-line pt-4">
        <p className="eyebrow">
          <Trans>Language</Trans>
        </p>
        <LanguageLinks className="-mx-3" />
        {externalLinks.canada && (
          <a href={externalLinks.canada} rel="noopener" className="choice-link -mx-3">
            <Trans>Canada</Trans>
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
