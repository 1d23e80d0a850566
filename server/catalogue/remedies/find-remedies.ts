import type { Database } from '../../db/client.ts'
import type { CatalogueRecord, RemedyCategory } from '../../db/tables/catalogue.ts'

/** A remedy as stored. Fields of `record`: D2 §3. */
export type StoredRemedy = {
  id: number
  category: RemedyCategory
  name: string
  record: CatalogueRecord
}

const remedies = (db: Database) =>
  db.selectFrom('remedy').select(['id', 'category', 'name', 'record'])

/** Remedies of a category by position. */
export const findRemedies = (db: Database, category: RemedyCategory): Promise<StoredRemedy[]> =>
  remedies(db).where('category', '=', category).orderBy('position').execute()

export const findRemedy = (db: Database, id: number): Promise<StoredRemedy | undefined> =>
  remedies(db).where('id', '=', id).executeTakeFirst()

/** Remedies by ids, of all categories. */
export const findRemediesById = async (
  db: Database,
  ids: readonly number[],
): Promise<StoredRemedy[]> =>
  ids.length === 0
    ? []
    : remedies(db)
        .where('id', 'in', [...new Set(ids)])
        .execute()

/** Remedies of a category by exact names. */
export const findRemediesByName = (
  db: Database,
  category: RemedyCategory,
  names: readonly string[],
): Promise<StoredRemedy[]> =>
  remedies(db)
    .where('category', '=', category)
    .where('name', 'in', [...new Set(names)])
    .execute()
