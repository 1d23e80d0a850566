import { type FamilyRow, readFamilyRow } from '../../../../domain/catalogue/family-remedy.ts'
import type { Remedy } from '../../../../domain/homeopathy/remedy.ts'
import type { ListedRemedy as ListedHomeopathy } from '../../../../domain/homeopathy/remedy-list.ts'
import type { StoredMixtureRemedy } from '../../../../domain/mixture/stored-mixture.ts'
import type { SubstanceType } from '../../../../domain/mixture/substance.ts'
import type { SearchIndex } from '../../../../domain/search/search-index.ts'
import { fetchedLists, remedyLists } from '../../picker/fetched-lists.ts'
import { type PickableRemedy, pickableRemedy } from '../../sized/pickable-remedy.ts'

/** The address of each type's list. */
export type ListAddresses = Readonly<Record<SubstanceType, string>>

/** Lists of plants and buds for mixtures, by address. */
export const plantLists = fetchedLists<PickableRemedy>(
  async () => (rows: FamilyRow[]) => rows.map(readFamilyRow).map(pickableRemedy),
)

const listsOf = {
  Homeopathy: remedyLists,
  Phytotherapy: plantLists,
  Gemmotherapy: plantLists,
} as const satisfies Record<SubstanceType, unknown>

type List = SearchIndex<ListedHomeopathy> | SearchIndex<PickableRemedy>

const byId = new WeakMap<List, ReadonlyMap<number, Remedy | PickableRemedy>>()

const idsOf = (list: List) => {
  const cached = byId.get(list)
  if (cached) return cached
  const ids = new Map(
    list.entries.map((item): [number, Remedy | PickableRemedy] => [item.id, item]),
  )
  byId.set(list, ids)
  return ids
}

/** Whether the list of a type is loaded. */
export const isListKnown = (type: SubstanceType, addresses: ListAddresses) =>
  listsOf[type].known(addresses[type]) !== undefined

export const fetchList = (type: SubstanceType, addresses: ListAddresses) =>
  listsOf[type].load(addresses[type])

/** A remedy of a loaded list. */
export const findListed = (
  type: SubstanceType,
  addresses: ListAddresses,
  id: number,
): StoredMixtureRemedy | undefined => {
  const list = listsOf[type].known(addresses[type])
  const item = list && idsOf(list).get(id)
  if (!item) return undefined
  return 'label' in item ? { id, name: item.label } : item
}
