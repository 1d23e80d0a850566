import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { maxQuantity } from '../../../domain/quantity.ts'
import { Icon } from '../../../ui/icon.tsx'
import { QuantityHint } from '../cart/quantity-hint.tsx'
import { useTypedQuantity } from '../cart/use-typed-quantity.ts'
import { StepFrame } from './step-frame.tsx'

type Props = {
  number: number
  quantity: number
  /** What is to be chosen before there can be a quantity. */
  waiting?: ReactNode
  onChange: (quantity: number) => void
}

const button =
  'inline-flex size-12 items-center justify-center hover:bg-wash aria-disabled:text-muted aria-disabled:hover:bg-transparent'

/** How many: what is typed counts as soon as it is a quantity, and is put right on leaving. */
export const QuantityStep = ({ number, quantity, waiting, onChange }: Props) => {
  const { t } = useLingui()
  const { shown, isWrong, set, type, leave } = useTypedQuantity(quantity, onChange)
  return (
    <StepFrame step="quantity" number={number} waiting={waiting} title={<Trans>Quantity</Trans>}>
      {!waiting && (
        <div className="inline-flex overflow-clip rounded-lg border border-edge bg-sheet">
          <button
            type="button"
            aria-label={t`One less`}
            aria-disabled={quantity === 1 || undefined}
            onClick={() => set(quantity - 1)}
            className={button}
          >
            <Icon name="minus" className="size-4" />
          </button>
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            aria-label={t`Quantity`}
            value={shown}
            onChange={(event) => type(event.target.value)}
            aria-invalid={isWrong || undefined}
            onBlur={leave}
            className="h-12 w-16 border-x border-line bg-white text-center text-lg font-semibold tabular-nums"
          />
          <button
            type="button"
            aria-label={t`One more`}
            aria-disabled={quantity === maxQuantity || undefined}
            onClick={() => set(quantity + 1)}
            className={button}
          >
            <Icon name="plus" className="size-4" />
          </button>
        </div>
      )}
      {isWrong && <QuantityHint />}
    </StepFrame>
  )
}
