/**
 * The minimum distance between two numbers, as a share of the ruler's length on the narrowest
 * screen.
 */
const minDistance = 0.09

/**
 * The values whose ticks have a number, ascending: the ends first, then common ones, while they do
 * not overlap.
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
      (other) => Math.abs(other - index) >= minDistance * values.length,
    )
    if (index >= 0 && hasRoom) chosen.add(index)
  }
  return values.filter((_, index) => chosen.has(index))
}
