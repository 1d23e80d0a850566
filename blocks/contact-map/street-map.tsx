import { divIcon, type LatLngTuple, marker } from 'leaflet'
import { useEffect, useRef } from 'react'
import { useLeafletMap } from './use-leaflet-map.ts'

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
  const ref = useRef<HTMLDivElement>(null)
  const map = useLeafletMap(ref, {
    options: { center: at, zoom: 13, minZoom: 7, maxZoom: 18 },
    zoomTexts: { in: texts.zoomIn, out: texts.zoomOut },
    hasTiles,
  })
  const [latitude, longitude] = at
  useEffect(() => {
    if (!map) return
    const laboratory = marker([latitude, longitude], {
      icon: pin,
      alt: name,
      title: name,
      keyboard: false,
    }).addTo(map)
    return () => void laboratory.remove()
  }, [map, latitude, longitude, name])
  return (
    <section aria-label={texts.map} className="absolute inset-0">
      <div ref={ref} className="size-full" />
    </section>
  )
}
