import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import type { Form } from '../../../../domain/homeopathy/form.ts'
import { formNames } from '../../../../messages/shop/preparations.ts'
import { notesOf } from '../../selector/notes.ts'
import type { SelectionState } from '../apply-events.ts'
import { choicesIn } from '../choices-in.ts'
import { HomeopathyNotes } from '../homeopathy-notes.tsx'
import { HomeopathyStep } from '../homeopathy-step.tsx'
import type { Choose } from '../use-selection.ts'
import { CarrierChoice } from './carrier-choice.tsx'
import { FormCards } from './form-cards.tsx'

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
