import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long a task runs before other requests proceed, in milliseconds. */
const maxTurnMs = 20

/** Runs a generator to its end, and lets other requests proceed between its steps. */
const runInTurns = async <Value>(steps: Generator<unknown, Value>): Promise<Value> => {
  let startedAt = performance.now()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() - startedAt < maxTurnMs) continue
    await nextTurn()
    startedAt = performance.now()
  }
}

/** Runs `work` for each item in order, as it is made, and lets other requests proceed in between. */
export const forEachInTurns = <Item>(
  items: Iterable<Item>,
  work: (item: Item) => void,
): Promise<void> =>
  runInTurns(
    (function* () {
      for (const item of items) yield work(item)
    })(),
  )
