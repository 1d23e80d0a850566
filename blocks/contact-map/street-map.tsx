import { divIcon, type LatLngTuple } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import './map.css'
import { AttributionControl, MapContainer, Marker, TileLayer, ZoomControl } from 'react-leaflet'
import { tiles } from '../../domain/content/embed-hosts.ts'
import { Outline } from './outline.tsx'

export type StreetMapProps = {
  at: LatLngTuple
  /** Label of the laboratory's marker. */
  name: string
  hasTiles: boolean
  texts: { map: string; zoomIn: string; zoomOut: string }
}

/** Styled in CSS, because Leaflet's default marker loads an image. */
const pin = divIcon({ className: 'map-pin', iconSize: [30, 42], iconAnchor: [15, 42] })

/** Zoom 13, the wheel scrolls the page (D2 §9); with focus, arrow keys pan, + and − zoom. */
export default function StreetMap({ at, name, hasTiles, texts }: StreetMapProps) {
  return (
    <section aria-label={texts.map} className="absolute inset-0">
      <MapContainer
        center={at}
        zoom={13}
        minZoom={7}
        maxZoom={18}
        scrollWheelZoom={false}
        zoomControl={false}
        attributionControl={false}
        zoomAnimation={false}
        className="size-full"
      >
        <ZoomControl position="topright" zoomInTitle={texts.zoomIn} zoomOutTitle={texts.zoomOut} />
        <AttributionControl prefix={false} />
        <Outline />
        {hasTiles && (
          <TileLayer
            url={tiles.address}
            attribution='© <a href="https://www.openstreetmap.org/copyright" rel="noopener">OpenStreetMap</a>'
            // OpenStreetMap rejects requests without a Referer header.
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
        <Marker position={at} icon={pin} alt={name} title={name} keyboard={false} />
      </MapContainer>
    </section>
  )
}
