import {
  type GroupHits,
  minSearchLength,
  type SiteIndex,
  searchSite,
} from '../../domain/search/site-search.ts'

/** What the overlay shows for a text (D1 §4). */
export type SearchState =
  | { state: 'idle' | 'type-more' | 'loading' | 'failed' | 'none'; groups: readonly GroupHits[] }
  | { state: 'results'; groups: readonly GroupHits[] }

const nothing: readonly GroupHits[] = []

/** `index`: undefined until loaded. */
export const searchStateOf = (
  index: SiteIndex | undefined,
  text: string,
  hasFailed = false,
): SearchState => {
  const { length } = [...text.trim()]
  if (length === 0) return { state: 'idle', groups: nothing }
  if (length < minSearchLength) return { state: 'type-more', groups: nothing }
  if (!index) return { state: hasFailed ? 'failed' : 'loading', groups: nothing }
  const groups = searchSite(index, text.trim())
  return groups.length > 0 ? { state: 'results', groups } : { state: 'none', groups }
}
