import { foldText } from '../../../domain/fold-text.ts'
import { parseRemedy, type Remedy, type RemedyRecord } from '../../../domain/homeopathy/remedy.ts'
import type { Database } from '../../db/client.ts'
import type { CatalogueRecord } from '../../db/tables/catalogue.ts'
import { findRemedy, type StoredRemedy } from './find-remedies.ts'
import { isPossibleId } from './possible-id.ts'

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null)
const numberOrNull = (value: unknown) => (typeof value === 'number' ? value : null)

/** The ranges of a stored record (R10); null for scales that are not available. */
export const remedyRecord = ({
  id,
  name,
  record,
}: {
  id: number
  name: string
  record: CatalogueRecord
}): RemedyRecord => ({
  id,
  nm: name,
  ab: textOrNull(record.ab),
  ch: textOrNull(record.ch),
  k: textOrNull(record.k),
  lmf: numberOrNull(record.lmf),
  lmt: numberOrNull(record.lmt),
})

/** A stored remedy with its ranges expanded to dilutions. */
export const toRemedy = (stored: StoredRemedy) => parseRemedy(remedyRecord(stored))

/** A homeopathic remedy by id; undefined for ids out of range or other categories. */
export const findHomeopathyById = async (db: Database, id: number): Promise<Remedy | undefined> => {
  if (!isPossibleId(id)) return undefined
  const found = await findRemedy(db, id)
  return found?.category === 'hpt' ? toRemedy(found) : undefined
}

/** Ids of remedies by case-insensitive, accent-insensitive name. */
const idsOfFolded = async (db: Database, folded: ReadonlySet<string>) => {
  const all = await db
    .selectFrom('remedy')
    .select(['id', 'name'])
    .where('category', '=', 'hpt')
    .where('is_listed', '=', true)
    .execute()
  return all.filter(({ name }) => folded.has(foldText(name))).map(({ id }) => id)
}

const findWhere = (db: Database, column: 'id' | 'name', values: readonly (number | string)[]) =>
  db
    .selectFrom('remedy')
    .select(['id', 'category', 'name', 'record'])
    .where('category', '=', 'hpt')
    .where('is_listed', '=', true)
    .where(column, 'in', values)
    .execute()

/**
 * Homeopathic remedies by folded name, for pricing. Exact names cost one indexed query; others
 * scan all names.
 */
export const findHomeopathyByName = async (
  db: Database,
  names: readonly string[],
): Promise<ReadonlyMap<string, Remedy>> => {
  // No name contains control characters, and PostgreSQL rejects null bytes.
  const searchedNames = [...new Set(names.map((name) => name.trim()))].filter(
    (name) => !/\p{Cc}/u.test(name),
  )
  if (searchedNames.length === 0) return new Map()
  const found = await findWhere(db, 'name', searchedNames)
  const foundNames = new Set(found.map(({ name }) => name))
  const others = new Set(searchedNames.filter((name) => !foundNames.has(name)).map(foldText))
  const ids = others.size > 0 ? await idsOfFolded(db, others) : []
  const more = ids.length > 0 ? await findWhere(db, 'id', ids) : []
  return new Map([...found, ...more].map((stored) => [foldText(stored.name), toRemedy(stored)]))
}
