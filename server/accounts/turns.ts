/** Lets at most `places` pieces of work run at once; the others wait, first come first served. */
export const createTurns = (places: number) => {
  const waiting: (() => void)[] = []
  let free = places
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (free > 0) free -= 1
    else await new Promise<void>((start) => waiting.push(start))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
