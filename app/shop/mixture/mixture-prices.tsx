import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FlatPrice, TierPrice } from '../../../domain/mixture/price-examples.ts'
import { Price } from '../../../ui/price.tsx'

const flatNames = {
  'combined-phytotherapy-drops-bottle-30ml': msg`Drops with plants, bottle 30 ml`,
  'combined-gemmotherapy-drops-bottle-30ml': msg`Drops with buds, bottle 30 ml`,
  'combined-creme-50g': msg`Creme, 50 g`,
  'combined-trituration-lactose-bottle-60g': msg`Trituration, lactose bottle 60 g`,
  'combined-suppository-12-pieces-adults': msg`Suppositories for adults, 12 pieces`,
} satisfies Record<FlatPrice['slug'], MessageDescriptor>

const countText = ({ from, to }: TierPrice) => {
  if (to === undefined) return <Trans>{from} and more</Trans>
  return from === to ? from : `${from}–${to}`
}

const number = 'py-3 pl-1 text-right max-sm:text-sm sm:pl-4'

/** How a mixture is priced, with examples from the price list (R12). */
export default function MixturePrices({ tiers, flat }: { tiers: TierPrice[]; flat: FlatPrice[] }) {
  const { t } = useLingui()
  return (
    <section>
      <h2 className="mb-4">
        <Trans>What a mixture costs</Trans>
      </h2>
      <p className="measure mb-8 text-lg">
        <Trans>
          The price follows the number of homeopathic substances, the highest dilution among them,
          the form and the size. Here are examples up to 9 CH; higher dilutions cost a little more.
        </Trans>
      </p>
      <div className="grid gap-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
        <table className="w-full border-t-2 border-mixtures text-left">
          <caption className="sr-only">
            <Trans>Prices by number of homeopathic substances</Trans>
          </caption>
          <thead>
            <tr className="border-b border-line align-bottom text-sm text-muted">
              <th scope="col" className="py-2 font-medium">
                <Trans>Substances</Trans>
              </th>
              <th scope="col" className={`${number} align-bottom font-medium hyphens-auto`}>
                <Trans>Globuli, tube 1 g</Trans>
              </th>
              <th scope="col" className={`${number} align-bottom font-medium hyphens-auto`}>
                <Trans>Granules, tube 4 g</Trans>
              </th>
              <th scope="col" className={`${number} align-bottom font-medium hyphens-auto`}>
                <Trans>Drops, bottle 30 ml</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {tiers.map((tier) => (
              <tr key={tier.from} className="border-b border-line">
                <th scope="row" className="py-3 font-serif text-lg font-normal tabular-nums">
                  {countText(tier)}
                </th>
                {tier.prices.map((price, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                  <td key={column} className={number}>
                    {price === undefined ? '–' : <Price amount={price} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <div>
          <h3 className="mb-3">
            <Trans>Whatever the number of substances</Trans>
          </h3>
          <dl className="border-t border-line">
            {flat.map(({ slug, price }) => (
              <div
                key={slug}
                className="flex items-baseline justify-between gap-4 border-b border-line py-3"
              >
                <dt>{t(flatNames[slug])}</dt>
                <dd>
                  <Price amount={price} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}
