import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useId } from 'react'
import { maxQuantity } from '../../../../domain/quantity.ts'
import { QuantityHint } from '../quantity-hint.tsx'
import { QuantityStep } from '../quantity-step.tsx'
import { useTypedQuantity } from '../use-typed-quantity.ts'

const stepOfKey: Readonly<Record<string, number>> = {
  '+': 1,
  ArrowUp: 1,
  '-': -1,
  ArrowDown: -1,
}

type Props = { quantity: number; of: string; onChange: (quantity: number) => void }

/** The quantity of a line: typed, by buttons, or by the keys + − ↑ ↓ in the field. */
export const LineQuantity = ({ quantity, of, onChange }: Props) => {
  const { t } = useLingui()
  const hintId = useId()
  const { shown, problem, set, type, leave } = useTypedQuantity(quantity, onChange)
  const stepByKey = (event: KeyboardEvent) => {
    const step = stepOfKey[event.key]
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    set(quantity + step)
  }
  return (
    <>
      <div className="inline-flex overflow-clip md:col-start-4 md:row-start-1 rounded-lg border border-edge bg-sheet">
        <QuantityStep
          icon="minus"
          label={t`Decrease quantity: ${of}`}
          isEnd={quantity === 1}
          className="md:size-9"
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
          onFocus={(event) => event.currentTarget.select()}
          onBlur={leave}
          onKeyDown={stepByKey}
          className="h-11 w-12 border-x border-line bg-white text-center font-semibold tabular-nums md:h-9 aria-invalid:bg-alarm-wash aria-invalid:text-alarm"
        />
        <QuantityStep
          icon="plus"
          label={t`Increase quantity: ${of}`}
          isEnd={quantity === maxQuantity}
          className="md:size-9"
          onClick={() => set(quantity + 1)}
        />
      </div>
      {problem && (
        <div className="order-last basis-full md:col-start-2 md:col-end-6 md:row-start-2 md:flex md:justify-end">
          <QuantityHint id={hintId} problem={problem} quantity={quantity} />
        </div>
      )}
    </>
  )
}
