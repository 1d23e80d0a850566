import { useLingui } from '@lingui/react/macro'
import type { ProductSummary } from '../../../domain/catalogue/product-view.ts'
import { Price } from '../../../ui/price.tsx'
import { PageLink } from '../../i18n/page-link.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { productPageOf } from './product-pages.ts'
import { SeasonMark } from './season-mark.tsx'
import { seasonText } from './season-text.ts'
import { usePackText } from './use-pack-text.ts'

type Props = {
  product: ProductSummary
  /** The form stands above the list already. */
  isParted: boolean
  isInSeason: boolean
}

/** What tells products apart: a set's months, else topic, form and pack. */
const useFacts = ({ product, isParted }: Props) => {
  const language = useLanguage()
  const packText = usePackText()
  const { season, topic, form, size, line } = product
  const facts = season
    ? [seasonText(season, language), line]
    : [topic, isParted ? '' : form, form ? packText(size) : line]
  return facts.filter(Boolean).join(' · ')
}

/** One product like a line of a price book; the whole line leads to its page. */
export const ProductRow = (props: Props) => {
  const { t } = useLingui()
  const { kind, slug, nr, title, price } = props.product
  return (
    <li className="break-inside-avoid border-b border-line">
      <PageLink
        page={productPageOf(kind)}
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
            {props.isInSeason && <SeasonMark className="ml-3 align-middle" />}
          </span>
          <span className="block text-sm text-muted">{useFacts(props)}</span>
        </span>
        <Price amount={price} />
      </PageLink>
    </li>
  )
}
