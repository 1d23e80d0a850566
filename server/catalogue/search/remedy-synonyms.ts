import type { SearchNames } from '../../../domain/search/search-entry.ts'
import type { Database } from '../../db/client.ts'
import { memoizeByCatalogueVersion } from '../catalogue-version.ts'
import type { StoredRemedy } from '../remedies/find-remedies.ts'
import type { orderedWeights } from './order-counts.ts'

const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)

/** Abbreviations and synonyms of all remedies by id; memoized until the catalogue changes. */
export const remedySynonyms = memoizeByCatalogueVersion(
  async (db: Database): Promise<ReadonlyMap<number, SearchNames>> => {
    const rows = await db
      .selectFrom('remedy_synonym')
      .select(['remedy_id', 'kind', 'name', 'is_ambiguous'])
      .orderBy('remedy_id')
      .orderBy('position')
      .execute()
    return new Map(
      [...Map.groupBy(rows, (row) => row.remedy_id)].map(([id, own]) => [
        id,
        {
          abbreviations: namesOf(own.filter(({ kind }) => kind === 'abbreviation')),
          synonyms: namesOf(own.filter(({ kind }) => kind !== 'abbreviation')),
          ambiguous: namesOf(own.filter((row) => row.is_ambiguous)),
        },
      ]),
    )
  },
)

/** How often a remedy is used, by the lists that name it: polycrest 2, tier 2 1, others 0. */
const listedWeight = ({ record }: StoredRemedy): number => {
  if (record.polycrest === true) return 2
  return typeof record.tier === 'number' && record.tier <= 2 ? 1 : 0
}

/** The search weight of a remedy: by the lists that name it or by orders (`ordered`), whichever is more. */
export const remedyWeight = (
  stored: StoredRemedy,
  { remedies }: Awaited<ReturnType<typeof orderedWeights>>,
): number => Math.max(listedWeight(stored), remedies.get(stored.id) ?? 0)
