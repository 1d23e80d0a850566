import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { linePictures } from '../../../domain/cart/line-picture.ts'
import type { Salt, SaltForm } from '../../../domain/catalogue/salt.ts'
import { saltPriceSlug } from '../../../domain/catalogue/salt-price.ts'
import { Illustration } from '../../../ui/illustration.tsx'
import { Price } from '../../../ui/price.tsx'
import { BackLink } from '../../content/back-link.tsx'
import { pageNames } from '../../shell/page-names.ts'
import { useAddToCart } from '../cart/use-add-to-cart.ts'
import { remedyDrawing } from '../product-drawing.ts'
import { type Prices, quoteOf } from '../selector/quote.ts'
import { RadioCards } from '../selector/radio-cards.tsx'
import { useReportMiss } from '../selector/use-report-miss.ts'
import { BuyBox } from './buy-box.tsx'
import { PrintButton } from './print-button.tsx'
import { PrintFoot, PrintHead } from './print-sheet.tsx'
import { ReservedTexts } from './reserved-texts.tsx'
import { SaltNeighbours } from './salt-neighbours.tsx'
import { saltFormNames } from './salt-texts.ts'

type ChooserProps = { salt: Salt; prices: Prices }

/** The forms that the salt is made in, each with its price; none is chosen for anyone (D2 §4). */
const SaltChooser = ({ salt, prices }: ChooserProps) => {
  const { t } = useLingui()
  const addToCart = useAddToCart()
  const [form, setForm] = useState<SaltForm>()
  const { name, forms } = salt
  const quote = quoteOf(form && saltPriceSlug(form), 1, prices)
  useReportMiss(quote, { type: 'schussler', name, form })
  const add = (quantity: number) => {
    if (!form || quote.state !== 'found') return
    const { productId: WcId, price } = quote
    const info = { type: 'schussler', form } as const
    addToCart({ WcId, name, icon: linePictures.schussler, price, quantity, info })
  }
  return (
    <div className="mt-8 grid gap-6">
      <fieldset>
        <legend className="mb-3 font-serif text-xl">
          <Trans>Form</Trans>
        </legend>
        <RadioCards
          name="salt-form"
          choices={forms.map((value) => ({ value, available: true }))}
          chosen={form}
          onChoose={setForm}
          className="sm:grid-cols-2"
        >
          {(value) => (
            <span className="flex grow flex-wrap items-baseline justify-between gap-x-4 pr-5">
              <span>{t(saltFormNames[value])}</span>
              <Price amount={prices[saltPriceSlug(value)]?.[1]} />
            </span>
          )}
        </RadioCards>
      </fieldset>
      <BuyBox
        name={name}
        price={quote.state === 'found' ? quote.price : undefined}
        missing={quote.state === 'not-found' ? quote.slug : undefined}
        waitsFor={form ? undefined : <Trans>Please choose a form first.</Trans>}
        onAdd={add}
      />
    </div>
  )
}

type Props = {
  salt: Salt
  prices: Prices
  before: Salt | undefined
  after: Salt | undefined
}

/** One Schüssler salt: number, name, its forms with their prices, description (D2 §2). */
export const SaltPage = ({ salt, prices, before, after }: Props) => {
  const { t } = useLingui()
  const { id, slug, nr, name, compound, description, reserved } = salt
  return (
    <article className="page py-10">
      <PrintHead />
      <div className="flex items-start justify-between gap-4 print:hidden">
        <BackLink page="shop.schussler_salts">{t(pageNames['shop.schussler_salts'])}</BackLink>
        <PrintButton />
      </div>
      <div className="grid gap-x-16 gap-y-8 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] print:grid-cols-[8rem_minmax(0,1fr)]">
        <div className="relative grid place-items-center self-start border border-line bg-sheet p-4 md:sticky md:top-28 md:p-8 print:static">
          <Illustration
            name={remedyDrawing(name, 'pills')}
            eager
            className="h-auto w-36 md:w-full"
          />
          <span
            aria-hidden="true"
            className="absolute top-2 left-4 font-serif text-5xl tabular-nums text-salts print:hidden"
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
          {description && <p className="measure mt-5">{description}</p>}
          <ReservedTexts id={id} sections={reserved} />
          <SaltChooser key={slug} salt={salt} prices={prices} />
        </div>
      </div>
      <SaltNeighbours before={before} after={after} />
      <PrintFoot />
    </article>
  )
}
