/** `count` distinct entries in random order; throws when there are fewer (D1 §5). */
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

/** The number of other topics on a topic's page (D1 §9); fewer when there are not enough (R38). */
const otherTopicCount = 3

/** Random other topics for the page of the topic with this key. */
export const pickTopics = <Topic extends { key: string }>(
  topics: readonly Topic[],
  key: string,
  random: () => number,
): Topic[] => {
  const rest = topics.filter((topic) => topic.key !== key)
  return pickOthers(rest, Math.min(otherTopicCount, rest.length), random)
}
