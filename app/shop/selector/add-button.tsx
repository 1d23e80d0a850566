import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { OrderNotice, RestrictionLink } from '../../account/order-right/order-notice.tsx'
import type { OrderRestriction } from '../../account/order-right/order-restriction.ts'
import { focusWrongQuantity } from '../cart/quantity-stepper.tsx'
import type { SelectorQuote } from './selector-quote.ts'
import { focusStep } from './step-frame.tsx'

/** The next step, with its instruction: 'Choose the size'. */
export type Prompt = { step: string; text: MessageDescriptor }

type Props = {
  quote: SelectorQuote
  onAdd: () => void
  /** Why the person cannot order what is chosen. */
  refusal: OrderRestriction | undefined
  prompt?: Prompt | undefined
  /** The id of the element that names the missing choice, when there is no prompt. */
  describedBy?: string
  className?: string
  /** In a bar of one line: what refuses the order is shown elsewhere. */
  isInBar?: boolean
}

/**
 * Adds a complete selection to the cart. Otherwise it leads to the next step, or is disabled when
 * there are no steps (D2 §4). Without a price there is no button (R19).
 */
export const AddButton = (props: Props) => {
  const { quote, onAdd, refusal, prompt, describedBy, className = 'w-full', isInBar } = props
  const { t } = useLingui()
  if (refusal)
    return isInBar ? (
      <RestrictionLink refusal={refusal} className={buttonClass('outline', className)} />
    ) : (
      <OrderNotice refusal={refusal} />
    )
  if (prompt)
    return (
      <Button
        look="outline"
        className={`${className} noscript:hidden`}
        onClick={() => focusStep(prompt.step)}
      >
        {t(prompt.text)}
      </Button>
    )
  if (quote.state === 'not-found') return null
  const isOpen = quote.state === 'open'
  return (
    <Button
      className={`${className} aria-disabled:hover:bg-line noscript:hidden`}
      aria-disabled={isOpen || undefined}
      aria-describedby={isOpen ? describedBy : undefined}
      onClick={(event) => !isOpen && !focusWrongQuantity(event.currentTarget) && onAdd()}
    >
      <Icon name="basket" />
      {t`Add to Cart`}
    </Button>
  )
}
