import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { type Centimes, times } from '../../../domain/money.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Price } from '../../../ui/price.tsx'
import { QuantityStepper } from '../cart/quantity-stepper.tsx'
import { PriceLines } from '../selector/price-lines.tsx'

type Props = {
  name: string
  /** Absent while something is still to be chosen, or where there is none (R19). */
  price: Centimes | undefined
  onAdd: (quantity: number) => void
  /** Why it cannot be added yet. */
  waitsFor?: ReactNode
  /** The price product that was looked for in vain (R19). */
  missing?: string | undefined
}

/** Price, quantity and the button; D2 §2's "price, quantity and Add to Cart". */
export const BuyBox = ({ name, price, onAdd, waitsFor, missing }: Props) => {
  const [quantity, setQuantity] = useState(1)
  if (missing)
    return <PriceLines quote={{ state: 'not-found', slug: missing, productId: 0 }} quantity={1} />
  const isReady = price !== undefined && !waitsFor
  return (
    <div
      data-buy
      className={`border border-line bg-sheet p-5 ${waitsFor ? 'print:hidden' : 'print:border-0 print:p-0'}`}
    >
      <p className="flex min-h-11 flex-wrap items-baseline gap-x-3" aria-live="polite">
        {price === undefined ? (
          <span className="text-3xl text-muted">–</span>
        ) : (
          <>
            <Price amount={times(price, quantity)} className="text-3xl" />
            <span className="text-sm text-muted">
              {quantity > 1 && (
                <>
                  <span className="tabular-nums">
                    {quantity} × <Price amount={price} className="font-normal text-muted" />
                  </span>
                  {' · '}
                </>
              )}
              <Trans>VAT included</Trans>
            </span>
          </>
        )}
      </p>
      <div className="mt-3 flex flex-wrap items-start gap-3 print:hidden">
        <div>
          <QuantityStepper quantity={quantity} of={name} onChange={setQuantity} />
        </div>
        <Button
          className="grow aria-disabled:hover:bg-line"
          aria-disabled={!isReady || undefined}
          aria-describedby={waitsFor ? 'waits-for' : undefined}
          onClick={() => isReady && onAdd(quantity)}
        >
          <Icon name="basket" />
          <Trans>Add to Cart</Trans>
        </Button>
      </div>
      {waitsFor && (
        <p id="waits-for" className="mt-3 text-sm text-muted">
          {waitsFor}
        </p>
      )}
    </div>
  )
}
