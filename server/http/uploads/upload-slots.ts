const maxSlotsPerNetwork = 3

/** Retry-After of a refused upload, in seconds. */
export const uploadRetrySeconds = 30

const slotsInUse = new Map<string, number>()

/**
 * Acquires one of the slots of a network for reading a large form into memory. No global limit:
 * with one, a single network could block all others. Returns the release function, undefined if
 * no slot is free.
 */
export const acquireUploadSlot = (network: string): (() => void) | undefined => {
  const inUse = slotsInUse.get(network) ?? 0
  if (inUse >= maxSlotsPerNetwork) return undefined
  slotsInUse.set(network, inUse + 1)
  let isAcquired = true
  return () => {
    if (!isAcquired) return
    isAcquired = false
    const left = (slotsInUse.get(network) ?? 1) - 1
    if (left > 0) slotsInUse.set(network, left)
    else slotsInUse.delete(network)
  }
}
