import type { Transaction } from 'kysely'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { slugOf } from '../../../domain/slug.ts'
import { type Author, recordChange } from '../../audit/record-change.ts'
import type { Database } from '../../db/client.ts'
import { json } from '../../db/json.ts'
import type { Schema } from '../../db/schema.ts'
import type { CatalogueRecord, RemedyCategory } from '../../db/tables/catalogue.ts'
import { tryCatalogueChange } from '../catalogue-version.ts'
import { isPossibleId } from '../remedies/find-remedies.ts'
import {
  type EditedRemedy,
  editedRemedy,
  editedRemedyRecord,
  type RemedyRefusal,
} from './edited-remedy.ts'
import { findSynonyms, writeSynonyms } from './synonyms.ts'

/** A remedy as staff see it: hidden ones too. */
export type StoredEdit = {
  id: number
  category: RemedyCategory
  version: number
  edited: EditedRemedy
}

type Row = {
  id: number
  category: RemedyCategory
  name: string
  record: CatalogueRecord
  version: number
  isListed: boolean
}

const findRow = (db: Database, id: number): Promise<Row | undefined> =>
  db
    .selectFrom('remedy')
    .select(['id', 'category', 'name', 'record', 'version', 'is_listed as isListed'])
    .where('id', '=', id)
    .executeTakeFirst()

/** A remedy with its other names; undefined for an unknown id. */
export const findEditedRemedy = async (
  db: Database,
  id: number,
): Promise<StoredEdit | undefined> => {
  if (!isPossibleId(id)) return undefined
  const [row, synonyms] = await Promise.all([findRow(db, id), findSynonyms(db, id)])
  if (!row) return undefined
  const { category, version } = row
  const names = synonyms.map(({ kind, name }) => ({ kind, name }))
  return { id, category, version, edited: editedRemedy(row, names) }
}

const isTaken = async (
  trx: Transaction<Schema>,
  category: RemedyCategory,
  name: string,
  id: number,
) =>
  (await trx
    .selectFrom('remedy')
    .select('id')
    .where('category', '=', category)
    .where('name', '=', name)
    .where('id', '!=', id)
    .executeTakeFirst()) !== undefined

/** Texts as `name_de`, other names in one list. */
const audited = ({ edited: { texts, synonyms, ...fields } }: StoredEdit) => ({
  ...fields,
  ...Object.fromEntries(
    Object.entries(texts).flatMap(([field, inLanguages]) =>
      Object.entries(inLanguages).map(([language, text]) => [`${field}_${language}`, text]),
    ),
  ),
  synonyms: synonyms.map(({ name }) => name),
})

const record = (
  trx: Transaction<Schema>,
  author: Author,
  { before, after }: { before?: StoredEdit; after: StoredEdit },
) =>
  recordChange(trx, {
    ...author,
    action: before ? 'update' : 'create',
    resource: 'catalogue',
    recordId: after.id,
    label: after.edited.name,
    before: before && audited(before),
    after: audited(after),
  })

type Changed = { before: StoredEdit; after: StoredEdit }

/** Overwrites a remedy and its other names, unless it has changed since `version`. */
export const changeRemedy = (
  db: Database,
  { id, version, edited }: { id: number; version: number; edited: EditedRemedy },
  author: Author,
): Promise<Result<Changed, RemedyRefusal>> =>
  tryCatalogueChange<Changed, RemedyRefusal>(db, async (trx) => {
    const row = isPossibleId(id) ? await findRow(trx, id) : undefined
    const before = await findEditedRemedy(trx, id)
    if (!row || !before) return refuse({ code: 'remedy-unknown' })
    if (row.version !== version) return refuse({ code: 'edit-conflict' })
    const fields = editedRemedyRecord(row.record, row.category, edited)
    if (!fields.ok) return fields
    const name = edited.name.trim()
    if (await isTaken(trx, row.category, name, id)) return refuse({ code: 'name-taken' })
    await trx
      .updateTable('remedy')
      .set({
        name,
        record: json(fields.value),
        is_listed: edited.isListed,
        version: version + 1,
      })
      .where('id', '=', id)
      .execute()
    await writeSynonyms(trx, new Map([[id, edited.synonyms]]))
    const after = await findEditedRemedy(trx, id)
    if (!after) return refuse({ code: 'remedy-unknown' })
    await record(trx, author, { before, after })
    return ok({ before, after })
  })

/** The next id of a family, which has its own range; another family's id is skipped. */
const nextId = async (trx: Transaction<Schema>, category: RemedyCategory) => {
  const ids = await trx.selectFrom('remedy').select(['id', 'category']).orderBy('id').execute()
  const taken = new Set(ids.map(({ id }) => id))
  let id = (ids.findLast((row) => row.category === category)?.id ?? ids.at(-1)?.id ?? 0) + 1
  while (taken.has(id)) id += 1
  return id
}

/** Makes place for a name in the alphabetical list of a family; returns its position. */
const insertPosition = async (
  trx: Transaction<Schema>,
  category: RemedyCategory,
  name: string,
): Promise<number> => {
  const rows = await trx
    .selectFrom('remedy')
    .select(['name', 'position'])
    .where('category', '=', category)
    .orderBy('position')
    .execute()
  const next = rows.find((row) => row.name.localeCompare(name, 'fr') > 0)
  if (!next) return (rows.at(-1)?.position ?? -1) + 1
  await trx
    .updateTable('remedy')
    .set((eb) => ({ position: eb('position', '+', 1) }))
    .where('category', '=', category)
    .where('position', '>=', next.position)
    .execute()
  return next.position
}

/** Fields that a record has from the beginning, by the family. */
export const firstRecord = (category: RemedyCategory, name: string, nr: number): CatalogueRecord =>
  category === 'hpt'
    ? { ct: category, tier: 4, polycrest: false }
    : { ct: category, slug: slugOf(name), ...(category === 'sch' && { srt: nr * 10 }) }

/** Adds a remedy to a family, in alphabetical order. */
export const createRemedy = (
  db: Database,
  { category, edited }: { category: RemedyCategory; edited: EditedRemedy },
  author: Author,
): Promise<Result<StoredEdit, RemedyRefusal>> =>
  tryCatalogueChange<StoredEdit, RemedyRefusal>(db, async (trx) => {
    const name = edited.name.trim()
    const id = await nextId(trx, category)
    const fields = editedRemedyRecord(
      firstRecord(category, name, edited.nr ?? id),
      category,
      edited,
    )
    if (!fields.ok) return fields
    if (await isTaken(trx, category, name, id)) return refuse({ code: 'name-taken' })
    const position = await insertPosition(trx, category, name)
    await trx
      .insertInto('remedy')
      .values({
        id,
        category,
        name,
        position,
        record: json(fields.value),
        is_listed: edited.isListed,
      })
      .execute()
    await writeSynonyms(trx, new Map([[id, edited.synonyms]]))
    const created = await findEditedRemedy(trx, id)
    if (!created) return refuse({ code: 'remedy-unknown' })
    await record(trx, author, { after: created })
    return ok(created)
  })
