/** Where there is only one choice (the size of Creme), it need not be asked for: that one. */
export const onlyValue = <Value>(choices: readonly Value[]): Value | undefined =>
  choices.length === 1 ? choices[0] : undefined

/** One choice of a step, as the rules answer it: open, or closed for a reason. */
export type Choice<Value, Reason, Event> =
  | { value: Value; available: true }
  | { value: Value; available: false; reason: Reason; nearest?: Event }

/** Choices closed for the same reason and with the same way out: said once, not once each. */
export type Note<Value, Reason, Event> = { values: Value[]; reason: Reason; nearest?: Event }

const keyOf = (reason: unknown, nearest: unknown) => JSON.stringify([reason, nearest])

/** What a step has to say about its closed choices, in their order. */
export const notesOf = <Value, Reason, Event>(
  choices: readonly Choice<Value, Reason, Event>[],
): Note<Value, Reason, Event>[] => {
  const notes = new Map<string, Note<Value, Reason, Event>>()
  for (const choice of choices) {
    if (choice.available) continue
    const { value, reason, nearest } = choice
    const known = notes.get(keyOf(reason, nearest))
    if (known) known.values.push(value)
    else
      notes.set(
        keyOf(reason, nearest),
        nearest ? { values: [value], reason, nearest } : { values: [value], reason },
      )
  }
  return [...notes.values()]
}
