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
import { pointOf, SelectedLocations } from './selected-locations.tsx'
import stored from './surroundings.json'

const surroundings = readSurroundings(stored)

/** The middle of Switzerland; zoom 8, at least 4 (D1 §9). */
const start: { center: LatLngTuple; zoom: number; minZoom: number } = {
  center: [46.82, 8.23],
  zoom: 8,
  minZoom: 4,
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

/** Limits the zoom to what is drawn, also while the tiles come and go. */
const ZoomLimit = ({ to }: { to: number }) => {
  const map = useMap()
  useEffect(() => void map.setMaxZoom(to), [map, to])
  return null
}

/** Clusters of locations on the country's outline, and on map tiles where they are wanted. */
export default memo(function WhereMap(props: Props) {
  const { locations, origin, nearest, selected, onSelect, hasTiles } = props
  const { t } = useLingui()
  const [map, setMap] = useState<LeafletMap | null>(null)
  const zooms = hasTiles ? tileZooms : groundZooms
  const recenter = () => {
    onSelect([])
    map?.setView(start.center, start.zoom)
  }
  return (
    <>
      <MapContainer
        ref={setMap}
        {...start}
        maxZoom={zooms.max}
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
        <ZoomLimit to={zooms.max} />
        <WheelZoom />
        <Found origin={origin} nearest={nearest} />
        <Clusters locations={locations} onSelect={onSelect} />
        <SelectedLocations selected={selected} zoom={zooms.location} onSelect={onSelect} />
      </MapContainer>
      <Button
        look="outline"
        onClick={recenter}
        className="absolute top-2.5 left-2.5 z-1000 bg-white max-sm:w-11 max-sm:px-0 print:hidden"
      >
        <Icon name="corners-out" />
        <span className="max-sm:sr-only">
          <Trans>Recenter</Trans>
        </span>
      </Button>
    </>
  )
})
