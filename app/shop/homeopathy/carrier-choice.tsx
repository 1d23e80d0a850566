import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Choices } from '../../../domain/homeopathy/choices.ts'
import type { Selection } from '../../../domain/homeopathy/selection.ts'
import { carrierNames } from '../preparation-texts.ts'
import { RadioCards } from '../selector/radio-cards.tsx'
import { stepId } from '../selector/step-frame.tsx'
import type { Choose } from './use-selection.ts'

const carrierHints = {
  '25-aeth': msg`alcohol`,
  nacl: msg`saline solution`,
  water: msg`without alcohol`,
}

type Props = { choices: Choices; selection: Selection; choose: Choose }

/** What the Drops are made with; asked before their size (D2 §5). */
export const CarrierChoice = ({ choices, selection, choose }: Props) => {
  const { t } = useLingui()
  return (
    <fieldset id={stepId('carrier')} className="mt-6 min-w-0">
      <legend className="mb-2 font-semibold">
        <Trans>Carrier of the drops</Trans>
      </legend>
      <RadioCards
        name="carrier"
        choices={choices.carriers}
        chosen={selection.carrier}
        onChoose={(carrier) => choose({ type: 'choose-carrier', carrier })}
        className="sm:grid-cols-3"
      >
        {(carrier) => (
          <span className="grid leading-snug max-sm:flex max-sm:w-full max-sm:items-baseline max-sm:gap-3">
            <span className="font-medium">{t(carrierNames[carrier])}</span>
            <span className="text-xs text-muted">{t(carrierHints[carrier])}</span>
          </span>
        )}
      </RadioCards>
    </fieldset>
  )
}
