import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Salt } from '../../domain/catalogue/salt.ts'
import { PageLink } from '../i18n/page-link.tsx'
import { SaltPotency } from '../shop/products/salts/salt-price.tsx'

export type ComparedSalt = Pick<
  Salt,
  'nr' | 'slug' | 'name' | 'compound' | 'isSupplementary' | 'forms'
>

const lastCell = 'py-2.5 align-baseline'

const cell = `${lastCell} pr-3`

const Rows = ({ salts }: { salts: readonly ComparedSalt[] }) =>
  salts.map((salt) => (
    <tr key={salt.slug} className="border-t border-line">
      <td className={`${cell} text-right font-serif text-lg tabular-nums text-salts`}>{salt.nr}</td>
      <th scope="row" className={`${cell} text-left font-normal`}>
        <PageLink
          page="shop.schussler_salts.product"
          params={{ product: salt.slug }}
          className="text-link font-medium"
        >
          {salt.name}
        </PageLink>
        <span className="block text-sm text-muted sm:hidden">{salt.compound}</span>
      </th>
      <td className={`${cell} max-sm:hidden`}>{salt.compound}</td>
      <td className={`${lastCell} text-right whitespace-nowrap tabular-nums`}>
        <SaltPotency salt={salt} />
      </td>
    </tr>
  ))

const Head = ({ children }: { children: ReactNode }) => (
  <tr className="border-t-2 border-salts">
    <th scope="colgroup" colSpan={4} className="pt-6 pb-2 text-left font-serif text-xl font-normal">
      {children}
    </th>
  </tr>
)

/** All Schüssler salts in a table, with links to their pages. */
export default function SaltTable({ salts }: { salts: readonly ComparedSalt[] }) {
  const { t } = useLingui()
  return (
    <section className="page pb-14" id="salts">
      <div className="max-w-4xl">
        <h2 className="mb-2">{t`The salts compared`}</h2>
        <p className="measure mb-6 text-muted">{t`Each name links to the page of that salt.`}</p>
        <table className="w-full">
          <caption className="sr-only">{t`The salts compared`}</caption>
          <thead>
            <tr className="text-sm text-muted">
              <th scope="col" className="w-12 py-2 pr-3 text-right font-medium">
                {t`No.`}
              </th>
              <th scope="col" className="py-2 pr-3 text-left font-medium">
                {t`Name`}
              </th>
              <th scope="col" className="py-2 pr-3 text-left font-medium max-sm:hidden">
                {t`Substance`}
              </th>
              <th scope="col" className="py-2 text-right font-medium">
                {t`Usual dilution`}
              </th>
            </tr>
          </thead>
          <tbody>
            <Head>{t`The twelve salts`}</Head>
            <Rows salts={salts.filter(({ isSupplementary }) => !isSupplementary)} />
          </tbody>
          <tbody>
            <Head>{t`Supplementary salts`}</Head>
            <Rows salts={salts.filter(({ isSupplementary }) => isSupplementary)} />
          </tbody>
        </table>
      </div>
    </section>
  )
}
