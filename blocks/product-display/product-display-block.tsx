import { ProductLabels } from '../parts/product-labels.tsx'
import type { PropsOf } from '../shown-block.ts'

/** Chosen products; nothing where the catalogue has none of them. */
export default function ProductDisplayBlock({
  title,
  data: { labels },
}: PropsOf<'product_display'>) {
  if (labels.length === 0) return null
  return (
    <section>
      {title && <h2 className="mb-6">{title}</h2>}
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        <ProductLabels labels={labels} />
      </ul>
    </section>
  )
}
