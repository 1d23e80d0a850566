import { foldText } from '../../../domain/fold-text.ts'
import { parseRemedy, type Remedy, type RemedyRecord } from '../../../domain/homeopathy/remedy.ts'
import { fallbackLanguage, type Language } from '../../../domain/language.ts'
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

/** Whether the id fits into 31 bits, the range of the column in PostgreSQL. */
export const isPossibleId = (id: number): boolean =>
  Number.isInteger(id) && Math.abs(id) <= 0x7fffffff

/** Text of a field in a language (`title` reads `title_de`), else in French (D2 §3), else ''. */
export const recordText = (record: CatalogueRecord, field: string, language: Language): string => {
  const texts = [record[`${field}_${language}`], record[`${field}_${fallbackLanguage}`]]
  return texts.find((text) => typeof text === 'string') ?? ''
}

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

/** Homeopathic remedies by names without regard to case and accents: reads all names. */
export const findHomeopathyNamed = async (
  db: Database,
  names: readonly string[],
): Promise<StoredRemedy[]> => {
  if (names.length === 0) return []
  const folded = new Set(names.map((name) => foldText(name.trim())))
  const all = await db
    .selectFrom('remedy')
    .select(['id', 'name'])
    .where('category', '=', 'hpt')
    .where('is_listed', '=', true)
    .execute()
  const ids = all.filter(({ name }) => folded.has(foldText(name))).map(({ id }) => id)
  return findRemediesById(db, ids)
}

/** Homeopathic remedies by folded name. */
export const findHomeopathyByName = async (
  db: Database,
  names: readonly string[],
): Promise<ReadonlyMap<string, Remedy>> => {
  const found = await findHomeopathyNamed(db, names)
  return new Map(found.map((stored) => [foldText(stored.name), toRemedy(stored)]))
}
