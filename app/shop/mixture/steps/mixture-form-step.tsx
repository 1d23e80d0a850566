import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { dilutionText } from '../../../../domain/homeopathy/dilution-text.ts'
import type { Form } from '../../../../domain/homeopathy/form.ts'
import {
  finishedSubstances,
  type MixtureEvent,
  type MixtureState,
} from '../../../../domain/mixture/builder.ts'
import type { DilutionsOf } from '../../../../domain/mixture/draft.ts'
import {
  type FormWithSolutions,
  formsWithSolutions,
  hasNoForm,
  substancesTooHigh,
  type TooHigh,
} from '../../../../domain/mixture/form-solutions.ts'
import { asksForCarrier } from '../../../../domain/mixture/mixture-form.ts'
import type { MixtureCarrier } from '../../../../domain/mixture/mixture-parts.ts'
import { mixtureFormReasonMessages } from '../../../../messages/shop/mixture-form-reasons.ts'
import { formNames } from '../../../../messages/shop/preparations.ts'
import { FormCards } from '../../homeopathy/steps/form-cards.tsx'
import { notesOf } from '../../selector/notes.ts'
import { StepFrame } from '../../selector/steps/step-frame.tsx'
import { StepNotes } from '../../selector/steps/step-notes.tsx'
import type { RemovedChoices } from '../changes.ts'
import { useChoiceParts } from '../lazy-components.ts'
import type { Actions } from '../use-builder.ts'

/** The inputs of the step, compared by value to avoid rendering. */
type FormFacts = {
  choices: readonly FormWithSolutions[]
  /** The substances that rule out every form (R15). */
  inTheWay: readonly TooHigh[] | undefined
  hasSubstances: boolean
  isCarrierAsked: boolean
}

export const formFacts = (state: MixtureState, dilutionsOf: DilutionsOf): FormFacts => ({
  choices: formsWithSolutions(state, dilutionsOf),
  inTheWay: hasNoForm(state, dilutionsOf) ? substancesTooHigh(state, dilutionsOf) : undefined,
  hasSubstances: state.substances.length > 0,
  isCarrierAsked: asksForCarrier('drops', finishedSubstances(state)),
})

type Props = {
  facts: FormFacts
  form: Form | undefined
  carrier: MixtureCarrier | undefined
  taken: RemovedChoices | undefined
  change: Actions['change']
}

/** Selects Drops after the dilutions have been lowered for them. */
const withDrops = (events: readonly MixtureEvent[]): MixtureEvent[] =>
  events.some(({ type }) => type === 'choose-form')
    ? [...events]
    : [...events, { type: 'choose-form', form: 'drops' }]

export const MixtureFormStep = memo(({ facts, form, carrier, taken, change }: Props) => {
  const { t } = useLingui()
  const { inTheWay, hasSubstances: isBegun, isCarrierAsked } = facts
  const nameOf = (value: Form) => t(formNames[value])
  const choices = facts.choices.map((choice) => ({
    value: choice.form,
    ...choice,
  }))
  const isWaiting = choices.some((choice) => !choice.available && choice.reason === 'no-substances')
  const { part, failure } = useChoiceParts(!isWaiting)
  const notes = notesOf(choices).filter(({ reason }) => reason !== 'no-substances')
  const nearestName = (events: readonly MixtureEvent[]) => {
    const [first] = events
    if (first?.type === 'choose-dilution') return dilutionText('CH', first.dilution)
    return nameOf('drops')
  }
  const lines = notes.map(({ values, reason, nearest }) => ({
    text: t(mixtureFormReasonMessages[reason](values.map(nameOf).join(', '))),
    nearest:
      nearest && !inTheWay && form !== 'drops'
        ? { name: nearestName(nearest), onTake: () => change(...withDrops(nearest)) }
        : undefined,
  }))
  const waiting = !isBegun ? (
    <Trans>Add a substance first.</Trans>
  ) : (
    <Trans>Complete a substance first.</Trans>
  )
  return (
    <StepFrame
      step="form"
      number={2}
      title={<Trans>Form</Trans>}
      waiting={isWaiting && waiting}
      answer={form && nameOf(form)}
    >
      {failure}
      {part && <part.ChangedChoicesNotice taken={taken} />}
      {inTheWay && part && <part.NoFormNotice tooHigh={inTheWay} change={change} />}
      <FormCards
        choices={choices}
        notes={notes}
        chosen={form}
        onChoose={(value) => change({ type: 'choose-form', form: value })}
      />
      <StepNotes id="form" lines={lines} />
      {form === 'drops' && part && (
        <part.MixtureCarrierChoice isAsked={isCarrierAsked} chosen={carrier} change={change} />
      )}
    </StepFrame>
  )
})
