type Listed = { slug: string; topicKey: string }

/**
 * What a product's page leads on to: others of its topic first, then those that follow it in its
 * list, which begins anew after its end.
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
