import { useLingui } from '@lingui/react/macro'
import { Box, Button } from '@mui/material'
import { divIcon, type LatLngTuple, type LeafletMouseEvent, marker } from 'leaflet'
import './location-map.css'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLeafletMap } from '../../blocks/contact-map/use-leaflet-map.ts'
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

/** A map to set the pin. As on the public map, street tiles of a third party are loaded on request. */
export default function LocationMap({ point, onChange }: Props) {
  const { t } = useLingui()
  const [hasTiles, setTiles] = useState(false)
  const ref = useRef<HTMLDivElement>(null)
  const map = useLeafletMap(ref, {
    options: {
      center: point ? [point.latitude, point.longitude] : middle,
      zoom: point ? outlineZoom : farZoom,
      minZoom: 4,
      maxZoom: 18,
    },
    zoomTexts: { in: t`Zoom in`, out: t`Zoom out` },
    hasTiles,
  })
  const setPoint = useEffectEvent(({ lat, lng }: LeafletMouseEvent['latlng']) =>
    onChange({ latitude: lat, longitude: lng }),
  )
  useEffect(() => {
    const click = ({ latlng }: LeafletMouseEvent) => setPoint(latlng)
    map?.on('click', click)
    return () => void map?.off('click', click)
  }, [map])

  const title = t`Location on the map`
  const { latitude, longitude } = point ?? {}
  useEffect(() => {
    if (!map || latitude === undefined || longitude === undefined) return
    const at: LatLngTuple = [latitude, longitude]
    if (!map.getBounds().contains(at)) map.setView(at, Math.max(map.getZoom(), outlineZoom))
    const shown = marker(at, { icon: pin, draggable: true, title }).addTo(map)
    shown.on('dragend', () => setPoint(shown.getLatLng()))
    return () => void shown.remove()
  }, [map, latitude, longitude, title])

  const showStreets = () => {
    setTiles(true)
    if (point) map?.setView([point.latitude, point.longitude], streetZoom)
  }
  return (
    <Box className="location-map">
      <div ref={ref} style={{ height: 360 }} />
      {!hasTiles && (
        <Button size="small" onClick={showStreets} sx={{ mt: 1 }}>
          {t`Show streets (loads the map from ${tiles.host})`}
        </Button>
      )}
    </Box>
  )
}
