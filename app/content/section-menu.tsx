import { useLingui } from '@lingui/react/macro'
import {
  type MenuSection,
  menuEntryOf,
  menuSections,
  shownEntries,
} from '../../domain/page/menus.ts'
import type { PageKey } from '../../domain/page/route-words.ts'
import { pageNames } from '../../messages/site/page-names.ts'
import sheet from '../../ui/section-icons.svg?url'
import { useSiteFacts } from '../i18n/page-context.ts'
import { PageLink } from '../i18n/page-link.tsx'
import { usePage } from '../i18n/use-page.ts'

const isSection = (name: string | undefined): name is MenuSection =>
  name !== undefined && Object.hasOwn(menuSections, name)

/**
 * The section of the menu that contains the page; undefined for contact, imprint and similar pages.
 */
export const sectionOf = (key: PageKey): MenuSection | undefined => {
  const [first] = key.split('.')
  if (first === 'otcs') return 'shop'
  return isSection(first) ? first : undefined
}

/**
 * The pages of a section with icons (D1 §2), named by page key in the sprite. On small screens it
 * scrolls horizontally; the last visible entry is cut and faded. It starts at the current page or
 * its parent.
 */
export const SectionNavigation = (props: {
  section: MenuSection
  /** The page, or the one that it belongs to. */
  current: PageKey
  /** Names only, for pages whose content is needed on the first screen. */
  isLow?: boolean
}) => {
  const { section, current, isLow = false } = props
  const { t } = useLingui()
  const { menus } = useSiteFacts()
  const entries = shownEntries(menuSections[section], menus[section])
  const entry = menuEntryOf(entries, current)
  const kind = entry === usePage()?.key ? 'page' : 'true'
  return (
    <nav
      aria-label={t(pageNames[section])}
      className={isLow ? 'section-menu section-menu-low' : 'section-menu'}
    >
      <ul className="page">
        {entries.map((page) => (
          <li key={page}>
            <PageLink page={page} aria-current={page === entry ? kind : undefined}>
              {!isLow && (
                <svg aria-hidden="true">
                  <use href={`${sheet}#${page}`} />
                </svg>
              )}
              <span>{t(pageNames[page])}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
