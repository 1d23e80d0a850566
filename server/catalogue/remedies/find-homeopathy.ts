import { fold } from '../../../domain/fold.ts'
import { parseRemedy, type Remedy, type RemedyRecord } from '../../../domain/homeopathy/remedy.ts'
import type { Database } from '../../db/client.ts'
import type { CatalogueRecord } from '../../db/tables/catalogue.ts'
import { findRemedy, type StoredRemedy } from './find-remedies.ts'
import { isPossibleId } from './possible-id.ts'

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null)
const numberOrNull = (value: unknown) => (typeof value === 'number' ? value : null)

/** The ranges of a stored record (R10); a range that is none counts as a scale not offered. */
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

/** A stored remedy with its dilutions spelled out. */
export const toRemedy = (stored: StoredRemedy) => parseRemedy(remedyRecord(stored))

/** A single homeopathic remedy by its id, whatever number was asked for. */
export const findHomeopathyById = async (db: Database, id: number): Promise<Remedy | undefined> => {
  if (!isPossibleId(id)) return undefined
  const found = await findRemedy(db, id)
  return found?.category === 'hpt' ? toRemedy(found) : undefined
}

/** Those whose names were not written as the laboratory writes them: 'arnica MONTANA'. */
const idsOfFolded = async (db: Database, folded: ReadonlySet<string>) => {
  const all = await db
    .selectFrom('remedy')
    .select(['id', 'name'])
    .where('category', '=', 'hpt')
    .execute()
  return all.filter(({ name }) => folded.has(fold(name))).map(({ id }) => id)
}

const findWhere = (db: Database, column: 'id' | 'name', values: readonly (number | string)[]) =>
  db
    .selectFrom('remedy')
    .select(['id', 'category', 'name', 'record'])
    .where('category', '=', 'hpt')
    .where(column, 'in', values)
    .execute()

/**
 * Single homeopathic remedies by folded name, as pricing asks for them. Names in the laboratory's
 * spelling cost one indexed query; only others make it look through all names.
 */
export const findHomeopathyByName = async (
  db: Database,
  names: readonly string[],
): Promise<ReadonlyMap<string, Remedy>> => {
  // No name has a control character, and PostgreSQL takes no null byte.
  const wanted = [...new Set(names.map((name) => name.trim()))].filter(
    (name) => !/\p{Cc}/u.test(name),
  )
  if (wanted.length === 0) return new Map()
  const found = await findWhere(db, 'name', wanted)
  const known = new Set(found.map(({ name }) => name))
  const others = new Set(wanted.filter((name) => !known.has(name)).map(fold))
  const ids = others.size > 0 ? await idsOfFolded(db, others) : []
  const more = ids.length > 0 ? await findWhere(db, 'id', ids) : []
  return new Map([...found, ...more].map((stored) => [fold(stored.name), toRemedy(stored)]))
}
