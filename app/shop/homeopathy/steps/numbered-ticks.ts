/** The least distance between two numbers of the ruler: a share of its length, on the narrowest screen. */
const leastDistance = 0.09

/**
 * The values whose marks carry a number: the ends first, then the common ones, as far as they stay
 * apart; in rising order.
 */
export const numberedValues = (
  values: readonly string[],
  common: readonly string[],
): readonly string[] => {
  const wanted = [values.at(-1), values[0], ...common].filter((value) => value !== undefined)
  const chosen = new Set<number>()
  for (const value of wanted) {
    const index = values.indexOf(value)
    const hasRoom = [...chosen].every(
      (other) => Math.abs(other - index) >= leastDistance * values.length,
    )
    if (index >= 0 && hasRoom) chosen.add(index)
  }
  return values.filter((_, index) => chosen.has(index))
}
