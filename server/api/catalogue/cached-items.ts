import { foldText } from '../../../domain/fold-text.ts'
import { languages } from '../../../domain/language.ts'
import { memoizeByCatalogueVersion } from '../../catalogue/catalogue-version.ts'
import { findRemedies, type StoredRemedy } from '../../catalogue/remedies/find-remedies.ts'
import type { Database } from '../../db/client.ts'
import { compressPage } from '../../http/pages/page-cache.ts'
import type { Collection } from './item-collections.ts'

/** A serialized substance with the folded texts that the search matches. */
type Item = { text: string; searched: readonly string[] }

/** Names in all languages and the abbreviation. */
const searchedIn = ({ name, record }: StoredRemedy) => {
  const names = [name, record.ab, ...languages.map((language) => record[`name_${language}`])]
  const folded = names.filter((text) => typeof text === 'string').map(foldText)
  return [...new Set(folded)]
}

/** The response body with these items, of `count` in total. */
export const itemsBody = (items: readonly Item[], count: number) =>
  `{"data":[${items.map(({ text }) => text).join(',')}],"meta":{"total_count":${count}}}`

const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'public, no-cache' }

/** Without descriptions that are not public (R35). */
const withoutDescriptions = (view: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(view).filter(([field]) => !/^(dsc|description)_/.test(field)))

/**
 * All items of a collection (up to 2 MB of JSON), serialized and compressed once per catalogue
 * version.
 */
export const cachedItems = ({ category, view, place }: Collection) =>
  memoizeByCatalogueVersion(async (db: Database, { isDescribed }: { isDescribed: boolean }) => {
    const stored = await findRemedies(db, category)
    const ordered = place ? stored.sort((one, other) => place(one) - place(other)) : stored
    const shown = isDescribed ? view : (one: StoredRemedy) => withoutDescriptions(view(one))
    const items: Item[] = ordered.map((one) => ({
      text: JSON.stringify(shown(one)),
      searched: searchedIn(one),
    }))
    const all = await compressPage(Buffer.from(itemsBody(items, items.length)), headers)
    return { items, all }
  })
