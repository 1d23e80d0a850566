import { Trans, useLingui } from '@lingui/react/macro'
import { productInfo } from '../../../../domain/cart/line-info.ts'
import type { ProductDetail, ProductSummary } from '../../../../domain/catalogue/product-view.ts'
import { pageNames } from '../../../../messages/site/page-names.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { PageLink } from '../../../i18n/page-link.tsx'
import { Island } from '../../../islands/island.tsx'
import { usePicture } from '../../pictures/use-picture.ts'
import SaveButtons from '../../shelf/save-buttons.tsx'
import { addedProductOf } from '../add-product.ts'
import type { ProductListPage } from '../list/product-pages.ts'
import { ProductSlider } from '../list/product-slider.tsx'
import { FactList } from './fact-list.tsx'
import { PartSlider } from './part-slider.tsx'
import { IngredientFigure, ProductFrame } from './product-frame.tsx'
import { ProductImages } from './product-images.tsx'
import { ProductSections, productPageParts } from './product-sections.tsx'

const lineOf = (product: ProductDetail) => ({
  WcId: product.id,
  name: product.title,
  info: productInfo({ ...product, form: product.formKey }),
})

const ProductPlate = ({ product }: { product: ProductDetail }) => {
  const { title, ingredient, images } = product
  const picture = usePicture(lineOf(product))
  return (
    <>
      <ProductImages images={images} title={title} picture={picture} />
      {ingredient && <IngredientFigure {...ingredient} />}
    </>
  )
}

type Props = {
  product: ProductDetail
  list: ProductListPage
  /** Related products. */
  others: readonly ProductSummary[]
}

/** The page of a ready product. */
export const ProductPage = ({ product, list, others }: Props) => {
  const { t } = useLingui()
  const { slug, nr, title, description, kind, parts, formKey } = product
  return (
    <ProductFrame
      back={list}
      picture={<ProductPlate product={product} />}
      eyebrow={nr !== undefined && <Trans>No. {nr}</Trans>}
      title={title}
      below={
        <>
          {productPageParts[kind].hasPartSlider && <PartSlider parts={parts} form={formKey} />}
          {others.length > 0 && (
            <div className="mt-16 border-t border-line pt-12 print:hidden">
              <ProductSlider
                key={slug}
                heading={<Trans>More from this range</Trans>}
                products={others}
                more={
                  <PageLink
                    page={list}
                    className="text-link inline-flex min-h-11 items-center gap-2"
                  >
                    {t(pageNames[list])}
                    <Icon name="arrow-right" className="size-4" />
                  </PageLink>
                }
              />
            </div>
          )}
        </>
      }
    >
      {description && <p className="mt-4 text-lg text-muted">{description}</p>}
      <div className="mt-7 grid gap-x-10 gap-y-7 xl:grid-cols-[minmax(0,1fr)_minmax(0,21rem)] xl:items-start">
        <div className="xl:order-1">
          <Island name="buy" props={{ product: addedProductOf(product) }} />
          {/* Without script of the island, which is loaded when it is used. */}
          <SaveButtons line={lineOf(product)} quantity={1} className="print:hidden" />
        </div>
        <FactList product={product} />
      </div>
      <ProductSections product={product} />
    </ProductFrame>
  )
}
