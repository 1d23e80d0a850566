import type { LocationPage } from '../../../domain/locations/list-locations.ts'
import type { Coordinates, MapCategory } from '../../../domain/locations/map-location.ts'
import type { MapQuery } from '../../../domain/locations/map-query.ts'
import type { Place } from '../../../domain/locations/places.ts'

/** Where distances are measured from: a searched place or the person's position. */
export type Origin = Coordinates & {
  /** Undefined for the person's position. */
  place: Place | undefined
}

/** What the server has rendered for the address. */
export type FinderProps = {
  query: MapQuery
  counts: Readonly<Record<MapCategory, number>>
  /** The places that match the query's place, the best first. */
  choices: readonly Place[]
  list: LocationPage
}

export type FinderState = {
  category: MapCategory
  origin: Origin | undefined
  page: number
}

export const originOf = (place: Place | undefined): Origin | undefined =>
  place && { latitude: place.latitude, longitude: place.longitude, place }
