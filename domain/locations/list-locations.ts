import { metresBetween } from './distance.ts'
import {
  type Coordinates,
  type MapCategory,
  type MapLocation,
  mapCategories,
} from './map-location.ts'
import { readAddressEnd } from './places.ts'

/** The locations of each category, by postcode and name. */
export type LocationGroups = Readonly<Record<MapCategory, readonly MapLocation[]>>

const compare = (one: string, other: string) => Number(one > other) - Number(one < other)

/** Sorts and groups locations once, for `listLocations`. */
export const groupLocations = (locations: readonly MapLocation[]): LocationGroups => {
  const sorted = locations
    .map((location) => ({ location, postcode: readAddressEnd(location.address)?.postcode ?? '~' }))
    .toSorted(
      (one, other) =>
        compare(one.postcode, other.postcode) || compare(one.location.name, other.location.name),
    )
    .map(({ location }) => location)
  const groups = Map.groupBy(sorted, ({ category }) => category)
  return Object.fromEntries(
    mapCategories.map((category) => [category, groups.get(category) ?? []]),
  ) as Record<MapCategory, MapLocation[]>
}

/** `metres`: from the origin, if there is one. */
export type ListedLocation = MapLocation & { metres?: number }

export type LocationPage = {
  items: readonly ListedLocation[]
  total: number
  /** From 1, within the list. */
  page: number
  pages: number
}

/** Locations on a page of the list. */
export const listedPerPage = 20

const byDistance = (locations: readonly MapLocation[], origin: Coordinates): ListedLocation[] =>
  locations
    .map((location) => ({ ...location, metres: metresBetween(origin, location) }))
    .toSorted((one, other) => one.metres - other.metres)

/** A page of locations, the nearest to `origin` first; a page outside of the list is its last or first. */
export const listLocations = (
  locations: readonly MapLocation[],
  { origin, page }: { origin?: Coordinates | undefined; page: number },
): LocationPage => {
  const sorted = origin ? byDistance(locations, origin) : locations
  const pages = Math.max(1, Math.ceil(sorted.length / listedPerPage))
  const shown = Math.min(Math.max(1, page), pages)
  return {
    items: sorted.slice((shown - 1) * listedPerPage, shown * listedPerPage),
    total: sorted.length,
    page: shown,
    pages,
  }
}
