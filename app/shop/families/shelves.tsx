import { useLingui } from '@lingui/react/macro'
import type { ProductSummary } from '../../../domain/catalogue/product-view.ts'
import { pageNames } from '../../../messages/site/page-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PageLink } from '../../i18n/page-link.tsx'
import type { ProductListPage } from '../products/list/product-pages.ts'
import { ProductSlider } from '../products/list/product-slider.tsx'
import type { Shelf } from './families.ts'

type FilledShelf = {
  list: ProductListPage
  count: number
  products: readonly ProductSummary[]
}

type Props = { shelves: readonly Shelf[]; filled: readonly FilledShelf[] }

/** A few products of each shelf, with links to the lists. */
export const Shelves = ({ shelves, filled }: Props) => {
  const { t } = useLingui()
  return shelves.map(({ list, all }) => {
    const { count, products } = filled.find((one) => one.list === list) ?? {
      count: 0,
      products: [],
    }
    return (
      products.length > 0 && (
        <ProductSlider
          key={list}
          heading={t(pageNames[list])}
          products={products}
          more={
            <PageLink
              page={list}
              className="text-link inline-flex min-h-11 items-center gap-2 font-semibold"
            >
              {t(all)} ({count})
              <Icon name="arrow-right" className="size-4" />
            </PageLink>
          }
        />
      )
    )
  })
}
