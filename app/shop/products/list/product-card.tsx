import { useLingui } from '@lingui/react/macro'
import { SeasonMark } from '../../../../blocks/parts/season-mark.tsx'
import { productInfo } from '../../../../domain/cart/line-info.ts'
import type { ProductSummary } from '../../../../domain/catalogue/product-view.ts'
import { isInSeason } from '../../../../domain/catalogue/season.ts'
import { productPageOf } from '../../../../domain/page/path.ts'
import { shelfScale } from '../../../../domain/pictures/printed-picture.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Illustration } from '../../../../ui/illustration.tsx'
import { ContainerPicture } from '../../../../ui/pictures/container-picture.tsx'
import { Price } from '../../../../ui/price.tsx'
import { labelLinkClass, ProductLabel } from '../../../../ui/product-label.tsx'
import { PageLink } from '../../../i18n/page-link.tsx'
import { usePicture } from '../../pictures/line-picture.tsx'
import { addedProductOf } from '../add-product.ts'
import { describingFacts, factLine, useProductFacts } from '../use-product-facts.ts'

/** The container of a product to scale, beside the ingredient that stands for it. */
const DrawnPicture = ({ product }: { product: ProductSummary }) => {
  const { title, formKey, ingredient } = product
  const picture = usePicture({ name: title, info: productInfo({ ...product, form: formKey }) })
  return (
    <>
      {ingredient && (
        <figure className="grid w-28 justify-items-center gap-1 self-center">
          <Illustration name={ingredient.illustration} className="size-24" />
          <figcaption className="text-center text-xs leading-tight text-muted italic">
            {ingredient.name}
          </figcaption>
        </figure>
      )}
      <ContainerPicture picture={picture} scale={shelfScale} className="h-auto max-w-full" />
    </>
  )
}

/** The first image of a product, which fills the plate; its drawing if there is none. */
const CardPicture = ({ product }: { product: ProductSummary }) =>
  product.image ? (
    <Illustration name={product.image} className="product-label-image" />
  ) : (
    <DrawnPicture product={product} />
  )

type Props = {
  product: ProductSummary
  /** The current month, 1 to 12, for products with a season. */
  month?: number | undefined
}

/** A product as the label of its pack: the whole card links to its page, the basket adds it. */
export const ProductCard = ({ product, month }: Props) => {
  const { t } = useLingui()
  const facts = useProductFacts(product)
  const { kind, slug, nr, title, topic, price, season } = product
  const isNow = month !== undefined && season !== undefined && isInSeason(season, month)
  return (
    <ProductLabel
      picture={<CardPicture product={product} />}
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
