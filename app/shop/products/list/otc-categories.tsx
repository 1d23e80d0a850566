import { useLingui } from '@lingui/react/macro'
import { pageNames } from '../../../../messages/site/page-names.ts'
import { PageLink } from '../../../i18n/page-link.tsx'

const categories = ['otcs.otchomeo', 'otcs.gemmotherapy', 'otcs.animals'] as const

/** The three OTC lists side by side. */
export const OtcCategories = ({ current }: { current: string }) => {
  const { t } = useLingui()
  return (
    <nav aria-label={t(pageNames.otcs)} className="mb-8">
      <ul className="flex flex-wrap gap-x-6 border-b border-line">
        {categories.map((page) => (
          <li key={page}>
            <PageLink
              page={page}
              aria-current={page === current ? 'page' : undefined}
              className="-mb-px flex min-h-11 items-center border-b-2 border-transparent font-medium hover:border-line aria-[current]:border-leaf aria-[current]:text-leaf-dark"
            >
              {t(pageNames[page])}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
