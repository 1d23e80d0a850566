import { Trans } from '@lingui/react/macro'
import type { ProductSummary } from '../../../domain/catalogue/product-view.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PageLink } from '../../i18n/page-link.tsx'
import { productPageOf } from './product-pages.ts'

export type TopicEntry = Pick<ProductSummary, 'topic' | 'title' | 'slug' | 'kind'>

/** An index by topic, folded until it is wanted; opens without script. */
export const TopicFinder = ({ entries }: { entries: readonly TopicEntry[] }) => (
  <details className="group mb-8 border-y border-line">
    <summary className="flex min-h-12 list-none items-center justify-between gap-3 font-semibold">
      <Trans>Index by topic</Trans>
      <Icon name="caret-down" className="size-5 transition-transform group-open:rotate-180" />
    </summary>
    <ul className="gap-x-10 pb-6 pt-2 sm:columns-2 lg:columns-3">
      {entries.map(({ topic, title, slug, kind }) => (
        <li key={slug} className="break-inside-avoid">
          <PageLink
            page={productPageOf(kind)}
            params={{ product: slug }}
            className="flex min-h-9 flex-wrap items-baseline gap-x-2 py-1 hover:text-leaf-dark hover:underline"
          >
            {topic}
            <span className="text-sm text-muted">{title}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  </details>
)
