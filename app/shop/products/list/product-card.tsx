import { Trans, useLingui } from '@lingui/react/macro'
import { SeasonMark } from '../../../../blocks/parts/season-mark.tsx'
import type { ProductSummary } from '../../../../domain/catalogue/product-view.ts'
import { isInSeason } from '../../../../domain/catalogue/season.ts'
import { productPageOf } from '../../../../domain/page/path.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Price } from '../../../../ui/price.tsx'
import { labelLinkClass, ProductLabel } from '../../../../ui/product-label.tsx'
import { PageLink } from '../../../i18n/page-link.tsx'
import type { AddedProduct } from '../add-product.ts'
import { describingFacts, factLine, useProductFacts } from '../use-product-facts.ts'
import { CardPicture } from './card-picture.tsx'

type Props = {
  product: ProductSummary
  /** The current month, 1 to 12, for products with a season. */
  month?: number | undefined
}

/** A product as the label of its pack: the whole card links to its page, the basket adds it. */
export const ProductCard = ({ product, month }: Props) => {
  const { t } = useLingui()
  const facts = useProductFacts(product)
  const { id, kind, slug, nr, title, topic, price, season, formKey, size, remedies } = product
  const isNow = month !== undefined && season !== undefined && isInSeason(season, month)
  return (
    <ProductLabel
      picture={<CardPicture product={product} />}
      mark={isNow && <SeasonMark />}
      topic={topic}
      nr={nr !== undefined && <Trans>No. {nr}</Trans>}
      title={
        <PageLink page={productPageOf(kind)} params={{ product: slug }} className={labelLinkClass}>
          {title}
        </PageLink>
      }
      facts={factLine(facts, describingFacts(facts))}
      price={<Price amount={price} />}
      action={
        <button
          type="button"
          aria-label={t`Add ${title} to Cart`}
          data-action="add-product"
          data-product={JSON.stringify({
            id,
            title,
            formKey,
            price,
            kind,
            size,
            remedies,
          } satisfies AddedProduct)}
          className="relative z-10 -mr-2 inline-flex size-11 items-center justify-center rounded-full text-leaf-dark hover:bg-wash in-data-no-order:hidden noscript:hidden print:hidden"
        >
          <Icon name="basket" className="size-6" />
        </button>
      }
    />
  )
}
