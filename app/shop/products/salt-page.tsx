import { Trans, useLingui } from '@lingui/react/macro'
import { isPills, type Salt, type SaltPrices } from '../../../domain/catalogue/salt.ts'
import { Illustration } from '../../../ui/illustration.tsx'
import { Price } from '../../../ui/price.tsx'
import { BackLink } from '../../content/back-link.tsx'
import { pageNames } from '../../shell/page-names.ts'
import { OrderNote } from './order-note.tsx'
import { saltFormNames } from './salt-texts.ts'

/** One Schüssler salt: number, name, its forms with their prices, description. */
export const SaltPage = ({ salt, prices }: { salt: Salt; prices: SaltPrices }) => {
  const { t } = useLingui()
  const { nr, name, compound, description, forms } = salt
  return (
    <article className="page py-10">
      <BackLink page="shop.schussler_salts">{t(pageNames['shop.schussler_salts'])}</BackLink>
      <div className="grid gap-x-16 gap-y-10 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div className="relative grid place-items-center self-start border border-line bg-sheet p-4 md:sticky md:top-28 md:p-8">
          <Illustration name="schussler-salts" eager className="h-auto w-36 md:w-full" />
          <span
            aria-hidden="true"
            className="absolute left-4 top-2 font-serif text-5xl tabular-nums text-salts"
          >
            {nr}
          </span>
        </div>
        <div className="max-w-3xl">
          <p className="eyebrow mb-3">
            <Trans>Schüssler salt no. {nr}</Trans>
          </p>
          <h1>{name}</h1>
          <p className="mt-3 text-lg text-muted">{compound}</p>
          <p className="measure mt-5">{description}</p>
          <table className="mt-8 w-full border-t border-line text-left">
            <caption className="sr-only">
              <Trans>Forms and prices</Trans>
            </caption>
            <thead>
              <tr className="border-b border-line text-sm text-muted">
                <th scope="col" className="py-2 font-medium">
                  <Trans>Form</Trans>
                </th>
                <th scope="col" className="py-2 text-right font-medium">
                  <Trans>Price, VAT included</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {forms.map((form) => (
                <tr key={form} className="border-b border-line">
                  <th scope="row" className="py-3 font-normal">
                    {t(saltFormNames[form])}
                  </th>
                  <td className="py-3 text-right">
                    <Price amount={isPills(form) ? prices.pills : prices.powder} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className="mt-8">
            <OrderNote />
          </div>
        </div>
      </div>
    </article>
  )
}
