import { Trans, useLingui } from '@lingui/react/macro'
import { type CartItem, removeItem, setQuantity } from '../../../domain/cart/cart-item.ts'
import { times } from '../../../domain/money.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Illustration } from '../../../ui/illustration.tsx'
import { Price } from '../../../ui/price.tsx'
import { changeCart } from '../../shell/saved/kept-cart.ts'
import { lineTexts } from '../line-texts.ts'
import { CartSubstances } from './cart-substances.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'

type Props = { item: CartItem; onRemoved: () => void }

export const CartLine = ({ item, onRemoved }: Props) => {
  const { t } = useLingui()
  const { cartId, name, icon, info, price, quantity } = item
  const { detail, substances } = lineTexts(info, t)
  const change = (wanted: number) => changeCart((cart) => setQuantity(cart, cartId, wanted))
  const remove = () => {
    changeCart((cart) => removeItem(cart, cartId))
    onRemoved()
  }
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 py-5">
      <Illustration name={icon} className="size-14" eager />
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <h3 className="text-lg break-words">{name}</h3>
          <p className="text-sm text-muted">{detail}</p>
          {substances.length > 0 && <CartSubstances substances={substances} />}
        </div>
        <button
          type="button"
          onClick={remove}
          aria-label={t`Remove ${name}`}
          className="-mt-2 -mr-3 inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted hover:bg-wash hover:text-alarm"
        >
          <Icon name="trash" />
        </button>
      </div>
      <div className="mt-3 flex items-center justify-between gap-4 max-sm:col-span-full sm:col-start-2">
        <QuantityStepper quantity={quantity} of={name} onChange={change} />
        <p className="text-right">
          <Price amount={times(price, quantity)} />
          {quantity > 1 && (
            <span className="block text-sm text-muted">
              <Trans>
                <Price amount={price} className="font-normal text-muted" /> each
              </Trans>
            </span>
          )}
        </p>
      </div>
    </li>
  )
}
