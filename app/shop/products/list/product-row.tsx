import { useLingui } from '@lingui/react/macro'
import { SeasonMark } from '../../../../blocks/parts/season-mark.tsx'
import type { ProductSummary } from '../../../../domain/catalogue/product-view.ts'
import { productPageOf } from '../../../../domain/page/path.ts'
import { Price } from '../../../../ui/price.tsx'
import { PageLink } from '../../../i18n/page-link.tsx'
import { describingFacts, factLine, useProductFacts } from '../use-product-facts.ts'

type Props = {
  product: ProductSummary
  /** Whether the list is grouped by form, so that the row omits it. */
  isParted: boolean
  isInSeason: boolean
}

/** The facts that distinguish products of a list. */
const useFacts = ({ product, isParted }: Props) => {
  const facts = useProductFacts(product)
  const factNames = describingFacts(facts)
  if (facts.season) return factLine(facts, [...factNames, 'line'])
  return factLine(facts, ['topic', ...factNames.filter((name) => name !== 'form' || !isParted)])
}

/** A product as a row of a price list; the whole row links to its page. */
export const ProductRow = (props: Props) => {
  const { t } = useLingui()
  const { kind, slug, nr, title, price } = props.product
  return (
    <li
      data-topic={props.product.topicKey}
      data-form={props.product.formKey}
      className="break-inside-avoid border-b border-line"
    >
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
