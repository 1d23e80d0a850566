import { divIcon, type Map as LeafletMap, type Marker, marker } from 'leaflet'
import Supercluster from 'supercluster'
import type { MapLocation } from '../../../domain/locations/map-location.ts'
import { afterPaint } from '../../../ui/after-paint.ts'

/** The largest zoom of the street map; locations at one point stay a cluster there. */
export const maxZoom = 18

/** Distance in pixels below which locations are drawn as one cluster. */
const radius = 52

/** The side of a map tile in pixels, which `radius` is measured in. */
const extent = 256

type ClusterIndex = Supercluster<{ location: MapLocation }>

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

const pinOf = (className: string) =>
  divIcon({ className, iconSize: [30, 42], iconAnchor: [15, 42] })

const pin = pinOf('map-pin')

/** The marker of the location that a popup describes. */
export const chosenPin = pinOf('map-pin map-pin-chosen')

/** The style sheet sets the size and centres it. */
const clusterIcon = divIcon({ className: 'map-cluster', iconSize: [0, 0] })

/** Three sizes by the number of locations. */
const sizeOf = (count: number) => (count < 10 ? 's' : count < 100 ? 'm' : 'l')

/** Draws this share of the map's size beyond its edges, so that small moves show no gaps. */
const margin = 0.15

type Feature = ReturnType<ClusterIndex['getClusters']>[number]

/** Undefined for a single location. */
const clusterOf = ({ properties }: Feature) =>
  'cluster' in properties
    ? { id: Number(properties.cluster_id), count: Number(properties.point_count) }
    : undefined

const keyOf = (feature: Feature) => {
  const cluster = clusterOf(feature)
  return cluster ? `cluster ${cluster.id}` : `location ${feature.properties.location.id}`
}

/** A marker of the map with what it shows now. */
type Drawn = { marker: Marker; feature: Feature; key: string; isCluster: boolean }

/**
 * Draws the clusters of the current index that are in view, after each move and for each new index.
 * Markers that stay are kept, others are used again, as new elements cost the most. They are for the
 * pointer: the list beside the map has the same for the keyboard.
 */
export const createClusterLayer = (
  map: LeafletMap,
  onOpen: (locations: readonly MapLocation[]) => void,
) => {
  let index: ClusterIndex | undefined
  let drawn: Drawn[] = []

  const open = ({ geometry: { coordinates }, properties }: Feature, id: number | undefined) => {
    if (id === undefined || !index) return onOpen([properties.location])
    const [longitude = 0, latitude = 0] = coordinates
    const zoom = index.getClusterExpansionZoom(id)
    if (zoom <= map.getMaxZoom()) return map.setView([latitude, longitude], zoom)
    return onOpen(
      index.getLeaves(id, Number.POSITIVE_INFINITY).map((leaf) => leaf.properties.location),
    )
  }

  const createMarker = (feature: Feature, isCluster: boolean): Drawn => {
    const one = marker([0, 0], { icon: isCluster ? clusterIcon : pin, keyboard: false })
    const created: Drawn = { marker: one, feature, key: '', isCluster }
    one.on('click', () => open(created.feature, clusterOf(created.feature)?.id))
    return created
  }

  const show = (one: Drawn, feature: Feature, key: string) => {
    const [longitude = 0, latitude = 0] = feature.geometry.coordinates
    Object.assign(one, { feature, key })
    one.marker.setLatLng([latitude, longitude])
    if (!map.hasLayer(one.marker)) one.marker.addTo(map)
    const element = one.marker.getElement()
    if (!element) return
    const count = clusterOf(feature)?.count
    if (count === undefined) element.title = feature.properties.location.name
    else {
      element.textContent = `${count}`
      element.dataset.size = sizeOf(count)
    }
  }

  const draw = () => {
    const bounds = map.getBounds().pad(margin)
    const features =
      index?.getClusters(
        [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
        map.getZoom(),
      ) ?? []
    const wanted = new Map(features.map((feature) => [keyOf(feature), feature]))
    const staying = drawn.filter(({ key }) => wanted.has(key))
    for (const { key } of staying) wanted.delete(key)
    const free = drawn.filter((one) => !staying.includes(one))
    const changed = [...wanted].map(([key, feature]) => {
      const isCluster = clusterOf(feature) !== undefined
      const at = free.findIndex((one) => one.isCluster === isCluster)
      const one = free.splice(at, at < 0 ? 0 : 1)[0] ?? createMarker(feature, isCluster)
      show(one, feature, key)
      return one
    })
    for (const one of free) one.marker.remove()
    drawn = [...staying, ...changed]
  }

  // The moved map is painted first, with the markers that it had.
  let cancelDraw = () => {}
  const drawLater = () => {
    cancelDraw()
    cancelDraw = afterPaint(draw)
  }
  map.getPane('markerPane')?.setAttribute('aria-hidden', 'true')
  map.on('moveend', drawLater)
  return {
    show: (next: ClusterIndex) => {
      index = next
      cancelDraw()
      // The ids of clusters mean others in another index.
      for (const one of drawn) one.key = ''
      draw()
    },
    remove: () => {
      map.off('moveend', drawLater)
      cancelDraw()
      for (const one of drawn) one.marker.remove()
    },
  }
}
