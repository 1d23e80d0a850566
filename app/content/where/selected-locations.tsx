import { Plural, useLingui } from '@lingui/react/macro'
import { type LatLngTuple, type Map as LeafletMap, marker, popup } from 'leaflet'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Coordinates, MapLocation } from '../../../domain/locations/map-location.ts'
import { Icon } from '../../../ui/icon.tsx'
import { chosenPin } from './cluster-layer.ts'
import { LocationCard } from './location-card.tsx'

/** In pixels: how far below the middle a location is shown, so that its popup has room. */
const popupOffset = 70

/** Locations that a popup lists at most. */
const maxListed = 20

/** In pixels: popups are moved below the controls. */
const controlsHeight = 108

type Props = {
  map: LeafletMap
  /** One, or several that the map shows as one cluster at its largest zoom. */
  selected: readonly MapLocation[]
  /** The zoom at which a location is shown, at least. */
  zoom: number
  onSelect: (locations: readonly MapLocation[]) => void
}

export const pointOf = ({ latitude, longitude }: Coordinates): LatLngTuple => [latitude, longitude]

const mean = (values: readonly number[]) =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : undefined

const middleOf = (locations: readonly Coordinates[]) => [
  mean(locations.map(({ latitude }) => latitude)),
  mean(locations.map(({ longitude }) => longitude)),
]

/** Shows the chosen locations in a popup; one has its pin, also where the map draws a cluster. */
export const SelectedLocations = ({ map, selected, zoom, onSelect }: Props) => {
  const { t } = useLingui()
  const [content] = useState(() => document.createElement('div'))
  const [latitude, longitude] = middleOf(selected)
  const isOne = selected.length === 1
  const id = selected[0]?.id
  useEffect(() => {
    if (latitude === undefined || longitude === undefined) return
    const point: LatLngTuple = [latitude, longitude]
    if (map.getBounds().contains(point) && map.getZoom() >= zoom) return
    const shownZoom = Math.max(map.getZoom(), zoom)
    const belowPopup = map.project(point, shownZoom).subtract([0, popupOffset])
    map.setView(map.unproject(belowPopup, shownZoom), shownZoom)
  }, [map, latitude, longitude, zoom])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other locations have another popup
  useEffect(() => {
    if (latitude === undefined || longitude === undefined) return
    const point: LatLngTuple = [latitude, longitude]
    const chosen = marker(point, {
      icon: chosenPin,
      interactive: false,
      keyboard: false,
      zIndexOffset: 1_000,
    })
    if (isOne) chosen.addTo(map)
    const unselect = () => onSelect([])
    const opened = popup(point, {
      content,
      offset: [0, -34],
      minWidth: 220,
      maxWidth: 280,
      maxHeight: 200,
      autoPanPaddingTopLeft: [8, controlsHeight],
      closeButton: false,
    })
    opened.on('remove', unselect).openOn(map)
    return () => {
      opened.off('remove', unselect).remove()
      chosen.remove()
    }
  }, [map, content, id, isOne, latitude, longitude, onSelect])
  const further = selected.length - maxListed
  return createPortal(
    <>
      {selected.slice(0, maxListed).map((location) => (
        <div key={location.id} className="map-popup-location">
          <LocationCard location={location} Name="p" />
        </div>
      ))}
      {further > 0 && (
        <p className="map-popup-location">
          <Plural value={further} one="and # more address" other="and # more addresses" />
        </p>
      )}
      <button
        type="button"
        className="map-popup-close"
        aria-label={t`Close`}
        onClick={() => map.closePopup()}
      >
        <Icon name="x" />
      </button>
    </>,
    content,
  )
}
