import { divIcon, type Map as LeafletMap, type Marker, marker } from 'leaflet'
import type { MapLocation } from '../../../domain/locations/map-location.ts'
import { type ClusterIndex, maxZoom } from './cluster-index.ts'

const pin = divIcon({ className: 'map-pin', iconSize: [30, 42], iconAnchor: [15, 42] })

/** In pixels; three sizes by the number of locations. */
const sizeOf = (count: number) => (count < 10 ? 38 : count < 100 ? 46 : 54)

const clusterIcon = (count: number) => {
  const size = sizeOf(count)
  return divIcon({ className: 'map-cluster', iconSize: [size, size], html: `${count}` })
}

/** Draws this share of the map's size beyond its edges, so that small moves show no gaps. */
const margin = 0.15

/** Locations at one point that a popup lists. */
const maxListed = 20

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

/**
 * Draws the clusters of an index that are in view, after each move; markers that stay are kept. They
 * are for the pointer: the list beside the map has the same for the keyboard. Returns what removes it.
 */
export const addClusterLayer = (
  map: LeafletMap,
  index: ClusterIndex,
  onOpen: (locations: readonly MapLocation[]) => void,
) => {
  const shown = new Map<string, Marker>()

  const openCluster = (id: number, [longitude = 0, latitude = 0]: readonly number[]) => {
    const zoom = index.getClusterExpansionZoom(id)
    if (zoom <= maxZoom) return map.setView([latitude, longitude], zoom)
    return onOpen(index.getLeaves(id, maxListed).map(({ properties }) => properties.location))
  }

  const markerOf = (feature: Feature) => {
    const { coordinates } = feature.geometry
    const [longitude = 0, latitude = 0] = coordinates
    const cluster = clusterOf(feature)
    if (cluster)
      return marker([latitude, longitude], {
        icon: clusterIcon(cluster.count),
        keyboard: false,
      }).on('click', () => openCluster(cluster.id, coordinates))
    const { location } = feature.properties
    // Leaflet sets the title as an attribute, not as HTML.
    return marker([latitude, longitude], { icon: pin, keyboard: false, title: location.name }).on(
      'click',
      () => onOpen([location]),
    )
  }

  const draw = () => {
    const bounds = map.getBounds().pad(margin)
    const features = index.getClusters(
      [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
      map.getZoom(),
    )
    const wanted = new Map(features.map((feature) => [keyOf(feature), feature]))
    for (const [key, one] of shown) {
      if (wanted.has(key)) continue
      one.remove()
      shown.delete(key)
    }
    for (const [key, feature] of wanted)
      if (!shown.has(key)) shown.set(key, markerOf(feature).addTo(map))
  }

  draw()
  map.on('moveend', draw)
  return () => {
    map.off('moveend', draw)
    for (const one of shown.values()) one.remove()
  }
}
