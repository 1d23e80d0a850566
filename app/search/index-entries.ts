import type { SearchEntry } from '../../domain/search/search-entry.ts'
import { indexInSteps } from '../../domain/search/search-index.ts'
import { finishGently } from './finish-gently.ts'

/** Indexes the names of a list, with pauses for the browser. */
export const indexEntries = <Entry extends SearchEntry>(entries: readonly Entry[]) =>
  finishGently(indexInSteps(entries))
