/**
 * Runs work once for all callers with the same key while it is under way. Its outcome, also an error,
 * is theirs; the next caller after it starts the work again.
 */
export const createSingleFlight = <Value>() => {
  const running = new Map<string, Promise<Value>>()
  return (key: string, work: () => Promise<Value>): Promise<Value> => {
    const known = running.get(key)
    if (known) return known
    const started = work().finally(() => running.delete(key))
    running.set(key, started)
    return started
  }
}
