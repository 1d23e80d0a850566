import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FlatPrice, PriceExamples, TierPrice } from '../../../domain/mixture/price-examples.ts'
import { Price } from '../../../ui/price.tsx'

const flatNames = {
  creme: msg`Cream, 50 g`,
  trituration: msg`Trituration, 60 g lactose bottle`,
  suppository: msg`12 suppositories, adults`,
} satisfies Record<FlatPrice['form'], MessageDescriptor>

const countText = ({ from, to }: TierPrice) => {
  if (to === undefined) return <Trans>{from} or more</Trans>
  return from === to ? from : `${from}–${to}`
}

const number = 'py-3 pl-1 text-right max-sm:text-sm sm:pl-4'

type TierTableProps = {
  caption: ReactNode
  rowHead: ReactNode
  columnHeads: readonly string[]
  rows: readonly TierPrice[]
}

const TierTable = ({ caption, rowHead, columnHeads, rows }: TierTableProps) => (
  <table className="w-full border-t-2 border-mixtures text-left">
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr className="border-b border-line align-bottom text-sm text-muted">
        <th scope="col" className="py-2 font-medium hyphens-auto">
          {rowHead}
        </th>
        {columnHeads.map((head) => (
          <th key={head} scope="col" className={`${number} align-bottom font-medium hyphens-auto`}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.from} className="border-b border-line">
          <th scope="row" className="py-3 font-serif text-lg font-normal tabular-nums">
            {countText(row)}
          </th>
          {row.prices.map((price, column) => (
            <td key={columnHeads[column]} className={number}>
              {price === undefined ? '–' : <Price amount={price} />}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** How mixtures are priced, with examples from the price list (R12, R14, R43). */
export default function MixturePrices({ tiers, mixed, flat }: PriceExamples) {
  const { t } = useLingui()
  return (
    <section>
      <h2 className="mb-4">{t`Mixture prices`}</h2>
      <p className="measure mb-8 text-lg">
        <Trans>
          The price depends on the number of homeopathic substances, the highest dilution among
          them, the form and the size. Here are examples up to 9 CH; higher dilutions cost a little
          more.
        </Trans>
      </p>
      <div className="grid gap-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
        <div className="grid gap-10">
          <TierTable
            caption={t`Prices by number of homeopathic substances`}
            rowHead={t`Substances`}
            columnHeads={[t`Globules, 1 g tube`, t`Granules, 4 g tube`, t`Drops, 30 ml bottle`]}
            rows={tiers}
          />
          <div>
            <h3 className="mb-3">{t`Whatever the number of substances`}</h3>
            <dl className="border-t border-line">
              {flat.map(({ form, price }) => (
                <div
                  key={form}
                  className="flex items-baseline justify-between gap-4 border-b border-line py-3"
                >
                  <dt>{t(flatNames[form])}</dt>
                  <dd>
                    <Price amount={price} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
        <div>
          <h3 className="mb-1">{t`Drops with plants or buds, 30 ml bottle`}</h3>
          <p className="mb-4 text-muted">
            <Trans>
              The price of mixed drops is that of the most expensive group they contain: homeopathic
              substances, plants or buds.
            </Trans>
          </p>
          <TierTable
            caption={t`Prices of mixed drops by number of homeopathic substances`}
            rowHead={t`Homeopathic substances`}
            columnHeads={[t`With plants`, t`With buds`]}
            rows={mixed}
          />
        </div>
      </div>
    </section>
  )
}
