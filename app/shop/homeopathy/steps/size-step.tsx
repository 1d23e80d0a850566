import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { sizeNames } from '../../../../messages/shop/preparations.ts'
import type { Prices } from '../../selector/selector-quote.ts'
import { SizeCards } from '../../selector/size-cards.tsx'
import type { SelectionState } from '../apply-events.ts'
import { choicesIn } from '../choices-in.ts'
import { homeopathyQuote } from '../homeopathy-quote.ts'
import { HomeopathyStep } from '../homeopathy-step.tsx'
import type { Choose } from '../use-selection.ts'

type Props = { state: SelectionState; prices: Prices; choose: Choose }

export const SizeStep = memo(({ state, prices, choose }: Props) => {
  const { t } = useLingui()
  const { selection } = state
  const choices = choicesIn(state).sizes
  const { size } = selection
  return (
    <HomeopathyStep
      step="size"
      number={5}
      title={<Trans>Size</Trans>}
      state={state}
      answer={size && t(sizeNames[size])}
    >
      {choices.length > 0 && (
        <SizeCards
          choices={choices}
          chosen={size}
          priceOf={(value) => {
            const one = homeopathyQuote({ ...selection, size: value }, prices)
            return one.state === 'found' ? one.price : undefined
          }}
          onChoose={(value) => choose({ type: 'choose-size', size: value })}
        />
      )}
    </HomeopathyStep>
  )
})
