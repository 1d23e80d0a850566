import { useLingui } from '@lingui/react/macro'
import type { ProductSummary } from '../../../domain/catalogue/product-view.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { productPageOf } from './product-pages.ts'
import { ProductRow } from './product-row.tsx'
import { seasonText } from './season-text.ts'

/** Above this a list is parted by form, with links to the parts. */
const longList = 15

const columns = 'gap-x-16 lg:columns-2'

const Rows = ({ products }: { products: readonly ProductSummary[] }) => {
  const language = useLanguage()
  return (
    <ul className={columns}>
      {products.map(({ slug, kind, nr, title, topic, form, size, line, price, season }) => {
        const facts = season
          ? [seasonText(season, language), line]
          : [topic, ...(form ? [form, size] : [line])]
        return (
          <ProductRow
            key={slug}
            page={productPageOf(kind)}
            slug={slug}
            nr={nr}
            title={title}
            facts={facts}
            price={price}
          />
        )
      })}
    </ul>
  )
}

/** Products of a list: parted by form where they are many, jumpable without script. */
export const ProductGroups = ({ products }: { products: readonly ProductSummary[] }) => {
  const { t } = useLingui()
  const groups = Map.groupBy(products, ({ form }) => form)
  if (products.length <= longList || groups.size < 2) return <Rows products={products} />
  const parts = [...groups].map(([form, members]) => ({
    form,
    id: members[0]?.formKey ?? form,
    members,
  }))
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
        <section key={id} aria-labelledby={id} className="mb-12">
          <h2 id={id} className="border-b-2 border-leaf pb-2">
            {form}
          </h2>
          <Rows products={members} />
        </section>
      ))}
    </>
  )
}
