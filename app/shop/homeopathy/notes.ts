import type { Choice } from '../../../domain/homeopathy/choices.ts'
import type { Reason } from '../../../domain/homeopathy/reason.ts'
import type { SelectionEvent } from '../../../domain/homeopathy/selection.ts'

/** Choices closed for the same reason and with the same way out: said once, not once each. */
export type Note<Value> = { values: Value[]; reason: Reason; nearest?: SelectionEvent }

const keyOf = (reason: Reason, nearest?: SelectionEvent) => JSON.stringify([reason, nearest])

/** What a step has to say about its closed choices, in their order. */
export const notesOf = <Value>(choices: readonly Choice<Value>[]): Note<Value>[] => {
  const notes = new Map<string, Note<Value>>()
  for (const choice of choices) {
    if (choice.available) continue
    const { value, reason, nearest } = choice
    const known = notes.get(keyOf(reason, nearest))
    if (known) known.values.push(value)
    else notes.set(keyOf(reason, nearest), { values: [value], reason, nearest })
  }
  return [...notes.values()]
}
