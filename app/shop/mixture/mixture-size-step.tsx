import { Trans, useLingui } from '@lingui/react/macro'
import {
  finishedSubstances,
  isReadyForSize,
  type MixtureState,
} from '../../../domain/mixture/builder.ts'
import { mixtureSizes } from '../../../domain/mixture/mixture-form.ts'
import { sizeNames } from '../preparation-texts.ts'
import type { Prices } from '../selector/quote.ts'
import { SizeCards } from '../selector/size-cards.tsx'
import { StepFrame } from '../selector/step-frame.tsx'
import { mixtureQuote } from './mixture-quote.ts'
import type { Actions } from './use-builder.ts'

type Props = { state: MixtureState; prices: Prices; change: Actions['change'] }

export const MixtureSizeStep = ({ state, prices, change }: Props) => {
  const { t } = useLingui()
  const { form, size } = state
  const isReady = isReadyForSize(state)
  const substances = finishedSubstances(state)
  const waiting = form ? (
    <Trans>Choose a carrier first.</Trans>
  ) : (
    <Trans>Choose a form first.</Trans>
  )
  return (
    <StepFrame
      step="size"
      number={3}
      title={<Trans>Size</Trans>}
      waiting={!isReady && waiting}
      answer={size && t(sizeNames[size])}
    >
      {form && (
        <SizeCards
          choices={mixtureSizes(form).map((value) => ({ value, available: isReady }))}
          chosen={size}
          priceOf={(value) => {
            const quote = mixtureQuote({ substances, form, size: value }, 1, prices)
            return quote.state === 'found' ? quote.price : undefined
          }}
          onChoose={(value) => change({ type: 'choose-size', size: value })}
        />
      )}
    </StepFrame>
  )
}
