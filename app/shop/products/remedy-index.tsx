import { Trans } from '@lingui/react/macro'
import type { IndexEntry, SizePrice } from '../../../domain/catalogue/family-view.ts'
import { Price } from '../../../ui/price.tsx'

/** What each size of the family costs, whatever the remedy. */
export const SizePrices = ({ sizes }: { sizes: readonly SizePrice[] }) => (
  <dl
    className={`grid border-t border-l border-line ${sizes.length === 3 ? 'grid-cols-3' : 'grid-cols-2'}`}
  >
    {sizes.map(({ size, price }) => (
      <div key={size} className="border-r border-b border-line bg-sheet px-4 py-4 text-center">
        <dt className="font-serif text-lg">{size}</dt>
        <dd>
          <Price amount={price} />
        </dd>
      </div>
    ))}
  </dl>
)

/** All names of a family in quiet columns, like the index at the end of a herbal. */
export const RemedyIndex = ({ entries }: { entries: readonly IndexEntry[] }) => (
  <section>
    <h2 className="mb-6 flex flex-wrap items-baseline gap-x-4 border-b-2 border-leaf pb-2">
      <Trans>Index of remedies</Trans>
      <span className="font-sans text-base tabular-nums text-muted">{entries.length}</span>
    </h2>
    <ul className="gap-x-12 sm:columns-2 lg:columns-3">
      {entries.map(({ id, name, detail }) => (
        <li key={id} className="break-inside-avoid border-b border-line py-2 leading-snug">
          {name}
          <span className="block text-sm italic text-muted">{detail}</span>
        </li>
      ))}
    </ul>
  </section>
)
