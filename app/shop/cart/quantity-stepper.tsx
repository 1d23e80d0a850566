import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { maxQuantity } from '../../../domain/quantity.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icon-name.ts'
import { QuantityHint } from './quantity-hint.tsx'
import { useTypedQuantity } from './use-typed-quantity.ts'

type StepProps = { icon: IconName; label: string; isEnd: boolean; onClick: () => void }

/** Uses aria-disabled at an end (D1 §5), so that it keeps the focus. */
const Step = ({ icon, label, isEnd, onClick }: StepProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={isEnd || undefined}
    data-repeats
    onClick={onClick}
    className="inline-flex size-11 items-center justify-center hover:bg-wash aria-disabled:text-muted aria-disabled:hover:bg-transparent"
  >
    <Icon name={icon} className="size-4" />
  </button>
)

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
        <Step
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
        <Step
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
