import { useLingui } from '@lingui/react/macro'
import { type Remedy, scalesOf } from '../../../domain/homeopathy/remedy.ts'
import type { SelectionEvent } from '../../../domain/homeopathy/selection.ts'
import { eventsOf, type QueryRest } from '../../../domain/search/query-events.ts'
import { preparationParts } from '../../../messages/shop/preparations.ts'
import { type ComboboxProps, PickerCombobox } from '../picker/picker-combobox.tsx'
import { stateWith } from './selection-state.ts'

const typedEvents = (rest: QueryRest | undefined, remedy: Remedy) =>
  rest ? eventsOf(rest, remedy) : []

/** The search for a single remedy, which also reads a preparation: 'arn 30ch glob'. */
export const RemedyCombobox = (props: ComboboxProps<Remedy, readonly SelectionEvent[]>) => {
  const { onChoose, ...rest } = props
  const { t } = useLingui()
  /** The typed preparation, as far as the remedy has it; else its scales. */
  const detailOf = (item: Remedy, typed: QueryRest | undefined) =>
    preparationParts(stateWith(item, typedEvents(typed, item)).selection, t).join(' · ') ||
    scalesOf(item).join(' ')
  return (
    <PickerCombobox
      {...rest}
      detailOf={detailOf}
      onChoose={(remedy, typed) => onChoose(remedy, typedEvents(typed, remedy))}
    />
  )
}
