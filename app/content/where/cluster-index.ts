import Supercluster from 'supercluster'
import type { MapLocation } from '../../../domain/locations/map-location.ts'

/** The largest zoom of the street map; locations at one point stay a cluster there. */
export const maxZoom = 18

/** Distance in pixels below which locations are drawn as one cluster. */
const radius = 52

/** The side of a map tile in pixels, which `radius` is measured in. */
const extent = 256

export type ClusterIndex = Supercluster<{ location: MapLocation }>

const createIndex = (locations: readonly MapLocation[]): ClusterIndex =>
  new Supercluster<{ location: MapLocation }>({ radius, extent, maxZoom }).load(
    locations.map((location) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [location.longitude, location.latitude] },
      properties: { location },
    })),
  )

const indexes = new WeakMap<readonly MapLocation[], ClusterIndex>()

/** The spatial index of a category's locations, created once: 5,000 locations take 10 ms. */
export const clusterIndexOf = (locations: readonly MapLocation[]): ClusterIndex => {
  const known = indexes.get(locations)
  if (known) return known
  const index = createIndex(locations)
  indexes.set(locations, index)
  return index
}
