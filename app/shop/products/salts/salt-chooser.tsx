import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { saltInfo } from '../../../../domain/cart/line-info.ts'
import {
  customarySaltForm,
  customarySaltPotency,
  isInPotency,
  type Salt,
  type SaltForm,
  saltPriceSlug,
} from '../../../../domain/catalogue/salt.ts'
import { saltFormNames } from '../../../../messages/shop/salts.ts'
import { useAddToCart } from '../../cart/use-add-to-cart.ts'
import { RadioCards } from '../../selector/choice-cards.tsx'
import { useReportMissingPrice } from '../../selector/selector-effects.ts'
import { type Prices, selectorQuote } from '../../selector/selector-quote.ts'
import { BuyBox } from '../page/product-buy.tsx'
import { SaltPrice } from './salt-price.tsx'

type ChooserProps = { salt: Salt; prices: Prices }

/** The forms of the salt with prices. The customary one is marked and first, so that the space bar chooses it. */
export default function SaltChooser({ salt, prices }: ChooserProps) {
  const { t } = useLingui()
  const addToCart = useAddToCart()
  const { id, nr, name, forms } = salt
  const [form, setForm] = useState<SaltForm>()
  const customary = customarySaltForm(nr, forms)
  const ordered = forms.toSorted(
    (one, other) => Number(other === customary) - Number(one === customary),
  )
  const slug = form && saltPriceSlug(form)
  const quote = selectorQuote(slug, 1, prices)
  useReportMissingPrice(quote, { family: 'schussler', form })
  const line = form &&
    quote.state === 'found' && { WcId: quote.productId, name, info: saltInfo(form, id) }
  const add = (quantity: number) => {
    if (line && quote.state === 'found') addToCart({ ...line, price: quote.price, quantity })
  }
  return (
    <div className="mt-8 grid gap-6">
      <fieldset>
        <legend className="mb-3 font-serif text-xl">{t`Form`}</legend>
        <RadioCards
          name="salt-form"
          choices={ordered.map((value) => ({ value, available: true }))}
          chosen={form}
          onChoose={setForm}
          className="sm:grid-cols-2"
        >
          {(value) => (
            <span className="flex grow flex-wrap items-baseline justify-between gap-x-4 pr-5">
              <span>
                {t(saltFormNames[value])}
                {value === customary && isInPotency([value], customarySaltPotency(nr)) && (
                  <span className="block text-sm text-muted">{t`Usual dilution`}</span>
                )}
              </span>
              <SaltPrice slug={saltPriceSlug(value)} prices={prices} />
            </span>
          )}
        </RadioCards>
      </fieldset>
      <BuyBox
        name={name}
        slug={slug}
        prices={prices}
        info={line ? line.info : undefined}
        waiting={t`Please choose a form first.`}
        line={line || undefined}
        onAdd={add}
      />
    </div>
  )
}
