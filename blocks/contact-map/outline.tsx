import { divIcon, type LatLngTuple } from 'leaflet'
import { memo, useState } from 'react'
import { Marker, Pane, Polygon, Polyline, useMap, useMapEvents } from 'react-leaflet'
import { afterPaint } from '../../ui/after-paint.ts'
import outline from './outline.json'

const pairs = (points: number[][]): LatLngTuple[] =>
  points.map(([latitude = 0, longitude = 0]) => [latitude, longitude])

const land = pairs(outline.switzerland)
const lake = pairs(outline.lake)
const rivers = outline.rivers.map(pairs)

/** A town's name, shown from a zoom on. */
type Label = { name: string; at: number[]; from: number }

const markerOf = ({ name, at: [latitude = 0, longitude = 0], from }: Label) => ({
  name,
  from,
  at: [latitude, longitude] satisfies LatLngTuple,
  icon: divIcon({ className: 'map-place', iconSize: [0, 0], html: `<span>${name}</span>` }),
})

type Surroundings = {
  borders: LatLngTuple[][]
  /** Polygons of one ring each. */
  lakes: LatLngTuple[][][]
  places: readonly ReturnType<typeof markerOf>[]
}

/** Reads what a map of the whole country draws besides the outline. */
export const readSurroundings = (stored: {
  borders: number[][][]
  lakes: number[][][]
  places: Label[]
}): Surroundings => ({
  borders: stored.borders.map(pairs),
  lakes: stored.lakes.map((ring) => [pairs(ring)]),
  places: stored.places.map(markerOf),
})

const nothing: Surroundings = { borders: [], lakes: [], places: [] }

const places = outline.places.map(markerOf)

/** Outline of the country, lakes and towns, shown until map tiles cover it. Redrawn by zooming only. */
export const Outline = memo(({ surroundings = nothing }: { surroundings?: Surroundings }) => {
  const [zoom, setZoom] = useState(useMap().getZoom())
  // The zoomed map is painted first, with the towns that it had.
  useMapEvents({ zoomend: ({ target }) => void afterPaint(() => setZoom(target.getZoom())) })
  return (
    <>
      <Pane name="outline" style={{ zIndex: 150 }}>
        {surroundings.borders.length > 0 && (
          <Polyline positions={surroundings.borders} interactive={false} className="map-border" />
        )}
        <Polygon positions={land} interactive={false} className="map-land" />
        <Polygon positions={lake} interactive={false} className="map-water" />
        {surroundings.lakes.length > 0 && (
          <Polygon positions={surroundings.lakes} interactive={false} className="map-water" />
        )}
        {rivers.map((river) => (
          <Polyline
            key={String(river[0])}
            positions={river}
            interactive={false}
            className="map-river"
          />
        ))}
      </Pane>
      <Pane name="places" style={{ zIndex: 160 }}>
        {[...places, ...surroundings.places]
          .filter(({ from }) => from <= zoom)
          .map(({ name, at, icon }) => (
            <Marker key={name} position={at} icon={icon} interactive={false} keyboard={false} />
          ))}
      </Pane>
    </>
  )
})
