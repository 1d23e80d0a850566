type Listed = { slug: string; topicKey: string }

/**
 * Products to show on another product's page: the same topic first, then the following ones,
 * cyclically.
 */
export const otherProducts = <Product extends Listed>(
  list: readonly Product[],
  slug: string,
  count: number,
): Product[] => {
  const place = list.findIndex((product) => product.slug === slug)
  const others = [...list.slice(place + 1), ...list.slice(0, Math.max(0, place))]
  const topic = list[place]?.topicKey
  const isNear = ({ topicKey }: Product) => topic !== '' && topicKey === topic
  return [...others.filter(isNear), ...others.filter((other) => !isNear(other))].slice(0, count)
}
