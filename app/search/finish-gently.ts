/** Longest time without a pause, in milliseconds: keys typed in this time are shown together. */
const stepMs = 6

const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Runs a generator to its end, with pauses for the browser. */
export const finishGently = async <Result>(
  work: Generator<unknown, Result, void>,
): Promise<Result> => {
  let until = performance.now() + stepMs
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    if (performance.now() < until) continue
    await pause()
    until = performance.now() + stepMs
  }
}
