/**
 * The filter of a product list, in codes of the catalogue, with the text in its search box and the
 * column that sorts the table, '-price' for descending. An absent key has no effect.
 */
export type ListFilter = { topic?: string; form?: string; q?: string; sort?: string }

const names = ['topic', 'form', 'q', 'sort'] as const

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

/** Whether the filter may hide products. */
export const isFiltered = ({ topic, form, q }: ListFilter) => Boolean(topic || form || q)

/** The sort of the list after a click on the header of a column: ascending, then descending. */
export const nextSort = (sort: string | undefined, column: string) =>
  sort === column ? `-${column}` : column
