import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import {
  type FamilySize,
  familyPriceSlug,
  familySizes,
  type SizedFamily,
} from '../../../domain/catalogue/sized-family.ts'
import type { SizedSelection } from '../../../domain/sized/sized-selection.ts'
import { sizeMessage } from '../../../messages/shop/preparations.ts'
import { Price } from '../../../ui/price.tsx'
import { RadioCards } from '../selector/radio-cards.tsx'
import { type Prices, selectorQuote } from '../selector/selector-quote.ts'
import { StepFrame } from '../selector/steps/step-frame.tsx'

type Props = {
  family: SizedFamily
  selection: SizedSelection
  prices: Prices
  waiting: ReactNode
  isKept: boolean
  onChoose: (size: FamilySize) => void
}

/** The sizes with prices, which are the same for all remedies of a family. */
export const SizedSizeStep = (props: Props) => {
  const { family, selection, prices, waiting, isKept, onChoose } = props
  const sizes = familySizes(family)
  return (
    <StepFrame
      step="size"
      number={2}
      title={<Trans>Size</Trans>}
      waiting={waiting}
      isKept={isKept}
      answer={selection.size && sizeMessage(selection.size)}
    >
      <RadioCards
        name="size"
        choices={sizes.map((value) => ({ value, available: !waiting }))}
        chosen={selection.size}
        onChoose={onChoose}
        className={
          sizes.length === 3 ? 'grid-cols-2 sm:grid-cols-3' : 'grid-cols-2 md:max-lg:grid-cols-4'
        }
      >
        {(value) => {
          const one = selectorQuote(familyPriceSlug(family, value), 1, prices)
          return (
            <span className="flex w-full flex-wrap items-baseline justify-between gap-x-3 pr-4 font-medium">
              {sizeMessage(value)}
              {one.state === 'found' && <Price amount={one.price} className="text-sm" />}
            </span>
          )
        }}
      </RadioCards>
    </StepFrame>
  )
}
