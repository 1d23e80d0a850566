import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ProductDetail, ProductSummary } from '../../../domain/catalogue/product-view.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Illustration } from '../../../ui/illustration.tsx'
import { Zoomable } from '../../../ui/zoomable.tsx'
import { BackLink } from '../../content/back-link.tsx'
import { PageLink } from '../../i18n/page-link.tsx'
import { pageNames } from '../../shell/page-names.ts'
import { productDrawing } from '../product-drawing.ts'
import { BuyBox } from './buy-box.tsx'
import { FactList } from './fact-list.tsx'
import { PartSlider } from './part-slider.tsx'
import { PrintButton } from './print-button.tsx'
import { PrintFoot, PrintHead } from './print-sheet.tsx'
import type { ProductListPage } from './product-pages.ts'
import { ProductSections, productPageParts } from './product-sections.tsx'
import { ProductSlider } from './product-slider.tsx'
import { useAddProduct } from './use-add-product.ts'

const Plate = ({ children }: { children: ReactNode }) => (
  <div className="grid aspect-square place-items-center border border-line bg-sheet p-8 max-md:aspect-auto max-md:p-4">
    {children}
  </div>
)

const Picture = ({ product }: { product: ProductDetail }) => {
  const { t } = useLingui()
  const { kind, title } = product
  const name = productDrawing(product)
  const plate = (
    <Plate>
      <Illustration name={name} eager className="h-auto w-36 md:w-full" />
    </Plate>
  )
  if (!productPageParts[kind].isZoomable) return plate
  return (
    <Zoomable
      name={name}
      title={title}
      texts={{ enlarge: t`Enlarge the picture`, close: t`Close` }}
    >
      {plate}
    </Zoomable>
  )
}

type Props = {
  product: ProductDetail
  list: ProductListPage
  /** Where one may go on to. */
  others: readonly ProductSummary[]
}

/** A ready product: its picture on one side, on the other what it is, costs and is made of. */
export const ProductPage = ({ product, list, others }: Props) => {
  const { t } = useLingui()
  const add = useAddProduct()
  const { nr, title, description, price, kind, parts } = product
  return (
    <article className="page py-10">
      <PrintHead />
      <div className="flex items-start justify-between gap-4 print:hidden">
        <BackLink page={list}>{t(pageNames[list])}</BackLink>
        <PrintButton />
      </div>
      <div className="grid gap-x-16 gap-y-8 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] print:grid-cols-[8rem_minmax(0,1fr)]">
        <div className="self-start md:sticky md:top-28 print:static">
          <Picture product={product} />
        </div>
        <div className="max-w-3xl">
          {nr !== undefined && (
            <p className="eyebrow mb-3">
              <Trans>No. {nr}</Trans>
            </p>
          )}
          <h1>{title}</h1>
          {description && <p className="mt-4 text-lg text-muted">{description}</p>}
          <div className="mt-7 grid gap-x-10 gap-y-7 lg:grid-cols-[minmax(0,1fr)_minmax(0,21rem)] lg:items-start">
            <div className="lg:order-1">
              <BuyBox
                // Another product is another quantity.
                key={product.slug}
                name={title}
                price={price}
                onAdd={(quantity) => add(product, quantity)}
              />
            </div>
            <FactList product={product} />
          </div>
          <ProductSections product={product} />
        </div>
      </div>
      {productPageParts[kind].hasPartSlider && <PartSlider parts={parts} />}
      {others.length > 0 && (
        <div className="mt-16 border-t border-line pt-12 print:hidden">
          <ProductSlider
            key={product.slug}
            heading={<Trans>More from this range</Trans>}
            products={others}
            more={
              <PageLink page={list} className="text-link inline-flex min-h-11 items-center gap-2">
                {t(pageNames[list])}
                <Icon name="arrow-right" className="size-4" />
              </PageLink>
            }
          />
        </div>
      )}
      <PrintFoot />
    </article>
  )
}
