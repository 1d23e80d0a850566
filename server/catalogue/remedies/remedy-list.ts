import { writeRemedyList } from '../../../domain/homeopathy/remedy-list.ts'
import type { Database } from '../../db/client.ts'
import type { Services } from '../../services.ts'
import { memoizeByCatalogueVersion } from '../catalogue-version.ts'
import { orderedWeights } from '../search/order-counts.ts'
import { remedySynonyms, remedyWeight } from '../search/remedy-synonyms.ts'
import { remedyRecord } from './find-homeopathy.ts'
import { findRemedies } from './find-remedies.ts'
import { type HashedList, hashedList } from './hashed-list.ts'

const listOf = memoizeByCatalogueVersion(async (db: Database): Promise<HashedList> => {
  const [remedies, synonyms, ordered] = await Promise.all([
    findRemedies(db, 'hpt'),
    remedySynonyms(db),
    orderedWeights(db),
  ])
  return hashedList(
    writeRemedyList(
      remedies.map((stored) => ({
        ...remedyRecord(stored),
        ...synonyms.get(stored.id),
        weight: remedyWeight(stored, ordered),
      })),
    ),
  )
})

/** The compact list of homeopathic remedies; memoized until the catalogue changes. */
export const remedyList = ({ db }: Pick<Services, 'db'>): Promise<HashedList> => listOf(db)
