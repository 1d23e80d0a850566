import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ChoiceReason, Choices } from '../../../domain/homeopathy/choices.ts'
import type { Scale } from '../../../domain/homeopathy/dilution-steps.ts'
import { dilutionText } from '../../../domain/homeopathy/dilution-steps.ts'
import type { Form } from '../../../domain/homeopathy/form.ts'
import type { Selection, SelectionEvent } from '../../../domain/homeopathy/selection.ts'
import { homeopathyReasonMessages } from '../../../messages/shop/homeopathy-reasons.ts'
import { formNames, sizeNames, type Translate } from '../../../messages/shop/preparations.ts'
import {
  CarrierCards,
  FormCards,
  RadioCards,
  ScaleCard,
  SizeCards,
} from '../selector/choice-cards.tsx'
import type { Prices } from '../selector/selector-quote.ts'
import { type Note, notesOf, StepFrame, StepNotes, stepId } from '../selector/step-frame.tsx'
import { DilutionChoice } from './dilution-choice.tsx'
import {
  findMissingStep,
  homeopathyQuote,
  isWaitRepeated,
  type SelectionState,
  type Step,
} from './selection-state.ts'

type Choose = (...events: readonly SelectionEvent[]) => void

type Props = { state: SelectionState; choices: Choices; choose: Choose }

type FrameProps = {
  step: Exclude<Step, 'remedy'>
  number: number
  title: ReactNode
  state: SelectionState
  answer?: ReactNode
  children?: ReactNode
}

/** A step that names the step it waits for. */
const HomeopathyStep = ({ state: { selection, kept }, ...step }: FrameProps) => {
  const { t } = useLingui()
  const reason = findMissingStep(step.step, selection)
  return (
    <StepFrame
      {...step}
      isKept={kept?.chosen[step.step] !== undefined}
      waiting={reason && t(homeopathyReasonMessages[reason]())}
      isRepeated={isWaitRepeated(step.step, selection)}
    />
  )
}

/** The display name of an event's choice: 'CH', '30 CH', 'Drops'. */
const nearestName = (event: SelectionEvent, scale: Scale | undefined, t: Translate) => {
  if (event.type === 'choose-scale') return event.scale === scale ? undefined : event.scale
  if (event.type === 'choose-form') return t(formNames[event.form])
  if (event.type === 'choose-dilution' && scale) return dilutionText(scale, event.dilution)
  return undefined
}

type NotesProps<Value> = {
  id: string
  notes: readonly Note<Value, ChoiceReason, SelectionEvent>[]
  nameOf: (value: Value) => string
  selection: Selection
  choose: Choose
  /** The event that selects the originally wanted value after the nearest one. */
  thenChoose?: (value: Value) => SelectionEvent
}

/** Messages why scales or forms are unavailable (R18). */
const HomeopathyNotes = <Value extends string>(props: NotesProps<Value>) => {
  const { id, notes, nameOf, selection, choose, thenChoose } = props
  const { t } = useLingui()
  const { scale } = selection
  const lines = notes.map(({ values, reason, nearest }) => {
    const names = values.map(nameOf).join(', ')
    const [only, ...others] = values
    const wanted = only && others.length === 0 ? thenChoose?.(only) : undefined
    const name = nearest && nearestName(nearest, scale, t)
    const onTake = () => nearest && choose(nearest, ...(wanted ? [wanted] : []))
    return {
      text: t(homeopathyReasonMessages[reason]({ names, scale: scale ?? '' })),
      nearest: name ? { name, onTake } : undefined,
    }
  })
  return <StepNotes id={id} lines={lines} />
}

export const ScaleStep = ({ state, choices: { scales }, choose }: Props) => {
  const { t } = useLingui()
  const { selection, remedy } = state
  const notes = remedy ? notesOf(scales) : []
  return (
    <HomeopathyStep step="scale" number={2} title={t`Scale`} state={state} answer={selection.scale}>
      <RadioCards
        name="scale"
        choices={scales}
        notes={notes}
        chosen={selection.scale}
        onChoose={(scale) => choose({ type: 'choose-scale', scale })}
        className="grid-cols-2 md:grid-cols-4"
      >
        {(scale) => <ScaleCard scale={scale} offered={remedy?.dilutions[scale] ?? []} />}
      </RadioCards>
      <HomeopathyNotes id="scale" nameOf={String} {...{ notes, selection, choose }} />
    </HomeopathyStep>
  )
}

export const DilutionStep = ({ state, choose }: Omit<Props, 'choices'>) => {
  const { selection, remedy } = state
  const { scale, dilution } = selection
  return (
    <HomeopathyStep
      step="dilution"
      number={3}
      title={<Trans>Dilution</Trans>}
      state={state}
      answer={scale && dilution && dilutionText(scale, dilution)}
    >
      {scale && (
        <DilutionChoice
          scale={scale}
          offered={remedy?.dilutions[scale] ?? []}
          chosen={dilution}
          onChoose={(value) => choose({ type: 'choose-dilution', dilution: value })}
        />
      )}
    </HomeopathyStep>
  )
}

/** The form, and the carrier of Drops, which is chosen before their size (D2 §5). */
export const PharmaceuticalFormStep = ({ state, choices, choose }: Props) => {
  const { t } = useLingui()
  const { selection } = state
  const { form, dilution, carrier: chosenCarrier } = selection
  const nameOf = (value: Form) => t(formNames[value])
  const notes = dilution ? notesOf(choices.forms) : []
  const chooseForm = (value: Form) => ({ type: 'choose-form', form: value }) as const
  return (
    <HomeopathyStep
      step="form"
      number={4}
      title={t`Form`}
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
        {...{ notes, nameOf, selection, choose }}
        thenChoose={chooseForm}
      />
      {form === 'drops' && (
        <fieldset id={stepId('carrier')} className="mt-6 min-w-0">
          <legend className="mb-2 font-semibold">{t`Vehicle for the drops`}</legend>
          <CarrierCards
            choices={choices.carriers}
            chosen={chosenCarrier}
            onChoose={(carrier) => choose({ type: 'choose-carrier', carrier })}
          />
        </fieldset>
      )}
    </HomeopathyStep>
  )
}

export const SizeStep = ({ state, choices, choose, prices }: Props & { prices: Prices }) => {
  const { t } = useLingui()
  const { selection } = state
  const { size } = selection
  return (
    <HomeopathyStep
      step="size"
      number={5}
      title={t`Size`}
      state={state}
      answer={size && t(sizeNames[size])}
    >
      {choices.sizes.length > 0 && (
        <SizeCards
          choices={choices.sizes}
          chosen={size}
          priceOf={(value) => {
            const one = homeopathyQuote({ ...selection, size: value }, prices)
            return one.state === 'found' ? one.price : undefined
          }}
          onChoose={(value) => choose({ type: 'choose-size', size: value })}
        />
      )}
    </HomeopathyStep>
  )
}
