/**
 * Runs a task once for concurrent callers with the same key. All get its result or error; later
 * callers start it again.
 */
export const createSingleFlight = <Value>() => {
  const running = new Map<string, Promise<Value>>()
  return (key: string, work: () => Promise<Value>): Promise<Value> => {
    const pending = running.get(key)
    if (pending) return pending
    const promise = work().finally(() => running.delete(key))
    running.set(key, promise)
    return promise
  }
}
