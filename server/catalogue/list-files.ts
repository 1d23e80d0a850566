import type { Language } from '../../domain/language.ts'
import type { SubstanceType } from '../../domain/mixture/substance.ts'
import type { Database } from '../db/client.ts'
import { type PlantFamily, plantLists } from './plant-lists.ts'
import { remedyList } from './remedy-list.ts'

/** Where the lists are fetched; the address changes with the content. */
const addressOf = (file: string) => `/catalogue/${file}`

const remedyFile = (hash: string) => `remedies.${hash}.json`
const plantFile = (family: PlantFamily, language: Language, hash: string) =>
  `${family}.${language}.${hash}.json`

/** The body of a list by its file's name, undefined when there is none of this content. */
export const findListFile = async (db: Database, file: string): Promise<string | undefined> => {
  const remedies = await remedyList({ db })
  if (file === remedyFile(remedies.hash)) return remedies.body
  const plants = await plantLists(db)
  return plants.find(({ family, language, hash }) => file === plantFile(family, language, hash))
    ?.body
}

/** Where the lists of everything that goes into a mixture are, for pages in a language. */
export const listAddresses = async (
  db: Database,
  language: Language,
): Promise<Record<SubstanceType, string>> => {
  const [remedies, plants] = await Promise.all([remedyList({ db }), plantLists(db)])
  const plantAddress = (wanted: PlantFamily) => {
    const list = plants.find((one) => one.family === wanted && one.language === language)
    return addressOf(plantFile(wanted, language, list?.hash ?? ''))
  }
  return {
    Homeopathy: addressOf(remedyFile(remedies.hash)),
    Phytotherapy: plantAddress('phytotherapy'),
    Gemmotherapy: plantAddress('gemmotherapy'),
  }
}
