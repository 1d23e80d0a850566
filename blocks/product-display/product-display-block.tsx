import { ProductLabels } from '../parts/product-labels.tsx'
import type { PropsOf } from '../shown-block.ts'

/** As many as stand beside their heading. */
const few = 3

/** Chosen products; nothing where the catalogue has none of them. */
export default function ProductDisplayBlock({
  title,
  data: { labels },
}: PropsOf<'product_display'>) {
  if (labels.length === 0) return null
  const isBeside = title && labels.length <= few
  return (
    <section
      className={isBeside ? 'grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_auto]' : undefined}
    >
      {title && <h2 className={isBeside ? 'border-t border-leaf pt-5' : 'mb-6'}>{title}</h2>}
      <ul
        className={`grid gap-6 ${isBeside ? 'sm:max-lg:grid-cols-2 lg:auto-cols-[17rem] lg:grid-flow-col' : 'sm:grid-cols-2 lg:grid-cols-4'}`}
      >
        <ProductLabels labels={labels} />
      </ul>
    </section>
  )
}
