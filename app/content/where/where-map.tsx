import './where-map.css'
import { Plural, useLingui } from '@lingui/react/macro'
import {
  circleMarker,
  type LatLngTuple,
  type Map as LeafletMap,
  latLngBounds,
  marker,
  popup,
} from 'leaflet'
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLeafletMap } from '../../../blocks/contact-map/use-leaflet-map.ts'
import type { Coordinates, MapLocation } from '../../../domain/locations/map-location.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { chosenPin, clusterIndexOf, createClusterLayer, maxZoom } from './cluster-layer.ts'
import { LocationCard } from './location-card.tsx'
import surroundings from './surroundings.json'

/** In pixels: how far below the middle a location is shown, so that its popup has room. */
const popupOffset = 70

/** Locations that a popup lists at most. */
const maxListed = 20

/** In pixels: popups are moved below the controls. */
const controlsHeight = 108

type SelectedLocationsProps = {
  map: LeafletMap
  /** One, or several that the map shows as one cluster at its largest zoom. */
  selected: readonly MapLocation[]
  /** The zoom at which a location is shown, at least. */
  zoom: number
  onSelect: (locations: readonly MapLocation[]) => void
}

const pointOf = ({ latitude, longitude }: Coordinates): LatLngTuple => [latitude, longitude]

const mean = (values: readonly number[]) =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : undefined

const middleOf = (locations: readonly Coordinates[]) => [
  mean(locations.map(({ latitude }) => latitude)),
  mean(locations.map(({ longitude }) => longitude)),
]

/** Shows the chosen locations in a popup; one has its pin, also where the map draws a cluster. */
const SelectedLocations = ({ map, selected, zoom, onSelect }: SelectedLocationsProps) => {
  const { t } = useLingui()
  const [content] = useState(() => document.createElement('div'))
  const [latitude, longitude] = middleOf(selected)
  const isOne = selected.length === 1
  const id = selected[0]?.id
  useEffect(() => {
    if (latitude === undefined || longitude === undefined) return
    const point: LatLngTuple = [latitude, longitude]
    if (map.getBounds().contains(point) && map.getZoom() >= zoom) return
    const shownZoom = Math.max(map.getZoom(), zoom)
    const belowPopup = map.project(point, shownZoom).subtract([0, popupOffset])
    map.setView(map.unproject(belowPopup, shownZoom), shownZoom)
  }, [map, latitude, longitude, zoom])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other locations have another popup
  useEffect(() => {
    if (latitude === undefined || longitude === undefined) return
    const point: LatLngTuple = [latitude, longitude]
    const chosen = marker(point, {
      icon: chosenPin,
      interactive: false,
      keyboard: false,
      zIndexOffset: 1_000,
    })
    if (isOne) chosen.addTo(map)
    const unselect = () => onSelect([])
    const opened = popup(point, {
      content,
      offset: [0, -34],
      minWidth: 220,
      maxWidth: 280,
      maxHeight: 200,
      autoPanPaddingTopLeft: [8, controlsHeight],
      closeButton: false,
    })
    opened.on('remove', unselect).openOn(map)
    return () => {
      opened.off('remove', unselect).remove()
      chosen.remove()
    }
  }, [map, content, id, isOne, latitude, longitude, onSelect])
  const further = selected.length - maxListed
  return createPortal(
    <>
      {selected.slice(0, maxListed).map((location) => (
        <div key={location.id} className="map-popup-location">
          <LocationCard location={location} Name="p" />
        </div>
      ))}
      {further > 0 && (
        <p className="map-popup-location">
          <Plural value={further} one="and # more address" other="and # more addresses" />
        </p>
      )}
      <button
        type="button"
        className="map-popup-close"
        aria-label={t`Close`}
        onClick={() => map.closePopup()}
      >
        <Icon name="x" />
      </button>
    </>,
    content,
  )
}

/** The middle of Switzerland; zoom 8, at least 4 (D1 §9). Fits a category in quarters of a zoom. */
const start: { center: LatLngTuple; zoom: number; minZoom: number; zoomSnap: number } = {
  center: [46.82, 8.23],
  zoom: 8,
  minZoom: 4,
  zoomSnap: 0.25,
}

/** In pixels: the largest cluster and its distance from the edge. */
const markerRoom = 36

/** Shows all locations of the category, as large as at the start at most. */
const showAll = (map: LeafletMap, locations: readonly MapLocation[]) => {
  if (locations.length === 0) return map.setView(start.center, start.zoom)
  const padding: [number, number] = [markerRoom, markerRoom]
  return map.fitBounds(latLngBounds(locations.map(pointOf)), { padding, maxZoom: start.zoom })
}

/** On the ground that is drawn here: beyond it, no town would be in view. */
const groundZooms = { max: 11, location: 10 }

/** With street tiles. */
const tileZooms = { max: maxZoom, location: 15 }

type Props = {
  locations: readonly MapLocation[]
  /** Where distances are measured from, and the nearest locations, which come into view. */
  origin: Coordinates | undefined
  nearest: readonly Coordinates[]
  /** Shown in a popup: one, or several at the same point. */
  selected: readonly MapLocation[]
  onSelect: (locations: readonly MapLocation[]) => void
  hasTiles: boolean
}

/** The wheel scrolls the page until the map is clicked or focused. */
const zoomByWheelWithFocus = (map: LeafletMap) => {
  const enable = () => void map.scrollWheelZoom.enable()
  const disable = () => void map.scrollWheelZoom.disable()
  map.on('focus', enable).on('blur', disable)
  return () => void map.off('focus', enable).off('blur', disable)
}

/** Draws the clusters of the locations that are in view. */
const useClusters = (
  map: LeafletMap | undefined,
  { locations, onSelect }: Pick<Props, 'locations' | 'onSelect'>,
) => {
  const layer = useRef<ReturnType<typeof createClusterLayer>>(undefined)
  useEffect(() => {
    if (!map) return
    const created = createClusterLayer(map, onSelect)
    layer.current = created
    return created.remove
  }, [map, onSelect])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new map has another layer
  useEffect(() => layer.current?.show(clusterIndexOf(locations)), [locations, map, onSelect])
}

/** Marks the searched place, and shows it with the nearest locations. */
const useFoundPlace = (
  map: LeafletMap | undefined,
  { origin, nearest }: Pick<Props, 'origin' | 'nearest'>,
) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view follows a search, not the category
  useEffect(() => {
    if (!map || !origin) return
    const bounds = latLngBounds([pointOf(origin), ...nearest.map(pointOf)])
    map.fitBounds(bounds, { padding: [48, 48], maxZoom: 13 })
    const mark = circleMarker(pointOf(origin), {
      radius: 9,
      interactive: false,
      className: 'map-origin',
    }).addTo(map)
    return () => void mark.remove()
  }, [map, origin])
}

/** Clusters of locations on the country's outline, and on map tiles where they are wanted. */
export default memo(function WhereMap(props: Props) {
  const { selected, onSelect, hasTiles } = props
  const { t } = useLingui()
  const ref = useRef<HTMLDivElement>(null)
  const zooms = hasTiles ? tileZooms : groundZooms
  const map = useLeafletMap(ref, {
    options: { ...start, maxZoom: zooms.max },
    surroundings,
    zoomTexts: { in: t`Zoom in`, out: t`Zoom out` },
    hasTiles,
  })
  // Before the effect of `SelectedLocations`, which zooms.
  useLayoutEffect(() => void map?.setMaxZoom(zooms.max), [map, zooms.max])
  useEffect(() => map && zoomByWheelWithFocus(map), [map])
  const { locations, origin } = props
  useEffect(() => {
    if (map && !origin) showAll(map, locations)
  }, [map, locations, origin])
  useFoundPlace(map, props)
  useClusters(map, props)
  const recenter = () => {
    onSelect([])
    if (map) showAll(map, locations)
  }
  return (
    <>
      <div ref={ref} className="size-full" />
      {map && selected.length > 0 && (
        <SelectedLocations
          map={map}
          selected={selected}
          zoom={zooms.location}
          onSelect={onSelect}
        />
      )}
      <Button
        look="outline"
        onClick={recenter}
        className="absolute top-2.5 left-2.5 z-1000 bg-white max-sm:w-11 max-sm:px-0 print:hidden"
      >
        <Icon name="corners-out" />
        <span className="max-sm:sr-only">{t`Recenter`}</span>
      </Button>
    </>
  )
})
