import type { ProductSummary } from './product-view.ts'

/** What a list of products is narrowed to, in the codes of the catalogue; absent: all. */
export type ListFilter = { topic?: string; form?: string }

const names = ['topic', 'form'] as const

/** The fragment of an address that says so: '#topic=sleep&form=drops'; '#all' for all. */
export const writeFilter = (filter: ListFilter) => {
  const chosen = names.flatMap((name) => (filter[name] ? [[name, filter[name]]] : []))
  return chosen.length > 0 ? `#${new URLSearchParams(chosen)}` : '#all'
}

/** Reads any fragment: what says nothing about a list narrows nothing. */
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

export const narrow = <Product extends Pick<ProductSummary, 'topicKey' | 'formKey'>>(
  products: readonly Product[],
  { topic, form }: ListFilter,
): Product[] =>
  products.filter(
    ({ topicKey, formKey }) => (!topic || topicKey === topic) && (!form || formKey === form),
  )
