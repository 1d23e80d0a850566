import { useLingui } from '@lingui/react/macro'
import { pageNames } from '../../../../messages/site/page-names.ts'
import { Illustration } from '../../../../ui/illustration.tsx'
import { PageLink } from '../../../i18n/page-link.tsx'
import { type FurtherPage, furtherPages } from './further-pages.ts'

/** Links from a family's page to further pages. */
export const FurtherPageList = ({ pages }: { pages: readonly FurtherPage[] }) => {
  const { t } = useLingui()
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
      {pages.map((page) => (
        <li key={page} className="border-t border-line">
          <PageLink
            page={page}
            className="group flex h-full items-center gap-4 py-4 hover:bg-sheet"
          >
            <Illustration name={furtherPages[page].picture} className="size-20 shrink-0" />
            <span className="min-w-0">
              <span className="block font-serif text-xl hyphens-auto wrap-anywhere leading-tight group-hover:text-leaf-dark group-hover:underline">
                {t(pageNames[page])}
              </span>
              <span className="mt-1 block text-sm text-muted">{t(furtherPages[page].line)}</span>
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
