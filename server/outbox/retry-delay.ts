const second = 1_000
const first = 10 * second
const longest = 6 * 3_600 * second

/** How long to wait after the nth failure, in milliseconds: thrice as long each time, six hours at most. */
export const retryDelay = (tries: number): number => Math.min(first * 3 ** (tries - 1), longest)
