import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { QuantityStepper } from '../cart/quantity-stepper.tsx'

/** The only value, when there is nothing to choose (the size of Creme); else undefined. */
export const onlyValue = <Value,>(choices: readonly Value[]): Value | undefined =>
  choices.length === 1 ? choices[0] : undefined

/** An option of a step: available, or unavailable with a reason. */
type Choice<Value, Reason, Event> =
  | { value: Value; available: true }
  | { value: Value; available: false; reason: Reason; nearest?: Event }

/** Unavailable options with the same reason and the same nearest alternative. */
export type Note<Value, Reason, Event> = { values: Value[]; reason: Reason; nearest?: Event }

const keyOf = (reason: unknown, nearest: unknown) => JSON.stringify([reason, nearest])

/** The notes of a step, in the order of its options. */
export const notesOf = <Value, Reason, Event>(
  choices: readonly Choice<Value, Reason, Event>[],
): Note<Value, Reason, Event>[] => {
  const notes = new Map<string, Note<Value, Reason, Event>>()
  for (const choice of choices) {
    if (choice.available) continue
    const { value, reason, nearest } = choice
    const existing = notes.get(keyOf(reason, nearest))
    if (existing) existing.values.push(value)
    else
      notes.set(
        keyOf(reason, nearest),
        nearest ? { values: [value], reason, nearest } : { values: [value], reason },
      )
  }
  return [...notes.values()]
}

type Nearest = { name: string; onTake: () => void }

/** Why options are unavailable; `nearest` is the nearest available option, if any. */
type NoteLine = { text: string; nearest?: Nearest | undefined }

const NearestButton = ({ name, onTake }: Nearest) => {
  const { t } = useLingui()
  return (
    <button
      type="button"
      onClick={onTake}
      className="text-link inline-flex min-h-9 items-center gap-1.5 font-semibold"
    >
      {t`Nearest: ${name}`}
      <Icon name="arrow-right" className="size-4" />
    </button>
  )
}

/** Notes with a button that selects the nearest orderable option (R18). */
export const StepNotes = ({
  id,
  lines,
}: {
  /** Prefix of the notes' ids, which options refer to. */
  id: string
  lines: readonly NoteLine[]
}) =>
  lines.map(({ text, nearest }, index) => (
    <p key={text} className="mt-2 flex flex-wrap items-center gap-x-4 text-sm text-muted">
      <span id={noteId(id, index)} className="py-1.5">
        {text}
      </span>
      {nearest && <NearestButton {...nearest} />}
    </p>
  ))

/** The id of the element that names the missing previous choice. */
export const waitingId = (step: string) => `${step}-waiting`

/** The id of a note of the group `id`, which options refer to. */
export const noteId = (id: string, index: number) => `${id}-note-${index}`

/** The id of the element that `focusStep` scrolls to. */
export const stepId = (step: string) => `step-${step}`

/** Scrolls to a step and focuses its first available option. */
export const focusStep = (step: string) => {
  const group = document.getElementById(stepId(step))
  group?.scrollIntoView({ block: 'nearest' })
  const first =
    group?.querySelector<HTMLElement>('input:not([aria-disabled=true])') ??
    group?.querySelector<HTMLElement>('button')
  first?.focus({ preventScroll: true })
  // What is typed next replaces a quantity.
  if (first instanceof HTMLInputElement && first.type === 'text') first.select()
}

type Props = {
  step: string
  number: number
  title: ReactNode
  /** Names the missing previous choice, shown instead of the answer. */
  waiting?: ReactNode
  /** Whether a previous step shows the same: then it is for screen readers only. */
  isRepeated?: boolean
  /** The current choice, next to the title. */
  answer?: ReactNode
  /** Whether the choice is the previous remedy's. */
  isKept?: boolean
  children?: ReactNode
}

/** A step of a selector: a numbered field group. */
export const StepFrame = (props: Props) => {
  const { t } = useLingui()
  const { step, number, title, waiting, answer, children } = props
  const { isRepeated = false, isKept = false } = props
  return (
    <fieldset id={stepId(step)} className="min-w-0 border-t border-line py-5">
      <legend className="float-left flex w-full items-baseline gap-3">
        <span aria-hidden="true" className="w-5 font-serif text-lg text-leaf-dark tabular-nums">
          {number}
        </span>
        <span className="font-serif text-xl leading-tight">{title}</span>
        {waiting ? (
          <span
            id={waitingId(step)}
            className={isRepeated ? 'sr-only' : 'ml-auto text-right text-sm text-muted'}
          >
            {waiting}
          </span>
        ) : (
          <span aria-hidden="true" className="ml-auto text-right font-semibold text-leaf-dark">
            {isKept && <span className="kept-mark">{t`kept`}</span>}
            {answer}
          </span>
        )}
      </legend>
      {children && <div className="clear-both pt-4 pb-2">{children}</div>}
    </fieldset>
  )
}

type ChosenFieldProps = { name: ReactNode; detail?: ReactNode; onClear: () => void }

/** The chosen item as a button that clears the whole selection (D2 §4). */
export const ChosenField = ({ name, detail, onClear }: ChosenFieldProps) => (
  <>
    <button
      type="button"
      onClick={onClear}
      className="flex min-h-14 w-full items-center gap-3 rounded-lg border border-leaf-dark bg-wash px-4 py-2 text-left shadow-[inset_0_0_0_1px_var(--color-leaf-dark)] hover:bg-white"
    >
      <span className="font-serif text-2xl leading-tight">{name}</span>
      {detail && <span className="text-sm text-muted max-sm:hidden">{detail}</span>}
      <span className="ml-auto inline-flex shrink-0 items-center gap-1.5 text-sm font-semibold text-leaf-dark">
        <Trans>Change</Trans>
        <Icon name="x" className="size-4" />
      </span>
    </button>
    {/* The buttons of steps are hidden without script. */}
    <noscript>
      <p className="font-serif text-2xl leading-tight">{name}</p>
    </noscript>
  </>
)

type QuantityStepProps = {
  number: number
  quantity: number
  /** The name of the item. */
  of: string
  /** Names the missing choice; previous steps show it too. */
  waiting?: ReactNode
  onChange: (quantity: number) => void
  /** Called for the Enter key. */
  onEnter?: () => void
}

/** The quantity of the selection. */
export const QuantityStep = ({ number, waiting, ...stepper }: QuantityStepProps) => {
  const { t } = useLingui()
  return (
    <StepFrame step="quantity" number={number} waiting={waiting} isRepeated title={t`Quantity`}>
      {!waiting && <QuantityStepper {...stepper} />}
    </StepFrame>
  )
}
