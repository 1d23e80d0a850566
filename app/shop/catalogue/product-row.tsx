import { useLingui } from '@lingui/react/macro'
import type { Centimes } from '../../../domain/money.ts'
import type { PageKey } from '../../../domain/page/route-words.ts'
import { Price } from '../../../ui/price.tsx'
import { PageLink } from '../../i18n/page-link.tsx'

type Props = {
  page: PageKey
  slug: string
  nr: number | undefined
  title: string
  /** Short facts under the title, the first of them most telling. */
  facts: readonly string[]
  price: Centimes | undefined
}

/** One product like a line of a price book; the whole line leads to its page. */
export const ProductRow = ({ page, slug, nr, title, facts, price }: Props) => {
  const { t } = useLingui()
  return (
    <li className="break-inside-avoid border-b border-line">
      <PageLink
        page={page}
        params={{ product: slug }}
        className="group grid min-h-16 grid-cols-[2.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3 py-3 hover:bg-sheet"
      >
        <span className="text-sm tabular-nums text-muted">
          {nr !== undefined && (
            <>
              <span className="sr-only">{t`No.`} </span>
              {nr}
            </>
          )}
        </span>
        <span>
          <span className="block font-serif text-lg leading-snug group-hover:text-leaf-dark group-hover:underline">
            {title}
          </span>
          <span className="block text-sm text-muted">{facts.filter(Boolean).join(' · ')}</span>
        </span>
        <Price amount={price} />
      </PageLink>
    </li>
  )
}
