import type { MapCategory } from '../../domain/locations/map-location.ts'
import { readAddressEnd } from '../../domain/locations/places.ts'
import { searchKey, searchWords } from '../../domain/search/staff-search.ts'
import { memoizeByContentVersion } from '../content/content-version.ts'
import type { Database } from '../db/client.ts'
import type { ListPage } from '../db/count-rows.ts'
import { locationColumns } from './find-locations.ts'
import type { EditedLocation } from './save-location.ts'

/** `postcode`: '' for an address without one. */
type ListedLocation = EditedLocation & { postcode: string }

export const locationSorts = ['name', 'category', 'postcode', 'id'] as const

type LocationSort = (typeof locationSorts)[number]

export type LocationQuery = ListPage<Record<LocationSort, unknown>> & {
  /** Words, all of which occur in name, address or function. */
  search?: string | undefined
  category?: MapCategory | undefined
}

type Keyed = { location: ListedLocation; key: string; nameKey: string }

/** A few thousand rows: filtering them in memory folds accents equally on both databases. */
const readKeyed = memoizeByContentVersion(async (db: Database): Promise<Keyed[]> => {
  const rows = await db
    .selectFrom('location')
    .select([...locationColumns, 'version'])
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    location: { ...row, postcode: readAddressEnd(row.address)?.postcode ?? '' },
    key: searchKey([row.name, row.address, row.function].join(' ')),
    nameKey: searchKey(row.name),
  }))
})

const compare = <Value extends string | number>(one: Value, other: Value) =>
  Number(one > other) - Number(one < other)

const comparers: Record<LocationSort, (one: Keyed, other: Keyed) => number> = {
  name: (one, other) => compare(one.nameKey, other.nameKey),
  category: (one, other) => compare(one.location.category, other.location.category),
  postcode: (one, other) => compare(one.location.postcode, other.location.postcode),
  id: () => 0,
}

/** One page of the locations that match, and the number on all pages; sorted by name by default. */
export const listLocationsForStaff = async (
  db: Database,
  { search = '', category, sort = 'name', direction = 'asc', offset, limit }: LocationQuery,
): Promise<{ rows: ListedLocation[]; total: number }> => {
  const words = searchWords(search)
  const matching = (await readKeyed(db)).filter(
    ({ location, key }) =>
      (!category || location.category === category) && words.every((word) => key.includes(word)),
  )
  const sign = direction === 'asc' ? 1 : -1
  const byColumn = comparers[sort]
  const sorted = matching.toSorted(
    (one, other) => sign * (byColumn(one, other) || compare(one.location.id, other.location.id)),
  )
  return {
    rows: sorted.slice(offset, offset + limit).map(({ location }) => location),
    total: sorted.length,
  }
}
