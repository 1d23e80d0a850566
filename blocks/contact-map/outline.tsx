import { divIcon, type LatLngTuple } from 'leaflet'
import { useState } from 'react'
import { Marker, Pane, Polygon, Polyline, useMap, useMapEvents } from 'react-leaflet'
import outline from './outline.json'

const pairs = (points: number[][]): LatLngTuple[] =>
  points.map(([latitude = 0, longitude = 0]) => [latitude, longitude])

const land = pairs(outline.switzerland)
const lake = pairs(outline.lake)
const rivers = outline.rivers.map(pairs)
const places = outline.places.map(({ name, at: [latitude = 0, longitude = 0], from }) => ({
  name,
  from,
  at: [latitude, longitude] satisfies LatLngTuple,
  icon: divIcon({ className: 'map-place', iconSize: [0, 0], html: `<span>${name}</span>` }),
}))

/** Outline of the country, lake and towns, shown until map tiles cover it. */
export const Outline = () => {
  const [zoom, setZoom] = useState(useMap().getZoom())
  useMapEvents({ zoomend: ({ target }) => setZoom(target.getZoom()) })
  return (
    <>
      <Pane name="outline" style={{ zIndex: 150 }}>
        <Polygon positions={land} interactive={false} className="map-land" />
        <Polygon positions={lake} interactive={false} className="map-water" />
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
        {places
          .filter(({ from }) => from <= zoom)
          .map(({ name, at, icon }) => (
            <Marker key={name} position={at} icon={icon} interactive={false} keyboard={false} />
          ))}
      </Pane>
    </>
  )
}
