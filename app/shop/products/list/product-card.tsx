import { useLingui } from '@lingui/react/macro'
import { SeasonMark } from '../../../../blocks/parts/season-mark.tsx'
import { productInfo } from '../../../../domain/cart/line-info.ts'
import type { ProductSummary } from '../../../../domain/catalogue/product-view.ts'
import { isInSeason } from '../../../../domain/catalogue/season.ts'
import { productPageOf } from '../../../../domain/page/path.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { PlatePicture } from '../../../../ui/pictures/plate-picture.tsx'
import { labelLinkClass, ProductLabel } from '../../../../ui/pictures/product-label.tsx'
import { Price } from '../../../../ui/price.tsx'
import { PageLink } from '../../../i18n/page-link.tsx'
import { usePicture } from '../../pictures/line-picture.tsx'
import { addedProductOf } from '../add-product.ts'
import { describingFacts, factLine, useProductFacts } from '../use-product-facts.ts'

type Props = {
  product: ProductSummary
  /** The current month, 1 to 12, for products with a season. */
  month?: number | undefined
}

/** A product as the label of its pack: the whole card links to its page, the basket adds it. */
export const ProductCard = ({ product, month }: Props) => {
  const { t } = useLingui()
  const facts = useProductFacts(product)
  const { kind, slug, nr, title, topic, price, season, image, ingredient, formKey } = product
  const picture = usePicture({ name: title, info: productInfo({ ...product, form: formKey }) })
  const isNow = month !== undefined && season !== undefined && isInSeason(season, month)
  return (
    <ProductLabel
      picture={<PlatePicture image={image} picture={picture} ingredient={ingredient} />}
      mark={isNow && <SeasonMark />}
      topic={topic}
      nr={nr !== undefined && t`No. ${nr}`}
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
          data-product={JSON.stringify(addedProductOf(product))}
          className="relative z-10 -mr-2 inline-flex size-11 items-center justify-center rounded-full text-leaf-dark hover:bg-wash in-data-no-order:hidden noscript:hidden print:hidden"
        >
          <Icon name="basket" className="size-6" />
        </button>
      }
    />
  )
}
