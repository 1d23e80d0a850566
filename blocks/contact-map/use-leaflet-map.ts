import 'leaflet/dist/leaflet.css'
import './map.css'
import {
  control,
  map as createMap,
  divIcon,
  type LatLngTuple,
  type Map as LeafletMap,
  layerGroup,
  type MapOptions,
  marker,
  polygon,
  polyline,
  tileLayer,
} from 'leaflet'
import { type RefObject, useEffect, useState } from 'react'
import { tiles } from '../../domain/content/embed-hosts.ts'
import { afterPaint } from '../../ui/after-paint.ts'
import outline from './outline.json'

const pairs = (points: number[][]): LatLngTuple[] =>
  points.map(([latitude = 0, longitude = 0]) => [latitude, longitude])

/** A town's name, shown from a zoom on. */
type Label = { name: string; at: number[]; from: number }

/** What a map of the whole country draws besides the outline. */
type Surroundings = { borders: number[][][]; lakes: number[][][]; places: Label[] }

const placeMarker = ({ name, at: [latitude = 0, longitude = 0] }: Label) =>
  marker([latitude, longitude], {
    pane: 'places',
    interactive: false,
    keyboard: false,
    icon: divIcon({ className: 'map-place', iconSize: [0, 0], html: `<span>${name}</span>` }),
  })

/** Draws the outline of the country, lakes and towns, which map tiles cover. */
const drawOutline = (map: LeafletMap, surroundings?: Surroundings) => {
  const { borders = [], lakes = [], places = [] } = surroundings ?? {}
  map.createPane('outline').style.zIndex = '150'
  map.createPane('places').style.zIndex = '160'
  const style = (className: string) => ({ pane: 'outline', interactive: false, className })
  polyline(borders.map(pairs), style('map-border')).addTo(map)
  polygon(pairs(outline.switzerland), style('map-land')).addTo(map)
  polygon([pairs(outline.lake)], style('map-water')).addTo(map)
  for (const lake of lakes) polygon(pairs(lake), style('map-water')).addTo(map)
  for (const river of outline.rivers) polyline(pairs(river), style('map-river')).addTo(map)

  const labels = [...outline.places, ...places].map((label) => ({
    from: label.from,
    marker: placeMarker(label),
  }))
  const shown = layerGroup().addTo(map)
  const showPlaces = () => {
    const zoom = Math.round(map.getZoom())
    for (const { from, marker: label } of labels) {
      if (from <= zoom) shown.addLayer(label)
      else shown.removeLayer(label)
    }
  }
  showPlaces()
  // The zoomed map is painted first, with the towns that it had.
  let cancelShow = () => {}
  map.on('zoomend', () => {
    cancelShow()
    cancelShow = afterPaint(showPlaces)
  })
  map.on('unload', () => cancelShow())
}

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
