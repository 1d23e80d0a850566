import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button } from '@mui/material'
import { divIcon, type LatLngTuple } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import '../../blocks/contact-map/map.css'
import './location-map.css'
import { useEffect, useState } from 'react'
import {
  AttributionControl,
  MapContainer,
  Marker,
  TileLayer,
  useMap,
  useMapEvents,
} from 'react-leaflet'
import { Outline } from '../../blocks/contact-map/outline.tsx'
import { tiles } from '../../domain/content/embed-hosts.ts'
import type { Coordinates } from '../../domain/locations/map-location.ts'

/** The middle of Switzerland, as on the public map. */
const middle: LatLngTuple = [46.82, 8.23]

/** The outline has no details beyond. */
const outlineZoom = 8
const farZoom = 7
const streetZoom = 15

const pin = divIcon({ className: 'location-pin', iconSize: [28, 28], iconAnchor: [14, 28] })

type Props = {
  point: Coordinates | undefined
  onChange: (point: Coordinates) => void
}

const Clicks = ({ onChange }: Pick<Props, 'onChange'>) => {
  useMapEvents({
    click: ({ latlng }) => onChange({ latitude: latlng.lat, longitude: latlng.lng }),
  })
  return null
}

/** Shows the pin when it is outside of the map. */
const Follow = ({ point }: Pick<Props, 'point'>) => {
  const map = useMap()
  useEffect(() => {
    if (!point) return
    const at: LatLngTuple = [point.latitude, point.longitude]
    if (!map.getBounds().contains(at)) map.setView(at, Math.max(map.getZoom(), outlineZoom))
  }, [map, point])
  return null
}

/** Goes near when streets are shown. */
const Streets = ({ point }: Pick<Props, 'point'>) => {
  const map = useMap()
  useEffect(() => {
    if (point) map.setView([point.latitude, point.longitude], streetZoom)
  }, [map])
  return null
}

/** A map to set the pin. As on the public map, street tiles of a third party are loaded on request. */
export default function LocationMap({ point, onChange }: Props) {
  const { t } = useLingui()
  const [hasTiles, setTiles] = useState(false)
  const at: LatLngTuple | undefined = point && [point.latitude, point.longitude]
  return (
    <Box className="location-map">
      <MapContainer
        center={at ?? middle}
        zoom={at ? outlineZoom : farZoom}
        minZoom={4}
        maxZoom={18}
        scrollWheelZoom={false}
        style={{ height: 360 }}
        attributionControl={false}
      >
        <AttributionControl prefix={false} />
        <Outline />
        {hasTiles && <Streets point={point} />}
        {hasTiles && (
          <TileLayer
            url={tiles.address}
            attribution='© <a href="https://www.openstreetmap.org/copyright" rel="noopener">OpenStreetMap</a>'
            // OpenStreetMap rejects requests without a Referer header.
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
        <Clicks onChange={onChange} />
        <Follow point={point} />
        {at && (
          <Marker
            position={at}
            icon={pin}
            draggable
            title={t`Position of the location`}
            eventHandlers={{
              dragend: ({ target }) => {
                const { lat, lng } = target.getLatLng()
                onChange({ latitude: lat, longitude: lng })
              },
            }}
          />
        )}
      </MapContainer>
      {!hasTiles && (
        <Button size="small" onClick={() => setTiles(true)} sx={{ mt: 1 }}>
          <Trans>Show streets (loads the map from {tiles.host})</Trans>
        </Button>
      )}
    </Box>
  )
}
