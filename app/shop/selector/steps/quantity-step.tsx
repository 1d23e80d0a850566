import { Trans } from '@lingui/react/macro'
import { memo, type ReactNode } from 'react'
import { QuantityStepper } from '../../cart/quantity-stepper.tsx'
import { StepFrame } from './step-frame.tsx'

type Props = {
  number: number
  quantity: number
  /** The name of the item. */
  of: string
  /** Names the missing choice; previous steps show it too. */
  waiting?: ReactNode
  onChange: (quantity: number) => void
  /** Called for the Enter key. */
  onEnter?: () => void
}

/** The quantity of the selection. */
export const SelectedQuantityStep = memo(
  ({ number, quantity, of, waiting, onChange, onEnter }: Props) => (
    <StepFrame
      step="quantity"
      number={number}
      waiting={waiting}
      isRepeated
      title={<Trans>Quantity</Trans>}
    >
      {!waiting && (
        <QuantityStepper quantity={quantity} of={of} onChange={onChange} onEnter={onEnter} />
      )}
    </StepFrame>
  ),
)
