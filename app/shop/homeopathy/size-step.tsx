import { Trans, useLingui } from '@lingui/react/macro'
import type { Choices } from '../../../domain/homeopathy/choices.ts'
import type { Selection } from '../../../domain/homeopathy/selection.ts'
import { Price } from '../../../ui/price.tsx'
import { sizeNames } from '../preparation-texts.ts'
import type { Prices } from '../selector/quote.ts'
import { RadioCards } from '../selector/radio-cards.tsx'
import { HomeopathyStep } from './homeopathy-step.tsx'
import { quote } from './quote.ts'
import type { Choose } from './use-selection.ts'

type Props = { choices: Choices['sizes']; selection: Selection; prices: Prices; choose: Choose }

export const SizeStep = ({ choices, selection, prices, choose }: Props) => {
  const { t } = useLingui()
  const { size } = selection
  return (
    <HomeopathyStep
      step="size"
      number={5}
      title={<Trans>Size</Trans>}
      selection={selection}
      answer={size && t(sizeNames[size])}
    >
      {choices.length > 0 && (
        <RadioCards
          name="size"
          choices={choices}
          chosen={size}
          onChoose={(value) => choose({ type: 'choose-size', size: value })}
          className="sm:grid-cols-2"
        >
          {(value) => {
            const one = quote({ ...selection, size: value }, prices)
            return (
              <span className="flex w-full items-baseline justify-between gap-3 pr-4 font-medium">
                {t(sizeNames[value])}
                {one.state === 'found' && <Price amount={one.price} className="text-sm" />}
              </span>
            )
          }}
        </RadioCards>
      )}
    </HomeopathyStep>
  )
}
