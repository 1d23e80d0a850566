/** A hidden page is not painted: work is then done after this time. */
const hiddenPageDelayMs = 100

/** Does the work after the next paint; returns a function that cancels it. */
export const afterPaint = (work: () => void) => {
  let timer = setTimeout(work, hiddenPageDelayMs)
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
