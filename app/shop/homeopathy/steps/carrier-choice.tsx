import { Trans } from '@lingui/react/macro'
import type { Choices } from '../../../../domain/homeopathy/choices.ts'
import type { Selection } from '../../../../domain/homeopathy/selection.ts'
import { CarrierCards } from '../../selector/carrier-cards.tsx'
import { stepId } from '../../selector/steps/focus-step.ts'
import type { Choose } from '../use-selection.ts'

type Props = { choices: Choices; selection: Selection; choose: Choose }

/** The carrier of Drops; chosen before their size (D2 §5). */
export const CarrierChoice = ({ choices, selection, choose }: Props) => (
  <fieldset id={stepId('carrier')} className="mt-6 min-w-0">
    <legend className="mb-2 font-semibold">
      <Trans>Vehicle of the drops</Trans>
    </legend>
    <CarrierCards
      choices={choices.carriers}
      chosen={selection.carrier}
      onChoose={(carrier) => choose({ type: 'choose-carrier', carrier })}
    />
  </fieldset>
)
