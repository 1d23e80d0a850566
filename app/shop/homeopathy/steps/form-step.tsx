import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import type { Choices } from '../../../../domain/homeopathy/choices.ts'
import type { Form } from '../../../../domain/homeopathy/form.ts'
import type { Selection } from '../../../../domain/homeopathy/selection.ts'
import { formNames } from '../../../../messages/shop/preparations.ts'
import { CarrierCards } from '../../selector/carrier-cards.tsx'
import { notesOf } from '../../selector/notes.ts'
import { stepId } from '../../selector/steps/focus-step.ts'
import type { SelectionState } from '../apply-events.ts'
import { choicesIn } from '../choices-in.ts'
import { HomeopathyNotes } from '../homeopathy-notes.tsx'
import { HomeopathyStep } from '../homeopathy-step.tsx'
import type { Choose } from '../use-selection.ts'
import { FormCards } from './form-cards.tsx'

type CarrierChoiceProps = { choices: Choices; selection: Selection; choose: Choose }

/** The carrier of Drops; chosen before their size (D2 §5). */
const CarrierChoice = ({ choices, selection, choose }: CarrierChoiceProps) => (
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

type Props = { state: SelectionState; choose: Choose }

export const PharmaceuticalFormStep = memo(({ state, choose }: Props) => {
  const { t } = useLingui()
  const { selection } = state
  const choices = choicesIn(state)
  const nameOf = (form: Form) => t(formNames[form])
  const { form, dilution } = selection
  const notes = dilution ? notesOf(choices.forms) : []
  const chooseForm = (value: Form) => ({ type: 'choose-form', form: value }) as const
  return (
    <HomeopathyStep
      step="form"
      number={4}
      title={<Trans>Form</Trans>}
      state={state}
      answer={form && nameOf(form)}
    >
      <FormCards
        choices={choices.forms}
        notes={notes}
        chosen={form}
        onChoose={(value) => choose(chooseForm(value))}
      />
      <HomeopathyNotes
        id="form"
        notes={notes}
        nameOf={nameOf}
        selection={selection}
        choose={choose}
        thenChoose={chooseForm}
      />
      {form === 'drops' && (
        <CarrierChoice choices={choices} selection={selection} choose={choose} />
      )}
    </HomeopathyStep>
  )
})
