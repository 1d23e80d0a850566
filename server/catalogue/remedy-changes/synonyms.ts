import type { Transaction } from 'kysely'
import { searchKey, searchWords } from '../../../domain/search/staff-search.ts'
import type { Database } from '../../db/client.ts'
import type { Schema } from '../../db/schema.ts'
import type { SynonymKind } from '../../db/tables/catalogue.ts'
import { memoizeByCatalogueVersion } from '../catalogue-version.ts'
import type { Synonym } from './edited-remedy.ts'

export const findSynonyms = (db: Database, remedyId: number) =>
  db
    .selectFrom('remedy_synonym')
    .select(['kind', 'name', 'is_ambiguous'])
    .where('remedy_id', '=', remedyId)
    .orderBy('position')
    .execute()

/** Names without spaces around, each once. */
const cleaned = (synonyms: readonly Synonym[]): Synonym[] => [
  ...new Map(
    synonyms.flatMap(({ kind, name }) => {
      const trimmed = name.trim()
      return trimmed === '' ? [] : [[trimmed, { kind, name: trimmed }] as const]
    }),
  ).values(),
]

/** Replaces the other names of a remedy; a name that several remedies have becomes ambiguous. */
export const writeSynonyms = async (
  trx: Transaction<Schema>,
  remedyId: number,
  synonyms: readonly Synonym[],
): Promise<void> => {
  const known = new Map(
    (await findSynonyms(trx, remedyId)).map(({ name, is_ambiguous }) => [name, is_ambiguous]),
  )
  const wanted = cleaned(synonyms)
  await trx.deleteFrom('remedy_synonym').where('remedy_id', '=', remedyId).execute()
  if (wanted.length === 0) return
  const names = wanted.map(({ name }) => name)
  const shared = await trx
    .updateTable('remedy_synonym')
    .set({ is_ambiguous: true })
    .where('name', 'in', names)
    .returning('name')
    .execute()
  const isShared = new Set(shared.map(({ name }) => name))
  await trx
    .insertInto('remedy_synonym')
    .values(
      wanted.map(({ kind, name }, position) => ({
        remedy_id: remedyId,
        kind,
        name,
        is_ambiguous: known.get(name) === true || isShared.has(name),
        position,
      })),
    )
    .execute()
}

/** A row of the list of all other names. */
export type ListedSynonym = {
  id: string
  remedyId: number
  remedy: string
  kind: SynonymKind
  name: string
  isAmbiguous: boolean
}

const allSynonyms = memoizeByCatalogueVersion(async (db: Database) => {
  const rows = await db
    .selectFrom('remedy_synonym')
    .innerJoin('remedy', 'remedy.id', 'remedy_synonym.remedy_id')
    .select([
      'remedy_synonym.remedy_id as remedyId',
      'remedy.name as remedy',
      'remedy_synonym.kind',
      'remedy_synonym.name',
      'remedy_synonym.is_ambiguous as isAmbiguous',
    ])
    .execute()
  const { compare } = new Intl.Collator('fr')
  return rows
    .map((row) => ({
      ...row,
      id: `${row.remedyId}:${row.name}`,
      folded: searchKey(`${row.name} ${row.remedy}`),
    }))
    .sort((one, other) => compare(one.name, other.name))
})

/** A page of all other names of remedies, by name. */
export const listSynonyms = async (
  db: Database,
  { search, offset, limit }: { search: string; offset: number; limit: number },
): Promise<{ rows: ListedSynonym[]; total: number }> => {
  const words = searchWords(search)
  const found = (await allSynonyms(db)).filter(({ folded }) =>
    words.every((word) => folded.includes(word)),
  )
  const page = found.slice(offset, offset + limit)
  return { rows: page.map(({ folded, ...row }) => row), total: found.length }
}
