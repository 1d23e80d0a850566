import {
  control,
  map as createMap,
  type Map as LeafletMap,
  type MapOptions,
  tileLayer,
} from 'leaflet'
import 'leaflet/dist/leaflet.css'
import './map.css'
import { type RefObject, useEffect, useState } from 'react'
import { tiles } from '../../domain/content/embed-hosts.ts'
import { drawOutline, type Surroundings } from './outline.ts'

type Props = {
  /** Read once, when the map is created. */
  options: MapOptions
  surroundings?: Surroundings
  /** Titles of the zoom buttons in the upper right corner. */
  zoomTexts: { in: string; out: string }
  /** Whether the street tiles of a third party may be loaded. */
  hasTiles: boolean
}

/** Creates a Leaflet map in the element, on the drawn outline of the country; undefined before. */
export const useLeafletMap = (ref: RefObject<HTMLElement | null>, props: Props) => {
  const { options, surroundings, zoomTexts, hasTiles } = props
  const [map, setMap] = useState<LeafletMap>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a map is created once
  useEffect(() => {
    if (!ref.current) return
    const created = createMap(ref.current, {
      scrollWheelZoom: false,
      zoomControl: false,
      attributionControl: false,
      zoomAnimation: false,
      ...options,
    })
    control
      .zoom({ position: 'topright', zoomInTitle: zoomTexts.in, zoomOutTitle: zoomTexts.out })
      .addTo(created)
    control.attribution({ prefix: false }).addTo(created)
    drawOutline(created, surroundings)
    setMap(created)
    return () => {
      setMap(undefined)
      created.remove()
    }
  }, [])

  useEffect(() => {
    if (!map || !hasTiles) return
    const layer = tileLayer(tiles.address, {
      attribution:
        '© <a href="https://www.openstreetmap.org/copyright" rel="noopener">OpenStreetMap</a>',
      // OpenStreetMap rejects requests without a Referer header.
      referrerPolicy: 'strict-origin-when-cross-origin',
    }).addTo(map)
    return () => void layer.remove()
  }, [map, hasTiles])

  return map
}
