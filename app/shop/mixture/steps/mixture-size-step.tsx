import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import type { Size } from '../../../../domain/homeopathy/form.ts'
import {
  finishedSubstances,
  isMixtureReadyForSize,
  type MixtureState,
} from '../../../../domain/mixture/builder.ts'
import { mixtureSizes } from '../../../../domain/mixture/mixture-form.ts'
import type { Centimes } from '../../../../domain/money.ts'
import { sizeNames } from '../../../../messages/shop/preparations.ts'
import type { Prices } from '../../selector/selector-quote.ts'
import { StepFrame } from '../../selector/steps/step-frame.tsx'
import { useChoiceParts } from '../lazy-components.ts'
import { mixtureQuote } from '../mixture-quote.ts'
import type { Actions } from '../use-builder.ts'

export type PricedSize = { value: Size; available: boolean; price: Centimes | undefined }

/** The sizes of the form with their prices. */
export const pricedSizes = (state: MixtureState, prices: Prices): PricedSize[] => {
  const { form } = state
  if (!form) return []
  const available = isMixtureReadyForSize(state)
  const substances = finishedSubstances(state)
  return mixtureSizes(form).map((value) => {
    const quote = mixtureQuote({ substances, form, size: value }, 1, prices)
    return { value, available, price: quote.state === 'found' ? quote.price : undefined }
  })
}

type Props = {
  sizes: readonly PricedSize[]
  chosen: Size | undefined
  change: Actions['change']
}

export const MixtureSizeStep = memo(({ sizes, chosen, change }: Props) => {
  const { t } = useLingui()
  const { part } = useChoiceParts(sizes.length > 0)
  const isReady = sizes.some(({ available }) => available)
  const waiting =
    sizes.length > 0 ? <Trans>Choose a vehicle first.</Trans> : <Trans>Choose a form first.</Trans>
  return (
    <StepFrame
      step="size"
      number={3}
      title={<Trans>Size</Trans>}
      waiting={!isReady && waiting}
      answer={chosen && t(sizeNames[chosen])}
    >
      {sizes.length > 0 && part && (
        <part.SizeCards
          choices={sizes}
          chosen={chosen}
          priceOf={(size) => sizes.find(({ value }) => value === size)?.price}
          onChoose={(size) => change({ type: 'choose-size', size })}
        />
      )}
    </StepFrame>
  )
})
