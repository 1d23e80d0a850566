import { useLingui } from '@lingui/react/macro'
import { dilutionText } from '../../../domain/homeopathy/dilution-text.ts'
import type { ChoiceReason } from '../../../domain/homeopathy/reason.ts'
import type { Scale } from '../../../domain/homeopathy/scale.ts'
import type { Selection, SelectionEvent } from '../../../domain/homeopathy/selection.ts'
import { homeopathyReasonMessages } from '../../../messages/shop/homeopathy-reasons.ts'
import { formNames, type Translate } from '../../../messages/shop/preparations.ts'
import type { Note } from '../selector/notes.ts'
import { StepNotes } from '../selector/steps/step-notes.tsx'
import type { Choose } from './use-selection.ts'

/** The display name of an event's choice: 'CH', '30 CH', 'Drops'. */
const nearestName = (event: SelectionEvent, scale: Scale | undefined, t: Translate) => {
  if (event.type === 'choose-scale') return event.scale
  if (event.type === 'choose-form') return t(formNames[event.form])
  if (event.type === 'choose-dilution' && scale) return dilutionText(scale, event.dilution)
  return undefined
}

type Props<Value> = {
  id: string
  notes: readonly Note<Value, ChoiceReason, SelectionEvent>[]
  nameOf: (value: Value) => string
  selection: Selection
  choose: Choose
  /** The event that selects the originally wanted value after the nearest one. */
  thenChoose?: (value: Value) => SelectionEvent
}

const isChosen = (event: SelectionEvent, { scale }: Selection) =>
  event.type === 'choose-scale' && event.scale === scale

/** Messages why scales or forms are unavailable (R18). */
export const HomeopathyNotes = <Value extends string>(props: Props<Value>) => {
  const { id, notes, nameOf, selection, choose, thenChoose } = props
  const { t } = useLingui()
  const { scale } = selection
  const lines = notes.map(({ values, reason, nearest }) => {
    const names = values.map(nameOf).join(', ')
    const [only, ...others] = values
    const wanted = only && others.length === 0 ? thenChoose?.(only) : undefined
    const name = nearest && !isChosen(nearest, selection) && nearestName(nearest, scale, t)
    const onTake = () => nearest && choose(nearest, ...(wanted ? [wanted] : []))
    return {
      text: t(homeopathyReasonMessages[reason]({ names, scale: scale ?? '' })),
      nearest: name ? { name, onTake } : undefined,
    }
  })
  return <StepNotes id={id} lines={lines} />
}
