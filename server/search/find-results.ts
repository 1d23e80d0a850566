import type { Language } from '../../domain/language.ts'
import {
  type GroupHits,
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

type Search = { text: string; language: Language; limit: number }

/** The hits of a search by group, best first; none for less than two characters. */
export const findHits = async (
  db: Database,
  { text, language, limit }: Search,
): Promise<GroupHits[]> =>
  [...text.trim()].length < minSearchLength
    ? []
    : searchSite(await siteIndex(db, language), text, limit)

/** The results of a search by group, best first, as in the API. */
export const findResults = async (db: Database, wanted: Search): Promise<ResultGroup[]> => {
  return (await findHits(db, wanted)).map(({ group, hits }) => ({
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
