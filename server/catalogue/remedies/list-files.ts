import type { Language } from '../../../domain/language.ts'
import type { SubstanceType } from '../../../domain/mixture/substance.ts'
import type { Database } from '../../db/client.ts'
import { invalidateCatalogueVersion } from '../catalogue-version.ts'
import type { HashedList } from './hashed-list.ts'
import { plantLists } from './plant-lists.ts'
import { remedyList } from './remedy-list.ts'

/** All lists, by what stands before the hash in their files' names. */
const listsByName = async (db: Database): Promise<ReadonlyMap<string, HashedList>> => {
  const [remedies, plants] = await Promise.all([remedyList({ db }), plantLists(db)])
  return new Map<string, HashedList>([
    ['remedies', remedies],
    ...plants.map((list) => [`${list.family}.${list.language}`, list] as const),
  ])
}

/** Where a list is fetched; the address changes with the content. */
const addressOf = (name: string, hash = '') => `/catalogue/${name}.${hash}.json`

/** A list under its address, or where it is by now. */
export type ListFile = { name: string; body: string } | { movedTo: string }

/** A list by its file's name, undefined when there is no such list. */
export const findListFile = async (db: Database, file: string): Promise<ListFile | undefined> => {
  const [, name = '', hash] = /^(.+)\.([\w-]{16})\.json$/.exec(file) ?? []
  const list = (await listsByName(db)).get(name)
  if (!list) return undefined
  if (list.hash === hash) return { name, body: list.body }
  // Another process may know of a change before this one: not to send it back to where it was.
  invalidateCatalogueVersion(db)
  const today = (await listsByName(db)).get(name) ?? list
  return today.hash === hash ? { name, body: today.body } : { movedTo: addressOf(name, today.hash) }
}

/** Where the list of all single remedies is. */
export const remedyListAddress = async (db: Database): Promise<string> =>
  addressOf('remedies', (await remedyList({ db })).hash)

/** Where the lists of everything that goes into a mixture are, for pages in a language. */
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
