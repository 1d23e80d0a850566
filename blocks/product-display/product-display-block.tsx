import type { BlockProps } from '../block-props.ts'
import { LinkedProductLabel } from '../parts/product-labels.tsx'
import type definition from './definition.ts'

/** At most this many products are shown beside the heading instead of below it. */
const maxBesideHeading = 3

const columns = '@md:grid-cols-2 @3xl:grid-cols-3 @5xl:grid-cols-4'

/** Four products are shown in one row or two rows of two, never three and one. */
const columnsOfFour = '@md:grid-cols-2 @4xl:grid-cols-4'

/** Selected products; nothing if the catalogue has none of them. */
export default function ProductDisplayBlock({
  title,
  data: { labels },
}: BlockProps<typeof definition, 'product_display'>) {
  if (labels.length === 0) return null
  const isBeside = title && labels.length <= maxBesideHeading
  return (
    <section className="@container">
      <div className={isBeside ? 'grid gap-x-12 gap-y-6 @4xl:grid-cols-[minmax(0,1fr)_auto]' : ''}>
        {title && <h2 className={isBeside ? 'border-t border-leaf pt-5' : 'mb-6'}>{title}</h2>}
        <ul
          className={`grid gap-6 ${isBeside ? '@md:@max-4xl:grid-cols-2 @4xl:auto-cols-[16rem] @4xl:grid-flow-col' : labels.length === 4 ? columnsOfFour : columns}`}
        >
          {labels.map((label) => (
            <LinkedProductLabel key={label.to} {...label} />
          ))}
        </ul>
      </div>
    </section>
  )
}
