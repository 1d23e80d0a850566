import { type FamilyRow, familyRow } from '../../../domain/catalogue/family-remedy.ts'
import type { SizedFamily } from '../../../domain/catalogue/sized-family.ts'
import { type Language, languages } from '../../../domain/language.ts'
import type { Database } from '../../db/client.ts'
import { memoizeByCatalogueVersion } from '../catalogue-version.ts'
import { familyRemedies } from './family-remedies.ts'
import { type HashedList, hashedList } from './hashed-list.ts'

/** Families whose mixtures contain remedies without a dilution. */
const plantFamilies = ['phytotherapy', 'gemmotherapy'] as const satisfies readonly SizedFamily[]

type PlantFamily = (typeof plantFamilies)[number]

export type PlantList = HashedList & { family: PlantFamily; language: Language }

const listsOf = memoizeByCatalogueVersion(async (db: Database): Promise<PlantList[]> => {
  const lists: PlantList[] = []
  for (const family of plantFamilies)
    for (const language of languages) {
      const rows: FamilyRow[] = (await familyRemedies(db, family, language)).map(familyRow)
      lists.push({ family, language, ...hashedList(rows) })
    }
  return lists
})

/** All plants and buds by name in each language; memoized until the catalogue changes. */
export const findPlantLists = (db: Database): Promise<readonly PlantList[]> => listsOf(db)
