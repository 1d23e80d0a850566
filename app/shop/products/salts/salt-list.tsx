import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Salt, SaltForm } from '../../../../domain/catalogue/salt.ts'
import { saltPriceSlug } from '../../../../domain/catalogue/salt-price-slug.ts'
import { saltFormNames } from '../../../../messages/shop/salts.ts'
import { PageLink } from '../../../i18n/page-link.tsx'
import type { Prices } from '../../selector/selector-quote.ts'
import { SaltPrice } from './salt-price.tsx'

const SaltRow = ({ salt }: { salt: Salt }) => {
  const { t } = useLingui()
  const { slug, nr, name, compound, forms } = salt
  return (
    <li className="break-inside-avoid border-b border-line">
      <PageLink
        page="shop.schussler_salts.product"
        params={{ product: slug }}
        className="group grid grid-cols-[3.5rem_minmax(0,1fr)] items-baseline gap-x-3 py-3 hover:bg-sheet"
      >
        <span className="text-right font-serif text-2xl tabular-nums text-salts">{nr}</span>
        <span>
          <span className="block font-serif text-lg leading-snug group-hover:underline">
            {name}
          </span>
          <span className="block text-sm text-muted">{compound}</span>
          <span className="mt-1 block text-sm">
            {forms.map((form) => t(saltFormNames[form])).join(' · ')}
          </span>
        </span>
      </PageLink>
    </li>
  )
}

const Salts = ({ salts }: { salts: readonly Salt[] }) => (
  <ul className="gap-x-16 lg:columns-2">
    {salts.map((salt) => (
      <SaltRow key={salt.slug} salt={salt} />
    ))}
  </ul>
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

/** The twelve salts and the supplementary ones, with their numbers. */
export const SaltList = ({ salts, prices }: { salts: readonly Salt[]; prices: Prices }) => (
  <>
    <dl className="mb-10 flex flex-wrap gap-x-10 gap-y-2 border-y border-line py-4">
      <PriceLine name={<Trans>Tablets</Trans>} form="pl_6" prices={prices} />
      <PriceLine name={<Trans>Powder</Trans>} form="p_6" prices={prices} />
    </dl>
    <section className="mb-14">
      <h2 className="border-b-2 border-salts pb-2">
        <Trans>The twelve salts</Trans>
      </h2>
      <Salts salts={salts.filter(({ isSupplementary }) => !isSupplementary)} />
    </section>
    <section>
      <h2 className="border-b-2 border-salts pb-2">
        <Trans>Supplementary salts</Trans>
      </h2>
      <Salts salts={salts.filter(({ isSupplementary }) => isSupplementary)} />
    </section>
  </>
)
