import type { Database } from '../../db/client.ts'
import { compileOnce } from '../../db/compile-once.ts'
import type { CatalogueRecord, RemedyCategory } from '../../db/tables/catalogue.ts'

/** A remedy as stored. Fields of `record`: D2 §3. */
export type StoredRemedy = {
  id: number
  category: RemedyCategory
  name: string
  record: CatalogueRecord
}

/** Hidden remedies are neither shown nor offered. */
const remedies = (db: Database) =>
  db.selectFrom('remedy').select(['id', 'category', 'name', 'record']).where('is_listed', '=', true)

/** Remedies of a category by position. */
export const findRemedies = (db: Database, category: RemedyCategory): Promise<StoredRemedy[]> =>
  remedies(db).where('category', '=', category).orderBy('position').execute()

export const findRemedy = (db: Database, id: number): Promise<StoredRemedy | undefined> =>
  remedies(db).where('id', '=', id).executeTakeFirst()

const remediesOfIds = compileOnce((db, { ids }: { ids: readonly number[] }) =>
  remedies(db).where('id', 'in', ids),
)

/** Remedies by ids, of all categories. */
export const findRemediesById = async (
  db: Database,
  ids: readonly number[],
): Promise<StoredRemedy[]> =>
  ids.length === 0 ? [] : remediesOfIds(db, { ids: [...new Set(ids)] })

const remediesOfNames = compileOnce(
  (db, { category, names }: { category: RemedyCategory; names: readonly string[] }) =>
    remedies(db).where('category', '=', category).where('name', 'in', names),
)

/** Remedies of a category by exact names. */
export const findRemediesByName = (
  db: Database,
  category: RemedyCategory,
  names: readonly string[],
): Promise<StoredRemedy[]> => remediesOfNames(db, { category, names: [...new Set(names)] })

/** Remedies of all categories. */
export const findAllRemedies = (db: Database): Promise<StoredRemedy[]> =>
  remedies(db).orderBy('category').orderBy('position').execute()
