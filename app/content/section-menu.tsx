import { useLingui } from '@lingui/react/macro'
import type { PageKey } from '../../domain/page/route-words.ts'
import { PageLink } from '../i18n/page-link.tsx'
import { type Section, sections } from '../shell/menus.ts'
import { pageNames } from '../shell/page-names.ts'

const isSection = (name: string | undefined): name is Section =>
  name !== undefined && Object.hasOwn(sections, name)

/** The section of the menu that a page stands in; contact, imprint and the like stand in none. */
export const sectionOf = (key: PageKey): Section | undefined => {
  const [first] = key.split('.')
  return isSection(first) ? first : undefined
}

/** The pages of the section, in a row below the head. */
export const SectionMenu = ({ section, current }: { section: Section; current: PageKey }) => {
  const { t } = useLingui()
  return (
    <nav aria-label={t(pageNames[section])} className="border-b border-line">
      <ul className="page flex flex-wrap gap-x-8">
        {sections[section].map((page) => (
          <li key={page}>
            <PageLink
              page={page}
              aria-current={page === current ? 'page' : undefined}
              className="flex min-h-11 items-center py-2 hover:text-leaf-dark hover:underline aria-[current]:font-semibold aria-[current]:text-leaf-dark aria-[current]:no-underline"
            >
              {t(pageNames[page])}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
