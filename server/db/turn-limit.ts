import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Detects turns of the event loop that are occupied by one sequence of queries: promises alone let
 * no other request proceed. Returns a promise to await when the turn has lasted `maxMs`.
 */
export const createTurnLimit = (maxMs: number) => {
  let startedAt: number | undefined
  const end = () => {
    startedAt = undefined
  }
  return (): Promise<void> | undefined => {
    const now = performance.now()
    if (startedAt === undefined) {
      startedAt = now
      setImmediate(end)
      return undefined
    }
    return now - startedAt < maxMs ? undefined : nextTurn()
  }
}
