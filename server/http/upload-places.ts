const mostAtOnce = 24
const mostFromOneNetwork = 3

/** How long somebody is asked to wait for a place; seconds. */
export const placeWait = 30

const taken = new Map<string, number>()

/**
 * A place to read a large form: what is being read is in memory, so that only so many are read at
 * once, and few from one network. Gives what frees the place again, undefined when there is none.
 */
export const takeUploadPlace = (network: string): (() => void) | undefined => {
  const here = taken.get(network) ?? 0
  const all = [...taken.values()].reduce((sum, count) => sum + count, 0)
  if (here >= mostFromOneNetwork || all >= mostAtOnce) return undefined
  taken.set(network, here + 1)
  let isTaken = true
  return () => {
    if (!isTaken) return
    isTaken = false
    const left = (taken.get(network) ?? 1) - 1
    if (left > 0) taken.set(network, left)
    else taken.delete(network)
  }
}
