import type { Language } from '../../domain/language.ts'
import {
  minSearchLength,
  remedyGroups,
  type SearchDocument,
  type SearchGroup,
  searchSite,
} from '../../domain/search/site-search.ts'
import type { Database } from '../db/client.ts'
import { siteIndex } from './search-documents.ts'

/** A result as in the API. `id`: of the remedy or product. */
type SiteResult = {
  title: string
  url: string
  kind: SearchDocument['kind']
  id?: number
  /** What distinguishes it: 'Schwarze Johannisbeere'. */
  detail?: string
}

export type ResultGroup = { category: SearchGroup; results: SiteResult[] }

const hasId = (group: SearchGroup) =>
  group === 'products' || remedyGroups.some((one) => one === group)

/** The results of a search by group, best first; none for less than two characters. */
export const findResults = async (
  db: Database,
  { text, language, limit }: { text: string; language: Language; limit: number },
): Promise<ResultGroup[]> => {
  if ([...text.trim()].length < minSearchLength) return []
  return searchSite(await siteIndex(db, language), text, limit).map(({ group, hits }) => ({
    category: group,
    results: hits.map(({ entry: { name, url, kind, id, detail } }) => ({
      title: name,
      url,
      kind,
      ...(hasId(group) && { id }),
      ...(detail !== undefined && { detail }),
    })),
  }))
}
