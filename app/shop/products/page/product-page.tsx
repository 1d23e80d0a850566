import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { productInfo } from '../../../../domain/cart/line-info.ts'
import type { ProductDetail, ProductSummary } from '../../../../domain/catalogue/product-view.ts'
import type { Picture } from '../../../../domain/pictures/printed-picture.ts'
import { pageNames } from '../../../../messages/site/page-names.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Illustration } from '../../../../ui/illustration.tsx'
import { Zoomable } from '../../../../ui/zoomable.tsx'
import { PageLink } from '../../../i18n/page-link.tsx'
import { Island } from '../../../islands/island.tsx'
import { usePicture } from '../../pictures/line-picture.tsx'
import { SaveButtons } from '../../shelf/save-buttons.tsx'
import { addedProductOf } from '../add-product.ts'
import type { ProductListPage } from '../list/product-pages.ts'
import { ProductSlider } from '../list/product-slider.tsx'
import { useProductFacts } from '../use-product-facts.ts'
import { IngredientFigure, ProductFrame, ProductPicture } from './product-frame.tsx'
import {
  type FactName,
  IncludedRemedies,
  ProductSections,
  productPageParts,
} from './product-sections.tsx'

type Image = ProductDetail['images'][number]

const ProductPhoto = ({ image, isSmall }: { image: Image; isSmall: boolean }) => {
  const { address, alt } = image
  return (
    <Zoomable
      large={<Illustration name={address} alt={alt} className="size-full object-contain" />}
      title={alt}
      isSmall={isSmall}
    >
      <div className="aspect-square overflow-hidden border border-line bg-sheet">
        <Illustration
          name={address}
          alt={alt}
          eager={!isSmall}
          className="size-full object-cover"
        />
      </div>
    </Zoomable>
  )
}

type ProductImagesProps = {
  images: readonly Image[]
  title: string
  /** The drawn container with its label. */
  picture: Picture
}

/**
 * The images of a product, the first one large; the drawn label follows them, as it says what the
 * pack contains. Without images, the drawing is the picture of the product.
 */
const ProductImages = ({ images, title, picture }: ProductImagesProps) => {
  const [first, ...others] = images
  if (!first) return <ProductPicture picture={picture} title={title} />
  return (
    <div className="grid gap-3">
      <ProductPhoto image={first} isSmall={false} />
      <ul className="grid grid-cols-3 gap-3 print:hidden">
        {others.map((image) => (
          <li key={image.address}>
            <ProductPhoto image={image} isSmall />
          </li>
        ))}
        <li>
          <ProductPicture picture={picture} title={title} isSmall />
        </li>
      </ul>
    </div>
  )
}

const names: Record<FactName, ReactNode> = {
  topic: <Trans>Topic</Trans>,
  form: <Trans>Form</Trans>,
  size: <Trans>Size</Trans>,
  season: <Trans>Season</Trans>,
  remedies: <Trans>Remedies</Trans>,
  substances: <Trans>Substances</Trans>,
}

/** The short facts of a product; missing ones are omitted. */
const FactList = ({ product }: { product: ProductDetail }) => {
  const facts = useProductFacts(product)
  const values: Record<FactName, string> = { ...facts, substances: facts.remedies }
  return (
    <dl className="border-t border-line">
      {productPageParts[product.kind].facts
        .filter((fact) => values[fact])
        .map((fact) => (
          <div
            key={fact}
            className="grid grid-cols-[8rem_minmax(0,1fr)] gap-3 sm:grid-cols-[9.5rem_minmax(0,1fr)] border-b border-line py-2.5"
          >
            <dt className="text-muted">{names[fact]}</dt>
            <dd className="tabular-nums">{values[fact]}</dd>
          </div>
        ))}
    </dl>
  )
}

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
  const { slug, nr, title, description, kind, parts } = product
  return (
    <ProductFrame
      back={list}
      picture={<ProductPlate product={product} />}
      eyebrow={nr !== undefined && t`No. ${nr}`}
      title={title}
      below={
        <>
          {productPageParts[kind].isSet && <IncludedRemedies parts={parts} />}
          {others.length > 0 && (
            <div className="mt-16 border-t border-line pt-12 print:hidden">
              <ProductSlider
                key={slug}
                heading={t`More from this range`}
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
