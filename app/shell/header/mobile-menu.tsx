import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { pageNames } from '../../../messages/site/page-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useSiteFacts } from '../../i18n/page-context.ts'
import { PageLink } from '../../i18n/page-link.tsx'
import { CloseButton } from '../popups/close-button.tsx'
import { keepFocusIn } from '../popups/keep-focus-in.ts'
import { AccountMenuEntry } from './account-button.tsx'
import { CartMenuEntry } from './cart-button.tsx'
import { LanguageLinks } from './language-chooser.tsx'
import { mainPages, mobileMenuId, type Section, sections, shownEntries } from './menus.ts'

const menuEntry =
  'flex w-full min-h-12 items-center justify-between gap-3 text-left text-lg font-medium'

const subEntry = 'flex min-h-11 items-center'

const PageEntry = ({ page }: { page: 'contact' | Section }) => {
  const { t } = useLingui()
  return (
    <PageLink page={page} className={menuEntry}>
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
    <details className="group">
      <summary className={`${menuEntry} list-none`}>
        {t(pageNames[section])}
        <Icon name="caret-down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="mb-3 border-l-2 border-leaf pl-4">
        {pages.map((page) => (
          <li key={page}>
            <PageLink page={page} className={subEntry}>
              {section === 'health' ? t`All health topics` : t(pageNames[page])}
            </PageLink>
          </li>
        ))}
        {topics.map(({ title, slug }) => (
          <li key={slug}>
            <PageLink page="health.topic" params={{ topic: slug }} className={subEntry}>
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** All menus for small screens; a native popover, so it opens without script. */
export const MobileMenu = () => {
  const { t } = useLingui()
  const { contactPhone, externalLinks, menus } = useSiteFacts()
  const ref = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes when the page changes
  useEffect(() => ref.current?.hidePopover(), [pathname])
  return (
    <div
      ref={ref}
      id={mobileMenuId}
      popover="auto"
      {...keepFocusIn}
      role="dialog"
      aria-label={t`Menu`}
      className="ml-auto mr-0 mt-0 h-dvh max-h-none w-[min(24rem,100vw)] overflow-y-auto bg-sheet p-6 text-ink shadow-popup"
    >
      <div className="flex justify-end">
        <CloseButton popoverTarget={mobileMenuId} popoverTargetAction="hide" />
      </div>
      <nav aria-label={t`Main menu`}>
        <ul className="divide-y divide-line">
          <li className="sm:hidden">
            <PageLink page="shop.homeopathy.remedies" className={menuEntry}>
              {t`Search remedies`}
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
      </nav>
      <div className="mt-6 border-t border-line pt-4">
        <p className="eyebrow">
          <Trans>Language</Trans>
        </p>
        <LanguageLinks className="-mx-3" />
        {externalLinks.canada && (
          <a
            href={externalLinks.canada}
            rel="noopener"
            className="-mx-3 flex min-h-11 items-center justify-between rounded-md px-3 hover:bg-wash"
          >
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
