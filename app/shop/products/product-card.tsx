import { Trans, useLingui } from '@lingui/react/macro'
import type { ProductSummary } from '../../../domain/catalogue/product-view.ts'
import { isInSeason } from '../../../domain/catalogue/season.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Illustration } from '../../../ui/illustration.tsx'
import { Price } from '../../../ui/price.tsx'
import { PageLink } from '../../i18n/page-link.tsx'
import { productDrawing } from '../product-drawing.ts'
import { productPageOf } from './product-pages.ts'
import { SeasonMark } from './season-mark.tsx'
import { useAddProduct } from './use-add-product.ts'
import { factLine, tellingFacts, useProductFacts } from './use-product-facts.ts'

type Props = {
  product: ProductSummary
  /** Of the day, where the season matters; 1 to 12. */
  month?: number | undefined
}

/** A product like the label of its pack: the whole card leads to its page, the basket adds one. */
export const ProductCard = ({ product, month }: Props) => {
  const { t } = useLingui()
  const add = useAddProduct()
  const facts = useProductFacts(product)
  const { kind, slug, nr, title, topic, price, season } = product
  const isNow = month !== undefined && season !== undefined && isInSeason(season, month)
  return (
    <li className="group relative flex flex-col border border-line bg-sheet transition-colors hover:border-leaf">
      <div className="grid place-items-center border-b border-line bg-paper py-4">
        <Illustration name={productDrawing(product)} className="size-36" />
        {isNow && <SeasonMark className="absolute top-3 left-3" />}
      </div>
      <div className="flex grow flex-col px-4 pt-3 pb-1">
        <p className="flex min-h-5 items-baseline justify-between gap-3 text-sm text-muted">
          <span className="min-w-0 truncate">{topic}</span>
          {nr !== undefined && (
            <span className="shrink-0 tabular-nums">
              <Trans>No. {nr}</Trans>
            </span>
          )}
        </p>
        <h3 className="mt-1 text-lg leading-snug hyphens-auto">
          <PageLink
            page={productPageOf(kind)}
            params={{ product: slug }}
            className="after:absolute after:inset-0 group-hover:text-leaf-dark group-hover:underline"
          >
            {title}
          </PageLink>
        </h3>
        <p className="mt-1 text-sm text-muted">{factLine(facts, tellingFacts(facts))}</p>
        <div className="mt-auto flex min-h-14 items-center justify-between gap-3 pt-2">
          <Price amount={price} />
          <button
            type="button"
            aria-label={t`Add ${title} to Cart`}
            onClick={() => add(product, 1)}
            className="relative z-10 -mr-2 inline-flex size-11 items-center justify-center rounded-full text-leaf-dark hover:bg-wash print:hidden"
          >
            <Icon name="basket" className="size-6" />
          </button>
        </div>
      </div>
    </li>
  )
}
