import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import type { CartInfo } from '../../../../domain/cart/cart-info.ts'
import type { IdentifiedLine } from '../../../../domain/cart/cart-item.ts'
import { productInfo } from '../../../../domain/cart/line-info.ts'
import { rangesOf } from '../../../../domain/order/sale-restriction.ts'
import { useOrderRestriction } from '../../../account/order-right/order-restriction.ts'
import { QuantityStepper } from '../../cart/quantity-stepper.tsx'
import { useAddToCart } from '../../cart/use-add-to-cart.ts'
import { AddButton } from '../../selector/add-button.tsx'
import { OrderScriptNote, PriceLines } from '../../selector/price-lines.tsx'
import { type Prices, selectorQuote } from '../../selector/selector-quote.ts'
import { SaveButtons } from '../../shelf/save-buttons.tsx'
import type { addedProductOf } from '../add-product.ts'

type Props = {
  name: string
  /** The slug of the price product; undefined while a choice is missing. */
  slug: string | undefined
  prices: Prices
  /** Of the article; undefined while a choice is missing. */
  info: CartInfo | undefined
  /** Names the missing choice. */
  waiting?: ReactNode
  /** The article with buttons that save it; the page of a ready product has its own. */
  line?: IdentifiedLine | undefined
  onAdd: (quantity: number) => void
}

/** Price, quantity and Add to Cart (D2 §2). */
export const BuyBox = ({ name, slug, prices, info, waiting, line, onAdd }: Props) => {
  const { t } = useLingui()
  const [quantity, setQuantity] = useState(1)
  const priceId = useId()
  const quote = selectorQuote(slug, quantity, prices)
  const refusal = useOrderRestriction(
    info && rangesOf({ WcId: quote.state === 'found' ? quote.productId : 0, info }),
  )
  const price = <PriceLines {...{ quote, info, quantity, waiting }} />
  if (quote.state === 'not-found') return price
  return (
    <section
      aria-label={t`Price and quantity`}
      className={`border border-line bg-sheet px-5 pt-3 pb-5 ${quote.state === 'open' ? 'print:hidden' : 'print:border-0 print:p-0'}`}
    >
      <OrderScriptNote />
      <div id={priceId} aria-live="polite" className="grid min-h-15 content-end">
        {price}
      </div>
      <div className="mt-3 flex flex-wrap items-start gap-3 print:hidden noscript:hidden">
        <div>
          <QuantityStepper quantity={quantity} of={name} onChange={setQuantity} />
        </div>
        <AddButton
          quote={quote}
          refusal={refusal}
          describedBy={priceId}
          onAdd={() => onAdd(quantity)}
          className="grow"
        />
        {line && <SaveButtons line={line} quantity={quantity} className="basis-full" />}
      </div>
    </section>
  )
}

/** Price, quantity and the button that adds a ready product to the cart. */
export default function ProductBuy({ product }: { product: ReturnType<typeof addedProductOf> }) {
  const addToCart = useAddToCart()
  const { id: WcId, slug, title: name, formKey: form, price } = product
  const info = productInfo({ ...product, form })
  return (
    <BuyBox
      name={name}
      slug={slug}
      prices={{ [slug]: [WcId, price] }}
      info={info}
      onAdd={(quantity) => addToCart({ WcId, name, price, quantity, info })}
    />
  )
}
