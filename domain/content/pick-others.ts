/** `count` entries of the list, each at most once, in random order; throws when there are fewer (D1 §5). */
export const pickOthers = <Entry>(
  list: readonly Entry[],
  count: number,
  random: () => number,
): Entry[] => {
  if (count > list.length) throw new RangeError(`${count} of ${list.length} topics`)
  const rest = [...list]
  return Array.from({ length: count }, () =>
    rest.splice(Math.floor(random() * rest.length), 1),
  ).flat()
}
