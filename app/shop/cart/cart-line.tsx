import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { type CartItem, removeItem, setQuantity } from '../../../domain/cart/cart-item.ts'
import { times } from '../../../domain/money.ts'
import { lineRefusalMessage } from '../../../messages/shop/line-refusals.ts'
import { lineMessages } from '../../../messages/shop/lines.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Price } from '../../../ui/price.tsx'
import { changeCart } from '../../shell/persisted/persisted-cart.ts'
import { LinePicture } from '../pictures/line-picture.tsx'
import { CartSubstances } from './cart-substances.tsx'
import { useLineChanges } from './check-cart.ts'
import { QuantityStepper } from './quantity-stepper.tsx'

type Props = { item: CartItem; onRemoved: () => void }

/** Lines outside of the viewport are not laid out; focus rings and wide buttons may overflow. */
const skippedOutside =
  '[content-visibility:auto] [contain-intrinsic-size:auto_5.5rem] [overflow-clip-margin:1rem]'

/** A line of the cart. Memoized: a change of one line leaves the others. */
export const CartLine = memo(({ item, onRemoved }: Props) => {
  const { t } = useLingui()
  const { cartId, name, info, price, quantity } = item
  const { detail, substances } = lineMessages(info, t)
  const { refusal, before } = useLineChanges(({ news }) => news[cartId]) ?? {}
  const change = (wanted: number) => changeCart((cart) => setQuantity(cart, cartId, wanted))
  const remove = () => {
    changeCart((cart) => removeItem(cart, cartId))
    onRemoved()
  }
  return (
    <li
      data-refused={refusal}
      className={`${skippedOutside} grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 py-3 sm:grid-rows-[auto_1fr] sm:grid-cols-[4rem_minmax(0,1fr)_auto] data-refused:-mx-3 data-refused:border-l-4 data-refused:border-alarm data-refused:bg-alarm-wash data-refused:px-3`}
    >
      <LinePicture line={item} className="max-sm:hidden sm:row-span-2" />
      <div className="min-w-0 sm:row-span-2">
        <h3 className="text-base leading-snug font-medium break-words">{name}</h3>
        <p className="text-sm leading-snug text-muted">{detail}</p>
        {substances.length > 0 && <CartSubstances substances={substances} />}
      </div>
      <p className="text-right leading-snug sm:mr-11">
        <Price amount={times(price, quantity)} />
        {before !== undefined && (
          <span className="block text-sm text-ochre">
            <Trans>
              was: <Price amount={times(before, quantity)} className="line-through" />
            </Trans>
          </span>
        )}
        {quantity > 1 && (
          <span className="block text-sm text-muted">
            <Trans>
              <Price amount={price} className="font-normal text-muted" /> each
            </Trans>
          </span>
        )}
      </p>
      <div className="mt-1 flex items-center justify-between max-sm:col-span-full">
        <div>
          <QuantityStepper quantity={quantity} of={name} onChange={change} />
        </div>
        <button
          type="button"
          onClick={remove}
          aria-label={t`Remove ${name}`}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted hover:bg-wash hover:text-alarm max-sm:-mr-3"
        >
          <Icon name="trash" />
        </button>
      </div>
      {refusal && (
        <div className="col-span-full mt-2 sm:col-start-2">
          <p className="font-medium text-alarm">{t(lineRefusalMessage(refusal))}</p>
          <button
            type="button"
            onClick={remove}
            className="text-link inline-flex min-h-11 items-center font-semibold"
          >
            <Trans>Remove this item</Trans>
            <span className="sr-only">: {name}</span>
          </button>
        </div>
      )}
    </li>
  )
})
