import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useId, useState } from 'react'
import {
  isQuantity,
  maxQuantity,
  type QuantityProblem,
  readQuantity,
} from '../../../domain/quantity.ts'
import { quantityProblems } from '../../../messages/shop/quantity-problems.ts'
import { StepButton } from '../../../ui/button.tsx'

/**
 * The state of a quantity field (D1 §5). Valid input takes effect immediately; invalid input stays
 * in the field with its problem, and the last valid quantity stays in effect.
 */
const useTypedQuantity = (quantity: number, onChange: (quantity: number) => void) => {
  const [typed, setTyped] = useState<string>()
  const [isLeft, setLeft] = useState(false)
  const requestedQuantity = typed === undefined ? quantity : readQuantity(typed)
  const problem: QuantityProblem | undefined =
    typeof requestedQuantity === 'number' ? undefined : requestedQuantity
  return {
    shown: typed ?? quantity,
    /** An empty field is an error only after it has lost the focus. */
    problem: problem === 'missing' && !isLeft ? undefined : problem,
    /** For buttons; values out of range are ignored. */
    set: (changed: number) => {
      setTyped(undefined)
      if (isQuantity(changed)) onChange(changed)
    },
    type: (text: string) => {
      setTyped(text)
      setLeft(false)
      const read = readQuantity(text)
      if (typeof read === 'number') onChange(read)
    },
    leave: () => {
      setLeft(true)
      if (!problem) setTyped(undefined)
    },
  }
}

/** Focuses an invalid quantity near `element`; returns whether there is one. */
export const focusWrongQuantity = (element: Element) => {
  const field = element
    .closest('dialog, main')
    ?.querySelector<HTMLInputElement>('[data-quantity][aria-invalid]')
  field?.focus()
  return field !== null && field !== undefined
}

const stepClass = 'aria-disabled:hover:bg-transparent in-[.line]:pointer-fine:size-8'

const stepOfKey: Readonly<Record<string, number>> = {
  '+': 1,
  ArrowUp: 1,
  '-': -1,
  ArrowDown: -1,
}

type Props = {
  quantity: number
  /** The name of the item. */
  of: string
  onChange: (quantity: number) => void
  /** Called for the Enter key, unless the input is invalid. */
  onEnter?: (() => void) | undefined
}

/**
 * A quantity: typed, by buttons, or by the keys + − ↑ ↓ in the field; invalid input shows a hint. In a line it
 * is lower.
 */
export const QuantityStepper = ({ quantity, of, onChange, onEnter }: Props) => {
  const { t } = useLingui()
  const hintId = useId()
  const { shown, problem, set, type, leave } = useTypedQuantity(quantity, onChange)
  const operateByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && onEnter && !problem) {
      // Adding moves the focus to a button, which the same key would press.
      event.preventDefault()
      onEnter()
    }
    const step = stepOfKey[event.key]
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    set(quantity + step)
  }
  return (
    <>
      <div className="inline-flex overflow-clip rounded-lg border border-edge bg-sheet noscript:hidden">
        <StepButton
          icon="minus"
          label={t`Decrease quantity: ${of}`}
          isEnd={quantity === 1}
          onClick={() => set(quantity - 1)}
          className={stepClass}
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
          onKeyDown={operateByKey}
          className="h-11 w-12 border-x border-line bg-white text-center font-semibold tabular-nums aria-invalid:bg-alarm-wash aria-invalid:text-alarm in-[.line]:pointer-fine:h-8"
        />
        <StepButton
          icon="plus"
          label={t`Increase quantity: ${of}`}
          isEnd={quantity === maxQuantity}
          onClick={() => set(quantity + 1)}
          className={stepClass}
        />
      </div>
      {problem && (
        <p
          id={hintId}
          role="alert"
          className="mt-1 max-w-64 text-sm leading-snug font-medium text-alarm in-[.line]:order-last in-[.line]:basis-full"
        >
          {t(quantityProblems[problem])} {t`The quantity remains ${quantity}.`}
        </p>
      )}
    </>
  )
}
