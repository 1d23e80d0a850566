import { divIcon, type Map as LeafletMap, layerGroup, marker } from 'leaflet'
import Supercluster from 'supercluster'
import type { MapLocation } from '../../../domain/locations/map-location.ts'
import { afterPaint } from '../../../ui/after-paint.ts'
import { placeNames } from './place-names.ts'

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

/** Three sizes by the number of locations. */
const sizeOf = (count: number) => (count < 10 ? 's' : count < 100 ? 'm' : 'l')

/** The style sheet sets the size and centres it. */
const clusterIcon = (count: number) =>
  divIcon({
    className: `map-cluster map-cluster-${sizeOf(count)}`,
    iconSize: [0, 0],
    html: `${count}`,
  })

/** Draws this share of the map's size beyond its edges, so that small moves show no gaps. */
const margin = 0.15

type Feature = ReturnType<ClusterIndex['getClusters']>[number]

/** Undefined for a single location. */
const clusterOf = ({ properties }: Feature) =>
  'cluster' in properties
    ? { id: Number(properties.cluster_id), count: Number(properties.point_count) }
    : undefined

/**
 * Draws the clusters of the current index that are in view, after each move and for each new index. They are for the
 * pointer: the list beside the map has the same for the keyboard.
 */
export const createClusterLayer = (
  map: LeafletMap,
  onOpen: (locations: readonly MapLocation[]) => void,
) => {
  let index: ClusterIndex | undefined
  const layer = layerGroup().addTo(map)

  const open = ({ geometry: { coordinates }, properties }: Feature, id: number | undefined) => {
    if (id === undefined || !index) return onOpen([properties.location])
    const [longitude = 0, latitude = 0] = coordinates
    const zoom = index.getClusterExpansionZoom(id)
    if (zoom <= map.getMaxZoom()) return map.setView([latitude, longitude], zoom)
    return onOpen(
      index.getLeaves(id, Number.POSITIVE_INFINITY).map((leaf) => leaf.properties.location),
    )
  }

  const draw = () => {
    const bounds = map.getBounds().pad(margin)
    const box: [number, number, number, number] = [
      bounds.getWest(),
      bounds.getSouth(),
      bounds.getEast(),
      bounds.getNorth(),
    ]
    layer.clearLayers()
    for (const feature of index?.getClusters(box, Math.round(map.getZoom())) ?? []) {
      const cluster = clusterOf(feature)
      const [longitude = 0, latitude = 0] = feature.geometry.coordinates
      const drawn = cluster
        ? { icon: clusterIcon(cluster.count) }
        : { icon: pin, title: feature.properties.location.name }
      marker([latitude, longitude], { ...drawn, keyboard: false })
        .on('click', () => open(feature, cluster?.id))
        .addTo(layer)
    }
    placeNames(map)
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
      draw()
    },
    remove: () => {
      map.off('moveend', drawLater)
      cancelDraw()
      layer.remove()
    },
  }
}
