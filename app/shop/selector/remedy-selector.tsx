import { Trans } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import type { IdentifiedLine } from '../../../domain/cart/cart-item.ts'
import type { PageKey } from '../../../domain/page/route-words.ts'
import { OrderNotice } from '../../account/order-right/order-notice.tsx'
import { useOrderRestriction } from '../../account/order-right/order-restriction.ts'
import { useAddToCart } from '../cart/use-add-to-cart.ts'
import type { Pickable } from '../picker/pickable.ts'
import { Picker } from '../picker/picker.tsx'
import { KeptNotice } from './kept-notice.tsx'
import {
  type ShopPriceRequest,
  useRemedyTitle,
  useReportMissingPrice,
  useSelectionAddress,
} from './selector-effects.ts'
import { ChosenField, focusStep, QuantityStep, StepFrame } from './step-frame.tsx'
import { SelectorFrame, type SummaryProps } from './summary.tsx'

/** After Enter in the quantity field: a second Enter does not add the selection twice. */
const focusRestart = () => {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-restart]')]
  buttons.find((button) => button.checkVisibility())?.focus()
}

type Props<Item extends Pickable, Typed> = Pick<
  SummaryProps,
  'parts' | 'label' | 'quote' | 'prompt'
> & {
  /** The page with its title, and the selection in its address (R6). */
  page: { key: PageKey; title: string; remedyCode: string }
  /** The selection as a body of `POST /api/shop/price`, for a missing price. */
  request: ShopPriceRequest
  /** Name and info of a complete selection. */
  line: Omit<IdentifiedLine, 'WcId'> | undefined
  picker: Omit<ComponentProps<typeof Picker<Item, Typed>>, 'takesFocus'>
  chosen: Item | undefined
  /** Shown next to the chosen remedy. */
  chosenDetail?: ReactNode
  /** Shown below the chosen remedy. */
  about?: ReactNode
  /** The step that receives the focus after the remedy. */
  nextStep: string
  quantity: Pick<
    ComponentProps<typeof QuantityStep>,
    'number' | 'quantity' | 'waiting' | 'onChange'
  >
  /** The choices of the previous remedy, and those that this one does not have. */
  kept: readonly string[]
  dropped: readonly string[]
  onClearKept: () => void
  onClear: () => void
  /** Clears the remedy and keeps the other choices for the next one. */
  onRestart: () => void
  /** The steps between the remedy and the quantity. */
  children: ReactNode
}

/**
 * The selector of one remedy (D2 §4): its search, the steps of its family, the quantity, and the summary that adds
 * it to the cart. A family defines its selection, its label and its steps.
 */
export const RemedySelector = <Item extends Pickable, Typed>(props: Props<Item, Typed>) => {
  const { page, request, parts, label, quote, prompt, picker, chosen, nextStep, children } = props
  const { quantity } = props
  const [isRestarted, setIsRestarted] = useState(false)
  const addToCart = useAddToCart()
  useSelectionAddress(page.key, page.remedyCode)
  useRemedyTitle(chosen?.name, page.title)
  useReportMissingPrice(quote, request)
  // The search field is removed once a remedy is chosen, so the focus moves to the next step.
  const wasSearching = useRef(false)
  useEffect(() => {
    if (chosen && wasSearching.current) focusStep(nextStep)
    wasSearching.current = !chosen
  }, [chosen, nextStep])

  const refusal = useOrderRestriction([request.family, `remedy:${chosen?.id}`])
  const line =
    props.line && quote.state === 'found'
      ? {
          ...props.line,
          WcId: quote.productId,
          price: quote.price,
          quantity: quantity.quantity,
        }
      : undefined
  const add = () => line && addToCart(line)
  const restartWith = (restart: () => void) => () => {
    setIsRestarted(true)
    restart()
  }
  return (
    <SelectorFrame
      summary={{
        name: chosen?.name ?? '',
        parts: [...parts, `× ${quantity.quantity}`],
        quantity: quantity.quantity,
        onAdd: add,
        onRestart: restartWith(props.onRestart),
        ...{ label, quote, line, refusal, prompt },
      }}
    >
      <StepFrame step="remedy" number={1} title={<Trans>Remedy</Trans>}>
        {isRestarted && (
          <KeptNotice
            kept={props.kept}
            dropped={props.dropped}
            name={chosen?.name}
            onClear={props.onClearKept}
          />
        )}
        {chosen ? (
          <>
            <ChosenField
              name={chosen.name}
              detail={props.chosenDetail}
              onClear={restartWith(props.onClear)}
            />
            {props.about}
            {refusal && (
              <div className="mt-4 flex lg:hidden">
                <OrderNotice refusal={refusal} />
              </div>
            )}
          </>
        ) : (
          <Picker {...picker} takesFocus={isRestarted} />
        )}
      </StepFrame>
      {children}
      <QuantityStep
        {...quantity}
        of={chosen?.name ?? ''}
        onEnter={async () => (await add()) && focusRestart()}
      />
    </SelectorFrame>
  )
}
