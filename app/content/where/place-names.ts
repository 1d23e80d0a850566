import type { Map as LeafletMap } from 'leaflet'

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

const movedBy = ({ left, right, top, bottom }: Box, pixels: number): Box => ({
  left,
  right,
  top: top + pixels,
  bottom: bottom + pixels,
})

const overlaps = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

/** In pixels, between a name and a marker. */
const gap = 2

/** Moves the names of towns above or below the markers that cover them; hides a name without room. */
export const placeNames = (map: LeafletMap) => {
  const markers = map.getPane('markerPane')?.querySelectorAll('.map-cluster, .map-pin') ?? []
  const taken: Box[] = [...markers].map((marker) => marker.getBoundingClientRect())
  for (const name of map.getPane('places')?.querySelectorAll<HTMLElement>('span') ?? []) {
    name.style.translate = ''
    name.style.visibility = ''
    const box = name.getBoundingClientRect()
    const covering = taken.filter((other) => overlaps(box, other))
    const tops = covering.map(({ top }) => top)
    const bottoms = covering.map(({ bottom }) => bottom)
    const moves = [0, Math.min(...tops) - gap - box.bottom, Math.max(...bottoms) + gap - box.top]
    const move = moves.find((by) => {
      const moved = movedBy(box, by)
      return Number.isFinite(by) && !taken.some((other) => overlaps(moved, other))
    })
    if (move === undefined) name.style.visibility = 'hidden'
    else {
      name.style.translate = `0 ${move}px`
      taken.push(movedBy(box, move))
    }
  }
}
