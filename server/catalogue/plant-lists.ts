import type { PlantRow } from '../../domain/catalogue/plant-list.ts'
import { type Language, languages } from '../../domain/language.ts'
import type { Database } from '../db/client.ts'
import { keptWithCatalogue } from './catalogue-version.ts'
import { findRemedies, type StoredRemedy } from './find-remedies.ts'
import { type HashedList, hashedList } from './hashed-list.ts'
import { recordText } from './record-text.ts'

/** The families whose remedies go into mixtures by name alone. */
const families = { phytotherapy: 'ptp', gemmotherapy: 'gtp' } as const

export type PlantFamily = keyof typeof families

const rowOf = ({ id, name, record }: StoredRemedy, language: Language): PlantRow => [
  id,
  name,
  recordText(record, 'name', language) || name,
  recordText(record, 'part', language),
]

const rowsOf = (remedies: readonly StoredRemedy[], language: Language) =>
  remedies
    .map((remedy) => rowOf(remedy, language))
    .sort(([, , one], [, , other]) => one.localeCompare(other, language))

export type PlantList = HashedList & { family: PlantFamily; language: Language }

const listsOf = keptWithCatalogue(async (db: Database): Promise<PlantList[]> => {
  const lists: PlantList[] = []
  for (const family of ['phytotherapy', 'gemmotherapy'] as const) {
    const remedies = await findRemedies(db, families[family])
    for (const language of languages)
      lists.push({ family, language, ...hashedList(rowsOf(remedies, language)) })
  }
  return lists
})

/** All plants and buds, by their names in each language; kept until the catalogue changes. */
export const plantLists = (db: Database): Promise<readonly PlantList[]> => listsOf(db)
