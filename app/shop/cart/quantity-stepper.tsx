import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { maxQuantity } from '../../../domain/quantity.ts'
import { QuantityHint } from './quantity-hint.tsx'
import { QuantityStep } from './quantity-step.tsx'
import { useTypedQuantity } from './use-typed-quantity.ts'

type Props = {
  quantity: number
  of: string
  onChange: (quantity: number) => void
  /** Called for the Enter key, unless the input is invalid. */
  onEnter?: (() => void) | undefined
}

/** A quantity field with buttons. `of` names the item; invalid input shows a hint. */
export const QuantityStepper = ({ quantity, of, onChange, onEnter }: Props) => {
  const { t } = useLingui()
  const hintId = useId()
  const { shown, problem, set, type, leave } = useTypedQuantity(quantity, onChange)
  return (
    <>
      <div className="inline-flex overflow-clip rounded-lg border border-edge bg-sheet noscript:hidden">
        <QuantityStep
          icon="minus"
          label={t`Decrease quantity: ${of}`}
          isEnd={quantity === 1}
          onClick={() => set(quantity - 1)}
        />
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          aria-label={t`Quantity of ${of}`}
          value={shown}
          onChange={(event) => type(event.target.value)}
          data-quantity
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem && hintId}
          onBlur={leave}
          onKeyDown={onEnter && (({ key }) => key === 'Enter' && !problem && onEnter())}
          className="h-11 w-12 border-x border-line bg-white text-center font-semibold tabular-nums aria-invalid:bg-alarm-wash aria-invalid:text-alarm"
        />
        <QuantityStep
          icon="plus"
          label={t`Increase quantity: ${of}`}
          isEnd={quantity === maxQuantity}
          onClick={() => set(quantity + 1)}
        />
      </div>
      {problem && <QuantityHint id={hintId} problem={problem} quantity={quantity} />}
    </>
  )
}
