import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { saltInfo } from '../../../../domain/cart/line-info.ts'
import type { Salt, SaltForm } from '../../../../domain/catalogue/salt.ts'
import { saltPriceSlug } from '../../../../domain/catalogue/salt-price-slug.ts'
import { centimes } from '../../../../domain/money.ts'
import { Price } from '../../../../ui/price.tsx'
import { PageLink } from '../../../i18n/page-link.tsx'
import type { Prices } from '../../selector/selector-quote.ts'
import { ListFilterBar } from '../list/list-filter.tsx'
import { NoProducts } from '../list/no-products.tsx'
import { ColumnHeads } from '../table/column-heads.tsx'
import { OrderBar } from '../table/order-bar.tsx'
import { OrderCell } from '../table/order-cell.tsx'
import { pricedForms, SaltFormSelect } from './salt-form-select.tsx'
import { SaltPotency } from './salt-potency.tsx'
import { SaltPrice } from './salt-price.tsx'

type Props = { title: string; salts: readonly Salt[]; prices: Prices }

const Row = ({ salt, prices }: { salt: Salt; prices: Prices }) => {
  const { t } = useLingui()
  const { id, slug, nr, name, compound } = salt
  const { preselected } = pricedForms(salt, prices)
  const price = preselected?.price
  return (
    <tr>
      <td className="number salt-number">{nr}</td>
      <th scope="row">
        <PageLink page="shop.schussler_salts.product" params={{ product: slug }}>
          {name}
        </PageLink>
      </th>
      <td>{compound}</td>
      <td data-label={t`Customary potency`}>
        <SaltPotency salt={salt} />
      </td>
      <td>
        <SaltFormSelect salt={salt} prices={prices} />
      </td>
      <td className="number noscript:hidden print:hidden" data-value={price}>
        {price === undefined ? <span className="price" /> : <Price amount={price} />}
      </td>
      <OrderCell
        product={{
          name,
          id: preselected?.id ?? 0,
          price: price ?? centimes(0),
          info: saltInfo(preselected?.form ?? 'pl_6', id),
        }}
      />
    </tr>
  )
}

const Group = ({ name, salts, prices }: Omit<Props, 'title'> & { name: ReactNode }) => (
  <tbody>
    <tr className="group-head">
      <th scope="colgroup" colSpan={7}>
        {name}
      </th>
    </tr>
    {salts.map((salt) => (
      <Row key={salt.slug} salt={salt} prices={prices} />
    ))}
  </tbody>
)

type PriceLineProps = { name: ReactNode; form: SaltForm; prices: Prices }

const PriceLine = ({ name, form, prices }: PriceLineProps) => (
  <div className="flex gap-3">
    <dt>{name}</dt>
    <dd>
      <SaltPrice slug={saltPriceSlug(form)} prices={prices} />
    </dd>
  </div>
)

/** The 27 salts as a table, to order several; `startProductList` operates it. */
export const SaltOrderTable = ({ title, salts, prices }: Props) => (
  <div data-product-list>
    <dl className="mb-6 flex flex-wrap gap-x-10 gap-y-2 border-y border-line py-4">
      <PriceLine name={<Trans>Tablets</Trans>} form="pl_6" prices={prices} />
      <PriceLine name={<Trans>Powder</Trans>} form="p_6" prices={prices} />
    </dl>
    <div className="mb-5 flex flex-wrap print:hidden">
      <ListFilterBar count={salts.length} topics={[]} forms={[]} />
    </div>
    <NoProducts />
    <div data-shelf>
      <table className="order-table">
        <caption className="sr-only">{title}</caption>
        <ColumnHeads
          columns={[
            { key: 'nr', name: <Trans>No.</Trans>, isNumber: true },
            { key: 'name', name: <Trans>Name</Trans> },
            { key: 'substance', name: <Trans>Substance</Trans> },
            { key: 'potency', name: <Trans>Customary potency</Trans> },
            { name: <Trans>Form</Trans> },
            { key: 'price', name: <Trans>Price</Trans>, isNumber: true },
          ]}
        />
        <Group
          name={<Trans>The twelve salts</Trans>}
          salts={salts.filter(({ isSupplementary }) => !isSupplementary)}
          prices={prices}
        />
        <Group
          name={<Trans>Supplementary salts</Trans>}
          salts={salts.filter(({ isSupplementary }) => isSupplementary)}
          prices={prices}
        />
      </table>
      <OrderBar />
    </div>
  </div>
)
