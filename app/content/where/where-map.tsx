import { Trans, useLingui } from '@lingui/react/macro'
import { type LatLngTuple, type Map as LeafletMap, latLngBounds } from 'leaflet'
import { memo, useEffect, useRef, useState } from 'react'
import 'leaflet/dist/leaflet.css'
import '../../../blocks/contact-map/map.css'
import './where-map.css'
import {
  AttributionControl,
  CircleMarker,
  MapContainer,
  Popup,
  TileLayer,
  useMap,
  ZoomControl,
} from 'react-leaflet'
import { Outline, readSurroundings } from '../../../blocks/contact-map/outline.tsx'
import { tiles } from '../../../domain/content/embed-hosts.ts'
import type { Coordinates, MapLocation } from '../../../domain/locations/map-location.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { clusterIndexOf, maxZoom } from './cluster-index.ts'
import { createClusterLayer } from './cluster-layer.ts'
import { LocationCard } from './location-card.tsx'
import stored from './surroundings.json'

const surroundings = readSurroundings(stored)

/** The middle of Switzerland; zoom 8, at least 4 (D1 §9). */
const start: { center: LatLngTuple; zoom: number; minZoom: number } = {
  center: [46.82, 8.23],
  zoom: 8,
  minZoom: 4,
}

/** The zoom at which a location of the list is shown, at least. */
const locationZoom = 14

/** In pixels: how far below the middle a location is shown, so that its popup has room. */
const popupOffset = 70

/** In pixels: popups are moved below the controls. */
const controlsHeight = 108

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

const pointOf = ({ latitude, longitude }: Coordinates): LatLngTuple => [latitude, longitude]

const Clusters = ({ locations, onSelect }: Pick<Props, 'locations' | 'onSelect'>) => {
  const map = useMap()
  const layer = useRef<ReturnType<typeof createClusterLayer>>(undefined)
  useEffect(() => {
    const created = createClusterLayer(map, onSelect)
    layer.current = created
    return created.remove
  }, [map, onSelect])
  useEffect(() => layer.current?.show(clusterIndexOf(locations)), [locations])
  return null
}

/** The wheel scrolls the page until the map is clicked or focused. */
const WheelZoom = () => {
  const map = useMap()
  useEffect(() => {
    const enable = () => void map.scrollWheelZoom.enable()
    const disable = () => void map.scrollWheelZoom.disable()
    map.on('focus', enable).on('blur', disable)
    return () => void map.off('focus', enable).off('blur', disable)
  }, [map])
  return null
}

const Found = ({ origin, nearest }: Pick<Props, 'origin' | 'nearest'>) => {
  const map = useMap()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view follows a search, not the category
  useEffect(() => {
    if (!origin) return
    const bounds = latLngBounds([pointOf(origin), ...nearest.map(pointOf)])
    map.fitBounds(bounds, { padding: [48, 48], maxZoom: 13 })
  }, [map, origin])
  return origin ? (
    <CircleMarker center={pointOf(origin)} radius={9} interactive={false} className="map-origin" />
  ) : null
}

const Selected = ({ selected, onSelect }: Pick<Props, 'selected' | 'onSelect'>) => {
  const { t } = useLingui()
  const map = useMap()
  const [first] = selected
  useEffect(() => {
    if (!first) return
    const point = pointOf(first)
    const isInView = map.getBounds().contains(point) && map.getZoom() >= locationZoom
    if (isInView) return
    const zoom = Math.max(map.getZoom(), locationZoom)
    const belowPopup = map.project(point, zoom).subtract([0, popupOffset])
    map.setView(map.unproject(belowPopup, zoom), zoom)
  }, [map, first])
  if (!first) return null
  return (
    <Popup
      key={first.id}
      position={pointOf(first)}
      offset={[0, -34]}
      minWidth={220}
      maxWidth={280}
      maxHeight={200}
      autoPanPaddingTopLeft={[8, controlsHeight]}
      closeButton={false}
      eventHandlers={{ remove: () => onSelect([]) }}
    >
      {selected.map((location) => (
        <div key={location.id} className="map-popup-location">
          <LocationCard location={location} Name="p" />
        </div>
      ))}
      <button
        type="button"
        className="map-popup-close"
        aria-label={t`Close`}
        onClick={() => map.closePopup()}
      >
        <Icon name="x" />
      </button>
    </Popup>
  )
}

/** Clusters of locations on the country's outline, and on map tiles where they are wanted. */
export default memo(function WhereMap(props: Props) {
  const { locations, origin, nearest, selected, onSelect, hasTiles } = props
  const { t } = useLingui()
  const [map, setMap] = useState<LeafletMap | null>(null)
  const recenter = () => {
    onSelect([])
    map?.setView(start.center, start.zoom)
  }
  return (
    <>
      <MapContainer
        ref={setMap}
        {...start}
        maxZoom={maxZoom}
        scrollWheelZoom={false}
        zoomControl={false}
        attributionControl={false}
        zoomAnimation={false}
        className="size-full"
      >
        <ZoomControl position="topright" zoomInTitle={t`Zoom in`} zoomOutTitle={t`Zoom out`} />
        <AttributionControl prefix={false} />
        <Outline surroundings={surroundings} />
        {hasTiles && (
          <TileLayer
            url={tiles.address}
            attribution='© <a href="https://www.openstreetmap.org/copyright" rel="noopener">OpenStreetMap</a>'
            // OpenStreetMap rejects requests without a Referer header.
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
        <WheelZoom />
        <Found origin={origin} nearest={nearest} />
        <Clusters locations={locations} onSelect={onSelect} />
        <Selected selected={selected} onSelect={onSelect} />
      </MapContainer>
      <Button
        look="outline"
        onClick={recenter}
        className="absolute top-2.5 left-2.5 z-1000 bg-white max-sm:w-11 max-sm:px-0"
      >
        <Icon name="corners-out" />
        <span className="max-sm:sr-only">
          <Trans>Recenter</Trans>
        </span>
      </Button>
    </>
  )
})
