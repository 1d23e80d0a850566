/** A rest of so many milliseconds that can be cut short; one ended before it began does not take place. */
export const createPause = (milliseconds: number) => {
  let ended = Promise.withResolvers<void>()

  return {
    async rest() {
      const timer = setTimeout(() => ended.resolve(), milliseconds)
      await ended.promise
      clearTimeout(timer)
      ended = Promise.withResolvers<void>()
    },
    end: () => ended.resolve(),
  }
}
