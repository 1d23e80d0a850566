import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { saltInfo } from '../../../../domain/cart/line-info.ts'
import {
  customarySaltForm,
  type Salt,
  type SaltForm,
  saltPriceSlug,
} from '../../../../domain/catalogue/salt.ts'
import { centimes, formatMoney } from '../../../../domain/money.ts'
import { saltFormNames } from '../../../../messages/shop/salts.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Price } from '../../../../ui/price.tsx'
import { PageLink } from '../../../i18n/page-link.tsx'
import type { Prices } from '../../selector/selector-quote.ts'
import { ListFilterBar, NoProducts } from '../list/list-filter.tsx'
import {
  type Column,
  ColumnHeads,
  OrderBar,
  OrderCell,
  SortChoice,
} from '../table/order-table-parts.tsx'
import { SaltPotency, SaltPrice } from './salt-price.tsx'

/** The forms of a salt that have a price (R19), and the one that is preselected. */
const pricedForms = ({ nr, forms }: Salt, prices: Prices) => {
  const priced = forms.flatMap((form) => {
    const price = prices[saltPriceSlug(form)]
    return price ? [{ form, id: price[0], price: price[1] }] : []
  })
  const customary = customarySaltForm(
    nr,
    priced.map(({ form }) => form),
  )
  return { priced, preselected: priced.find(({ form }) => form === customary) }
}

/** The forms of a salt with their price products; the customary one is preselected. */
const SaltFormSelect = ({ salt, prices }: { salt: Salt; prices: Prices }) => {
  const { t } = useLingui()
  const { name: of, forms } = salt
  const { priced, preselected } = pricedForms(salt, prices)
  return (
    <>
      <span className="relative inline-block w-full max-lg:sm:max-w-64 noscript:hidden print:hidden">
        <select
          aria-label={t`Form of ${of}`}
          autoComplete="off"
          defaultValue={preselected?.form ?? ''}
          data-row-form
        >
          {!preselected && <option value="">{t`Choose`}</option>}
          {priced.map(({ form, id, price }) => (
            <option
              key={form}
              value={form}
              data-id={id}
              data-price={price}
              data-shown={formatMoney(price)}
            >
              {t(saltFormNames[form])}
            </option>
          ))}
        </select>
        <Icon
          name="caret-down"
          className="pointer-events-none absolute top-1/2 right-2 size-3 -translate-y-1/2 text-muted"
        />
      </span>
      <span className="hidden noscript:inline print:inline">
        {forms.map((form) => t(saltFormNames[form])).join(' · ')}
      </span>
    </>
  )
}

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
      <td data-label={t`Usual dilution`}>
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

const columns: readonly Column[] = [
  { key: 'nr', name: <Trans>No.</Trans>, isNumber: true },
  { key: 'name', name: <Trans>Name</Trans> },
  { key: 'substance', name: <Trans>Substance</Trans> },
  { key: 'potency', name: <Trans>Usual dilution</Trans> },
  { name: <Trans>Form</Trans> },
  { key: 'price', name: <Trans>Price</Trans>, isNumber: true },
]

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
      <SortChoice columns={columns} />
      <table className="order-table">
        <caption className="sr-only">{title}</caption>
        <ColumnHeads columns={columns} />
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
