// Writes blocks/contact-map/outline.json: Switzerland from Natural Earth (public domain, through
// world-atlas) with Lake Geneva, rivers and places, drawn by hand (drawn-outline.json); and app/content/where/surroundings.json:
// borders and coasts of Europe, further lakes. Run after a change: node scripts/draw-outline.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { feature, mesh } from 'topojson-client'

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** '46.2,6.1 46.3,6.2' → [[46.2, 6.1], [46.3, 6.2]] */
const pointsOf = (text) => text.split(' ').map((point) => point.split(',').map(Number))

// `nearGeneva`: a finer border, as that of Natural Earth excludes villages. `from`: the lowest zoom that shows a label.
const { nearGeneva, lake, rivers, lakes, places, cities } = readJson('scripts/drawn-outline.json')

const world = readJson('node_modules/world-atlas/countries-10m.json')
const country = world.objects.countries.geometries.find(
  ({ properties }) => properties.name === 'Switzerland',
)
const [drawn] = feature(world, country).geometry.coordinates

/** The ring with the part between the ends of `finer` replaced. */
const replaced = (points, finer) => {
  const indexOf = ([x, y]) => points.findIndex(([px, py]) => Math.hypot(px - x, py - y) < 0.001)
  const [from, to] = [indexOf(finer[0]), indexOf(finer.at(-1))]
  if (from < 0 || to < 0) throw new Error('the border has other points than it had')
  return from < to
    ? [...points.slice(0, from), ...finer, ...points.slice(to + 1)]
    : [...points.slice(0, to), ...finer.toReversed(), ...points.slice(from + 1)]
}

const ring = replaced(drawn, pointsOf(nearGeneva))

const distance = ([x, y], [ax, ay], [bx, by]) => {
  const [dx, dy] = [bx - ax, by - ay]
  const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

/**
 * Douglas–Peucker: omits points closer than `tolerance`, in degrees, to the line between their
 * neighbours. `detail` multiplies the distances where the map is shown enlarged.
 */
const simplify = (points, tolerance, detail) => {
  if (points.length < 3) return points
  const [first, last] = [points[0], points.at(-1)]
  const away = points.map((point) => distance(point, first, last) * detail(point))
  const at = away.indexOf(Math.max(...away))
  if (away[at] <= tolerance) return [first, last]
  const halves = [points.slice(0, at + 1), points.slice(at)]
  const [before, after] = halves.map((half) => simplify(half, tolerance, detail))
  return [...before.slice(0, -1), ...after]
}

/** Keeps every point around the lake. */
const detailAtLake = ([x]) => (x < 6.35 ? 20 : 1)

const short = (value) => Math.round(value * 1_000) / 1_000

/** Leaflet expects latitude first. */
const switzerland = simplify(ring, 0.006, detailAtLake).map(([x, y]) => [short(y), short(x)])

const europe = { west: -11, east: 26, south: 35, north: 57 }

const isEuropean = ([x, y]) =>
  x > europe.west && x < europe.east && y > europe.south && y < europe.north

const countries = readJson('node_modules/world-atlas/countries-50m.json')

/** Coarser, as these lines are at the edge of the map. */
const detailNearby = ([x, y]) => (x > 4.5 && x < 12 && y > 44.5 && y < 49.5 ? 5 : 1)

const isSwiss = ({ properties }) => properties.name === 'Switzerland'

// The finer outline of Switzerland is drawn over them.
const borders = mesh(
  countries,
  countries.objects.countries,
  (one, other) => !isSwiss(one) && !isSwiss(other),
)
  .coordinates.filter((line) => line.some(isEuropean))
  .map((line) => simplify(line.filter(isEuropean), 0.13, detailNearby))
  .filter((line) => line.length > 2)
  .map((line) => line.map(([x, y]) => [Math.round(y * 100) / 100, Math.round(x * 100) / 100]))

writeFileSync(
  'app/content/where/surroundings.json',
  `${JSON.stringify({ borders, lakes: Object.values(lakes).map(pointsOf), places: cities })}\n`,
)

writeFileSync(
  'blocks/contact-map/outline.json',
  `${JSON.stringify({ switzerland, lake: pointsOf(lake), rivers: rivers.map(pointsOf), places })}\n`,
)
