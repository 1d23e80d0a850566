// Writes blocks/contact-map/outline.json: Switzerland from Natural Earth (public domain, through
// world-atlas) with Lake Geneva, rivers and places, drawn by hand. Run after a change: node scripts/draw-outline.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { feature } from 'topojson-client'

const world = JSON.parse(readFileSync('node_modules/world-atlas/countries-10m.json', 'utf8'))
const country = world.objects.countries.geometries.find(
  ({ properties }) => properties.name === 'Switzerland',
)
const [drawn] = feature(world, country).geometry.coordinates

/** A finer border around Geneva: that of Natural Earth excludes villages. */
const nearGeneva = [
  [6.2803, 46.2406],
  [6.298, 46.226],
  [6.277, 46.214],
  [6.25, 46.208],
  [6.2365, 46.2055],
  [6.222, 46.199],
  [6.2095, 46.1935],
  [6.203, 46.186],
  [6.194, 46.179],
  [6.1935, 46.172],
  [6.19, 46.164],
  [6.176, 46.159],
  [6.156, 46.152],
  [6.138, 46.145],
  [6.113, 46.144],
  [6.095, 46.15],
  [6.074, 46.151],
  [6.052, 46.142],
  [6.03, 46.141],
  [5.9815, 46.1409],
]

/** The ring with the part between the ends of `finer` replaced. */
const replaced = (points, finer) => {
  const indexOf = ([x, y]) => points.findIndex(([px, py]) => Math.hypot(px - x, py - y) < 0.001)
  const [from, to] = [indexOf(finer[0]), indexOf(finer.at(-1))]
  if (from < 0 || to < 0) throw new Error('the border has other points than it had')
  return from < to
    ? [...points.slice(0, from), ...finer, ...points.slice(to + 1)]
    : [...points.slice(0, to), ...finer.toReversed(), ...points.slice(from + 1)]
}

const ring = replaced(drawn, nearGeneva)

/** In degrees: points closer to the line between their neighbours are omitted. */
const tolerance = 0.006

const distance = ([x, y], [ax, ay], [bx, by]) => {
  const [dx, dy] = [bx - ax, by - ay]
  const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

/** Douglas–Peucker; keeps every point around the lake, where the map is shown enlarged. */
const simplify = (points) => {
  if (points.length < 3) return points
  const [first, last] = [points[0], points.at(-1)]
  const away = points.map((point) => distance(point, first, last) * (point[0] < 6.35 ? 20 : 1))
  const at = away.indexOf(Math.max(...away))
  if (away[at] <= tolerance) return [first, last]
  return [...simplify(points.slice(0, at + 1)).slice(0, -1), ...simplify(points.slice(at))]
}

const short = (value) => Math.round(value * 1_000) / 1_000

/** Leaflet expects latitude first. */
const switzerland = simplify(ring).map(([x, y]) => [short(y), short(x)])

const lake = [
  [46.205, 6.149],
  [46.213, 6.152],
  [46.235, 6.152],
  [46.26, 6.163],
  [46.283, 6.172],
  [46.315, 6.192],
  [46.35, 6.21],
  [46.381, 6.242],
  [46.4, 6.265],
  [46.425, 6.285],
  [46.457, 6.335],
  [46.47, 6.4],
  [46.479, 6.46],
  [46.506, 6.498],
  [46.517, 6.56],
  [46.506, 6.627],
  [46.502, 6.685],
  [46.488, 6.73],
  [46.468, 6.785],
  [46.459, 6.843],
  [46.432, 6.907],
  [46.4, 6.925],
  [46.388, 6.86],
  [46.393, 6.805],
  [46.408, 6.72],
  [46.403, 6.59],
  [46.398, 6.52],
  [46.376, 6.478],
  [46.35, 6.4],
  [46.352, 6.37],
  [46.371, 6.327],
  [46.362, 6.302],
  [46.33, 6.265],
  [46.3, 6.24],
  [46.277, 6.218],
  [46.245, 6.196],
  [46.222, 6.178],
  [46.208, 6.162],
]

const rivers = [
  // Rhône, from the lake to the border.
  [
    [46.205, 6.149],
    [46.2045, 6.139],
    [46.2015, 6.131],
    [46.2013, 6.1225],
    [46.204, 6.112],
    [46.199, 6.103],
    [46.194, 6.099],
    [46.199, 6.089],
    [46.2, 6.075],
    [46.205, 6.058],
    [46.199, 6.037],
    [46.187, 6.02],
    [46.177, 6.0],
    [46.163, 5.985],
    [46.152, 5.967],
  ],
  // Arve, from the border into the Rhône.
  [
    [46.173, 6.245],
    [46.18, 6.222],
    [46.182, 6.2],
    [46.178, 6.182],
    [46.1795, 6.166],
    [46.1865, 6.157],
    [46.188, 6.147],
    [46.192, 6.138],
    [46.197, 6.131],
    [46.2013, 6.1225],
  ],
]

/** Labels of the map; `from` is the lowest zoom that shows a label. */
const places = [
  { name: 'Genève', at: [46.2044, 6.1432], from: 8 },
  { name: 'Lausanne', at: [46.5197, 6.6323], from: 8 },
  { name: 'Carouge', at: [46.1814, 6.1394], from: 12 },
  { name: 'Lancy', at: [46.187, 6.118], from: 12 },
  { name: 'Onex', at: [46.184, 6.102], from: 12 },
  { name: 'Vernier', at: [46.216, 6.085], from: 11 },
  { name: 'Plan-les-Ouates', at: [46.168, 6.118], from: 12 },
  { name: 'Veyrier', at: [46.167, 6.185], from: 12 },
  { name: 'Troinex', at: [46.163, 6.146], from: 13 },
  { name: 'Vessy', at: [46.181, 6.166], from: 13 },
  { name: 'Bardonnex', at: [46.15, 6.105], from: 12 },
  { name: 'Chêne-Bourg', at: [46.195, 6.194], from: 12 },
  { name: 'Annemasse', at: [46.194, 6.237], from: 11 },
  { name: 'Meyrin', at: [46.234, 6.08], from: 11 },
  { name: 'Versoix', at: [46.284, 6.162], from: 10 },
  { name: 'Nyon', at: [46.383, 6.239], from: 9 },
  { name: 'Saint-Julien-en-Genevois', at: [46.144, 6.081], from: 11 },
]

writeFileSync(
  'blocks/contact-map/outline.json',
  `${JSON.stringify({ switzerland, lake, rivers, places })}\n`,
)
