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

/** How many other topics a topic shows (D1 §9); fewer where there are not as many (R38). */
const otherTopics = 3

/** The other topics that one of them, by its key, leads on to. */
export const pickTopics = <Topic extends { key: string }>(
  topics: readonly Topic[],
  key: string,
  random: () => number,
): Topic[] => {
  const rest = topics.filter((topic) => topic.key !== key)
  return pickOthers(rest, Math.min(otherTopics, rest.length), random)
}
