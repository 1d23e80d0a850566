import { type FamilyRow, familyRow } from '../../../domain/catalogue/family-remedy.ts'
import type { SizedFamily } from '../../../domain/catalogue/sized-family.ts'
import { writeRemedyList } from '../../../domain/homeopathy/remedy-list.ts'
import { type Language, languages } from '../../../domain/language.ts'
import type { SubstanceType } from '../../../domain/mixture/substance.ts'
import type { Database } from '../../db/client.ts'
import type { Services } from '../../services.ts'
import { memoizeByCatalogueVersion } from '../catalogue-version.ts'
import { orderedWeights } from '../search/order-counts.ts'
import { remedySynonyms, remedyWeight } from '../search/remedy-synonyms.ts'
import { familyRemedies } from './family-remedies.ts'
import { findRemedies, remedyRecord } from './find-remedies.ts'
import { findHashed, type HashedList, hashedList, type ListFile } from './hashed-list.ts'

/** Families whose mixtures contain remedies without a dilution. */
const plantFamilies = ['phytotherapy', 'gemmotherapy'] as const satisfies readonly SizedFamily[]

type PlantFamily = (typeof plantFamilies)[number]

type PlantList = HashedList & { family: PlantFamily; language: Language }

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
const findPlantLists = (db: Database): Promise<readonly PlantList[]> => listsOf(db)

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

/** All lists by name, the part before the hash in their file names. */
const listsByName = async (db: Database): Promise<ReadonlyMap<string, HashedList>> => {
  const [remedies, plants] = await Promise.all([remedyList({ db }), findPlantLists(db)])
  return new Map<string, HashedList>([
    ['remedies', remedies],
    ...plants.map((list) => [`${list.family}.${list.language}`, list] as const),
  ])
}

/** The address of a list; changes with its content. */
const addressOf = (name: string, hash = '') => `/catalogue/${name}.${hash}.json`

/** A list by file name; undefined if there is no such list. */
export const findListFile = async (db: Database, file: string): Promise<ListFile | undefined> => {
  const [, name = '', hash] = /^(.+)\.([\w-]{16})\.json$/.exec(file) ?? []
  const known = (await listsByName(db)).get(name)
  if (!known) return undefined
  const find = async () => (await listsByName(db)).get(name) ?? known
  return findHashed(db, hash, find, (current) => addressOf(name, current))
}

/** The address of the list of homeopathic remedies. */
export const remedyListAddress = async (db: Database): Promise<string> =>
  addressOf('remedies', (await remedyList({ db })).hash)

/** The addresses of all substance lists for mixtures, for pages in a language. */
export const listAddresses = async (
  db: Database,
  language: Language,
): Promise<Record<SubstanceType, string>> => {
  const lists = await listsByName(db)
  const address = (name: string) => addressOf(name, lists.get(name)?.hash)
  return {
    Homeopathy: address('remedies'),
    Phytotherapy: address(`phytotherapy.${language}`),
    Gemmotherapy: address(`gemmotherapy.${language}`),
  }
}
