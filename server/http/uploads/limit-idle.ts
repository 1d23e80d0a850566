/** Wraps the stream: it fails and cancels its source after `idleMs` without data. */
export const limitIdle = (
  stream: ReadableStream<Uint8Array>,
  idleMs: number,
): ReadableStream<Uint8Array> => {
  const reader = stream.getReader()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const idle = Promise.withResolvers<never>()
      const timer = setTimeout(
        () => idle.reject(new Error(`no data received for ${idleMs} ms`)),
        idleMs,
      )
      try {
        const { done, value } = await Promise.race([reader.read(), idle.promise])
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (error) {
        controller.error(error)
        reader.cancel(error).catch(() => {})
      } finally {
        clearTimeout(timer)
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
