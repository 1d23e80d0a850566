import { Trans, useLingui } from '@lingui/react/macro'
import type { Choices } from '../../../domain/homeopathy/choices.ts'
import type { Selection } from '../../../domain/homeopathy/selection.ts'
import { Price } from '../../../ui/price.tsx'
import { sizeNames } from '../preparation-texts.ts'
import { nextStep } from './next-step.ts'
import { notesOf } from './notes.ts'
import { type Prices, quote } from './quote.ts'
import { RadioCards } from './radio-cards.tsx'
import { reasonTexts } from './reason-texts.ts'
import { StepFrame } from './step-frame.tsx'
import { StepNotes } from './step-notes.tsx'
import type { Choose } from './use-selection.ts'

type Props = { choices: Choices['sizes']; selection: Selection; prices: Prices; choose: Choose }

const firstReasons = {
  remedy: 'remedy-first',
  scale: 'scale-first',
  dilution: 'dilution-first',
  form: 'form-first',
} as const

/** Without a form there are no sizes to list: which step is to be taken first. */
const whatFirst = (selection: Selection) => {
  const step = nextStep(selection)
  return step === undefined || step === 'size' || step === 'carrier'
    ? 'form-first'
    : firstReasons[step]
}

export const SizeStep = ({ choices, selection, prices, choose }: Props) => {
  const { t } = useLingui()
  const { scale, size } = selection
  const notes = notesOf(choices)
  return (
    <StepFrame
      step="size"
      number={5}
      title={<Trans>Size</Trans>}
      answer={size && t(sizeNames[size])}
    >
      {choices.length === 0 && (
        <p className="text-sm text-muted">{t(reasonTexts[whatFirst(selection)]())}</p>
      )}
      <RadioCards
        name="size"
        choices={choices}
        notes={notes}
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
      <StepNotes
        id="size"
        notes={notes}
        nameOf={(value) => t(sizeNames[value])}
        scale={scale}
        choose={choose}
      />
    </StepFrame>
  )
}
