import type { ProductSummary } from './product-view.ts'

/** The filter of a product list, in codes of the catalogue; an absent key filters nothing. */
export type ListFilter = { topic?: string; form?: string }

const names = ['topic', 'form'] as const

/**
 * The filter as the fragment of an address: '#topic=sleep&form=drops', or '#all' without a filter.
 */
export const writeFilter = (filter: ListFilter) => {
  const chosen = names.flatMap((name) => (filter[name] ? [[name, filter[name]]] : []))
  return chosen.length > 0 ? `#${new URLSearchParams(chosen)}` : '#all'
}

/** Parses any fragment; unknown keys are ignored. */
export const readFilter = (hash: string): ListFilter => {
  const params = new URLSearchParams(hash.slice(1))
  const filter: ListFilter = {}
  for (const name of names) {
    const value = params.get(name)
    if (value) filter[name] = value
  }
  return filter
}

export const isFiltered = ({ topic, form }: ListFilter) => Boolean(topic || form)

export const filterProducts = <Product extends Pick<ProductSummary, 'topicKey' | 'formKey'>>(
  products: readonly Product[],
  { topic, form }: ListFilter,
): Product[] =>
  products.filter(
    ({ topicKey, formKey }) => (!topic || topicKey === topic) && (!form || formKey === form),
  )
