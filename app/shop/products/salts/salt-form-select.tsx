import { Trans, useLingui } from '@lingui/react/macro'
import { customarySaltForm, type Salt } from '../../../../domain/catalogue/salt.ts'
import { saltPriceSlug } from '../../../../domain/catalogue/salt-price-slug.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { saltFormNames } from '../../../../messages/shop/salts.ts'
import { Icon } from '../../../../ui/icon.tsx'
import type { Prices } from '../../selector/selector-quote.ts'

/** The forms of a salt that have a price (R19), and the one that is preselected. */
export const pricedForms = ({ nr, forms }: Salt, prices: Prices) => {
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
export const SaltFormSelect = ({ salt, prices }: { salt: Salt; prices: Prices }) => {
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
          {!preselected && (
            <option value="">
              <Trans>Choose</Trans>
            </option>
          )}
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
