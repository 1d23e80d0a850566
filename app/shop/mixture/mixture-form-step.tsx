import { Trans, useLingui } from '@lingui/react/macro'
import type { Form } from '../../../domain/homeopathy/form.ts'
import { dilutionText } from '../../../domain/homeopathy/printed.ts'
import type { MixtureEvent, MixtureState } from '../../../domain/mixture/builder.ts'
import type { DilutionsOf } from '../../../domain/mixture/draft.ts'
import { formsWithWays, hasNoForm, substancesTooHigh } from '../../../domain/mixture/ways-out.ts'
import { FormIcon } from '../homeopathy/form-icon.tsx'
import { formNames } from '../preparation-texts.ts'
import { notesOf } from '../selector/notes.ts'
import { RadioCards } from '../selector/radio-cards.tsx'
import { StepFrame } from '../selector/step-frame.tsx'
import { StepNotes } from '../selector/step-notes.tsx'
import type { Taken } from './changes.ts'
import { MixtureCarrierChoice } from './mixture-carrier-choice.tsx'
import { NoFormNotice } from './no-form-notice.tsx'
import { formReasonTexts } from './reason-texts.ts'
import { TakenNotice } from './taken-notice.tsx'
import type { Actions } from './use-builder.ts'

type Props = {
  state: MixtureState
  taken: Taken | undefined
  dilutionsOf: DilutionsOf
  change: Actions['change']
}

/** Lowered dilutions open Drops: they are what was asked for. */
const withDrops = (events: readonly MixtureEvent[]): MixtureEvent[] =>
  events.some(({ type }) => type === 'choose-form')
    ? [...events]
    : [...events, { type: 'choose-form', form: 'drops' }]

export const MixtureFormStep = ({ state, taken, dilutionsOf, change }: Props) => {
  const { t } = useLingui()
  const { form, substances } = state
  const nameOf = (value: Form) => t(formNames[value])
  const choices = formsWithWays(state, dilutionsOf).map((choice) => ({
    value: choice.form,
    ...choice,
  }))
  const isWaiting = choices.some((choice) => !choice.available && choice.reason === 'no-substances')
  const isStuck = hasNoForm(state, dilutionsOf)
  const notes = notesOf(choices).filter(({ reason }) => reason !== 'no-substances')
  const nearestName = (events: readonly MixtureEvent[]) => {
    const [first] = events
    if (first?.type === 'choose-dilution') return dilutionText('CH', first.dilution)
    return nameOf('drops')
  }
  const lines = notes.map(({ values, reason, nearest }) => ({
    text: t(formReasonTexts[reason](values.map(nameOf).join(', '))),
    nearest:
      nearest && !isStuck && form !== 'drops'
        ? { name: nearestName(nearest), onTake: () => change(...withDrops(nearest)) }
        : undefined,
  }))
  const waiting =
    substances.length === 0 ? (
      <Trans>Add a substance first.</Trans>
    ) : (
      <Trans>Finish a substance first.</Trans>
    )
  return (
    <StepFrame
      step="form"
      number={2}
      title={<Trans>Form</Trans>}
      waiting={isWaiting && waiting}
      answer={form && nameOf(form)}
    >
      <TakenNotice taken={taken} />
      {isStuck && <NoFormNotice tooHigh={substancesTooHigh(state, dilutionsOf)} change={change} />}
      <RadioCards
        name="form"
        choices={choices}
        notes={notes}
        chosen={form}
        onChoose={(value) => change({ type: 'choose-form', form: value })}
        className="grid-cols-2 md:grid-cols-3"
      >
        {(value) => (
          <span className="flex items-center gap-2.5 py-1 leading-tight font-medium max-sm:text-[0.9375rem]">
            <FormIcon form={value} />
            {nameOf(value)}
          </span>
        )}
      </RadioCards>
      <StepNotes id="form" lines={lines} />
      {form === 'drops' && <MixtureCarrierChoice state={state} change={change} />}
    </StepFrame>
  )
}
