const second = 1_000
const firstDelay = 10 * second
const maxDelay = 6 * 3_600 * second

/** Milliseconds to wait after the nth failure: three times longer each time, at most six hours. */
export const retryDelay = (tries: number): number =>
  Math.min(firstDelay * 3 ** (tries - 1), maxDelay)
