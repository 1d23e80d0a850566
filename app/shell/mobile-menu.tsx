import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../i18n/page-link.tsx'
import { AccountMenuEntry } from './account-button.tsx'
import { CartMenuEntry } from './cart-button.tsx'
import { CloseButton } from './close-button.tsx'
import { LanguageLinks } from './language-chooser.tsx'
import { type Section, sectionNames, sections } from './menus.ts'
import { mobileMenuId } from './mobile-menu-id.ts'
import { pageNames } from './page-names.ts'
import { useSiteFacts } from './site-facts.ts'

const menuEntry =
  'flex w-full min-h-12 items-center justify-between gap-3 text-left text-lg font-medium'

const SectionEntry = ({ section }: { section: Section }) => {
  const { t } = useLingui()
  const pages = sections[section]
  if (pages.length === 1)
    return (
      <PageLink page={section} className={menuEntry}>
        {t(pageNames[section])}
      </PageLink>
    )
  return (
    <details className="group">
      <summary className={`${menuEntry} list-none`}>
        {t(pageNames[section])}
        <Icon name="caret-down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="mb-3 border-l-2 border-leaf pl-4">
        {pages.map((page) => (
          <li key={page}>
            <PageLink page={page} className="flex min-h-11 items-center">
              {t(pageNames[page])}
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The whole site for a thumb; a popover of the platform, so it opens without script too. */
export const MobileMenu = () => {
  const { t } = useLingui()
  const { contactPhone, externalLinks } = useSiteFacts()
  const ref = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menu
  useEffect(() => ref.current?.hidePopover(), [pathname])
  return (
    <div
      ref={ref}
      id={mobileMenuId}
      popover="auto"
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
          {sectionNames.map((section) => (
            <li key={section}>
              <SectionEntry section={section} />
            </li>
          ))}
          <li>
            <PageLink page="contact" className={menuEntry}>
              {t(pageNames.contact)}
            </PageLink>
          </li>
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
