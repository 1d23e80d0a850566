import type { Transaction } from 'kysely'
import { languages } from '../../../domain/language.ts'
import { searchKey, searchWords } from '../../../domain/search/staff-search.ts'
import type { Database } from '../../db/client.ts'
import { insertAll } from '../../db/insert-all.ts'
import type { Schema } from '../../db/schema.ts'
import type { SynonymKind } from '../../db/tables/catalogue.ts'
import { memoizeByCatalogueVersion } from '../catalogue-version.ts'
import type { Synonym } from './edited-remedy.ts'

/** Kinds of other names. */
export const synonymKinds = [
  'abbreviation',
  'latin',
  ...languages,
] as const satisfies readonly SynonymKind[]

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

const idsPerStatement = 500

/** Replaces the other names of remedies; a name that several remedies have becomes ambiguous. */
export const writeSynonyms = async (
  trx: Transaction<Schema>,
  wanted: ReadonlyMap<number, readonly Synonym[]>,
): Promise<void> => {
  const stored = await trx
    .selectFrom('remedy_synonym')
    .select(['remedy_id', 'name', 'is_ambiguous'])
    .execute()
  const keyOf = (id: number, name: string) => `${id} ${name}`
  const ambiguous = new Set(
    stored.flatMap((one) => (one.is_ambiguous ? [keyOf(one.remedy_id, one.name)] : [])),
  )
  const kept = stored.filter(({ remedy_id }) => !wanted.has(remedy_id))
  const written = [...wanted].flatMap(([remedy_id, synonyms]) =>
    cleaned(synonyms).map((one, position) => ({ ...one, remedy_id, position })),
  )
  const byName = Map.groupBy([...kept, ...written], ({ name }) => name)
  const isShared = (name: string) => (byName.get(name)?.length ?? 0) > 1
  const ids = [...wanted.keys()]
  for (let at = 0; at < ids.length; at += idsPerStatement)
    await trx
      .deleteFrom('remedy_synonym')
      .where('remedy_id', 'in', ids.slice(at, at + idsPerStatement))
      .execute()
  const shared = new Set(written.map(({ name }) => name).filter(isShared))
  for (const { remedy_id, name } of kept)
    if (shared.has(name) && !ambiguous.has(keyOf(remedy_id, name)))
      await trx
        .updateTable('remedy_synonym')
        .set({ is_ambiguous: true })
        .where('remedy_id', '=', remedy_id)
        .where('name', '=', name)
        .execute()
  await insertAll(
    trx,
    'remedy_synonym',
    written.map((one) => ({
      ...one,
      is_ambiguous: ambiguous.has(keyOf(one.remedy_id, one.name)) || isShared(one.name),
    })),
  )
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
