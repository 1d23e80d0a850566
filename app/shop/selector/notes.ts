/** The only value, when there is nothing to choose (the size of Creme); else undefined. */
export const onlyValue = <Value>(choices: readonly Value[]): Value | undefined =>
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
