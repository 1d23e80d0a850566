import { useLingui } from '@lingui/react/macro'
import type { ProductSummary } from '../../../../domain/catalogue/product-view.ts'
import { isInSeason } from '../../../../domain/catalogue/season.ts'
import { ProductRow } from './product-row.tsx'

/** Longer lists are grouped by form, with links to the groups. */
const maxUngrouped = 15

type Products = readonly ProductSummary[]
type Props = { products: Products; month: number }

const Rows = ({ products, month, isParted }: Props & { isParted: boolean }) => (
  <ul className="gap-x-16 lg:columns-2">
    {products.map((product) => (
      <ProductRow
        key={product.slug}
        product={product}
        isParted={isParted}
        isInSeason={product.season !== undefined && isInSeason(product.season, month)}
      />
    ))}
  </ul>
)

/** The products by form, most frequent form first. */
const partsOf = (products: Products) =>
  [...new Set(products.map(({ formKey }) => formKey))]
    .map((id) => ({ id, members: products.filter(({ formKey }) => formKey === id) }))
    .map(({ id, members }) => ({ id, members, form: members[0]?.form ?? id }))
    .sort((one, other) => other.members.length - one.members.length)

/** The products of a list; long lists are grouped by form, with anchor links. */
export const ProductGroups = ({ products, month }: Props) => {
  const { t } = useLingui()
  const parts = partsOf(products)
  if (products.length <= maxUngrouped || parts.length < 2)
    return <Rows products={products} month={month} isParted={false} />
  return (
    <>
      <nav aria-label={t`Forms`}>
        <ul className="mb-10 flex flex-wrap gap-2">
          {parts.map(({ form, id, members }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge px-4 hover:bg-wash"
              >
                {form}
                <span className="text-sm tabular-nums text-muted">{members.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {parts.map(({ form, id, members }) => (
        <section key={id} data-group aria-labelledby={id} className="price-group">
          <h3 id={id} className="border-b-2 border-leaf pb-2 text-2xl">
            {form}
          </h3>
          <Rows products={members} month={month} isParted />
        </section>
      ))}
    </>
  )
}
