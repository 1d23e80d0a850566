const maxSlotsPerNetwork = 3

/** How long somebody is asked to wait for a place; seconds. */
export const uploadRetrySeconds = 30

const slotsInUse = new Map<string, number>()

/**
 * A place to read a large form: what is being read is in memory, so one network gets few of them.
 * There is no limit for all together, by which one network could keep the others out. Returns the
 * function that frees the place, undefined where there is none.
 */
export const acquireUploadSlot = (network: string): (() => void) | undefined => {
  const here = slotsInUse.get(network) ?? 0
  if (here >= maxSlotsPerNetwork) return undefined
  slotsInUse.set(network, here + 1)
  let isTaken = true
  return () => {
    if (!isTaken) return
    isTaken = false
    const left = (slotsInUse.get(network) ?? 1) - 1
    if (left > 0) slotsInUse.set(network, left)
    else slotsInUse.delete(network)
  }
}
