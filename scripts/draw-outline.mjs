// Writes blocks/contact-map/outline.json: Switzerland from Natural Earth (public domain, through
// world-atlas) with Lake Geneva, rivers and places, drawn by hand; and app/content/where/surroundings.json:
// borders and coasts of Europe, further lakes. Run after a change: node scripts/draw-outline.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { feature, mesh } from 'topojson-client'

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

/** Labels of the map of the whole country. */
const cities = [
  ['Paris', 48.857, 2.352, 5],
  ['Milano', 45.464, 9.19, 5],
  ['München', 48.137, 11.575, 6],
  ['Lyon', 45.764, 4.836, 6],
  ['Strasbourg', 48.573, 7.752, 7],
  ['Torino', 45.07, 7.687, 7],
  ['Stuttgart', 48.775, 9.18, 7],
  ['Bern', 46.948, 7.447, 6],
  ['Zürich', 47.377, 8.542, 7],
  ['Basel', 47.556, 7.589, 8],
  ['Luzern', 47.05, 8.305, 8],
  ['St. Gallen', 47.424, 9.377, 8],
  ['Chur', 46.85, 9.532, 8],
  ['Lugano', 46.005, 8.952, 8],
  ['Sion', 46.233, 7.36, 8],
  ['Fribourg', 46.806, 7.162, 9],
  ['Neuchâtel', 46.992, 6.931, 9],
  ['Winterthur', 47.499, 8.729, 9],
  ['Schaffhausen', 47.697, 8.634, 9],
  ['Bellinzona', 46.195, 9.024, 9],
  ['Davos', 46.802, 9.836, 9],
  ['St. Moritz', 46.498, 9.838, 9],
  ['Delémont', 47.365, 7.345, 9],
  ['Thun', 46.758, 7.628, 9],
  ['Brig', 46.317, 7.988, 9],
  ['Biel', 47.137, 7.247, 10],
  ['Solothurn', 47.208, 7.537, 10],
  ['Aarau', 47.391, 8.045, 10],
  ['Zug', 47.166, 8.516, 10],
  ['Locarno', 46.17, 8.796, 10],
  ['Interlaken', 46.686, 7.863, 10],
  ['La Chaux-de-Fonds', 47.104, 6.828, 10],
  ['Frauenfeld', 47.556, 8.897, 10],
  ['Glarus', 47.04, 9.067, 10],
  ['Altdorf', 46.88, 8.644, 10],
  ['Martigny', 46.102, 7.072, 10],
  ['Yverdon', 46.779, 6.641, 10],
  ['Montreux', 46.432, 6.911, 10],
  ['Sierre', 46.292, 7.532, 11],
  ['Olten', 47.352, 7.907, 11],
  ['Baden', 47.473, 8.306, 11],
  ['Burgdorf', 47.059, 7.627, 11],
  ['Rapperswil', 47.226, 8.818, 11],
  ['Wil', 47.462, 9.046, 11],
  ['Sargans', 47.049, 9.44, 11],
  ['Scuol', 46.797, 10.298, 10],
].map(([name, latitude, longitude, from]) => ({ name, at: [latitude, longitude], from }))

/** Drawn by hand, at the accuracy of the smallest zoom that shows the whole country. */
const lakes = {
  neuchatel:
    '46.785,6.645 46.808,6.645 46.85,6.72 46.893,6.77 46.925,6.83 46.94,6.855 46.975,6.88 46.99,6.93 47.012,6.985 47.005,7.03 46.985,7.03 46.96,7.015 46.925,6.955 46.895,6.9 46.853,6.845 46.805,6.745',
  biel: '47.065,7.095 47.083,7.135 47.094,7.155 47.132,7.235 47.125,7.24 47.085,7.215 47.07,7.19 47.05,7.15 47.043,7.1',
  murten: '46.96,7.11 46.952,7.095 46.945,7.08 46.925,7.04 46.908,7.07 46.93,7.113',
  thun: '46.745,7.64 46.735,7.66 46.728,7.675 46.71,7.7 46.695,7.735 46.686,7.755 46.68,7.815 46.66,7.81 46.655,7.775 46.675,7.7 46.69,7.685 46.705,7.645 46.72,7.63',
  brienz:
    '46.69,7.895 46.705,7.9 46.72,7.93 46.74,7.965 46.755,8.035 46.75,8.055 46.737,8.02 46.712,7.965',
  lucerne:
    '47.052,8.31 47.04,8.36 47.082,8.435 47.035,8.4 47.03,8.43 47.01,8.48 46.99,8.525 46.992,8.6 46.905,8.62 46.935,8.58 46.968,8.593 46.985,8.575 46.97,8.475 46.977,8.42 47,8.4 47,8.37 46.98,8.34 46.953,8.278 46.985,8.31 47.015,8.335 47.04,8.325',
  zug: '47.167,8.51 47.178,8.46 47.165,8.44 47.14,8.455 47.125,8.46 47.097,8.465 47.065,8.52 47.1,8.515 47.145,8.51',
  zurich:
    '47.367,8.542 47.34,8.57 47.315,8.58 47.268,8.645 47.252,8.69 47.237,8.725 47.225,8.815 47.224,8.94 47.195,8.855 47.205,8.78 47.21,8.71 47.231,8.675 47.262,8.6 47.295,8.57 47.325,8.55 47.345,8.535',
  walen: '47.133,9.1 47.13,9.215 47.125,9.305 47.115,9.255 47.115,9.21 47.12,9.17',
  constance:
    '47.66,9.185 47.68,9.2 47.745,9.13 47.81,9.03 47.765,9.165 47.72,9.225 47.69,9.27 47.65,9.48 47.545,9.68 47.505,9.745 47.5,9.65 47.485,9.56 47.48,9.495 47.515,9.435 47.565,9.38 47.645,9.19',
  unter: '47.66,9.17 47.673,9.085 47.667,8.985 47.66,8.87 47.735,8.97 47.7,9.06',
  maggiore:
    '46.165,8.8 46.15,8.855 46.12,8.77 46.045,8.735 46,8.74 45.91,8.615 45.76,8.56 45.92,8.56 46.06,8.7 46.12,8.71',
  lugano:
    '46.002,8.955 46.005,9 46.035,9.13 45.97,8.975 45.953,8.967 45.905,8.98 45.91,8.968 45.955,8.947 45.985,8.945',
  agno: '45.995,8.905 45.957,8.905 45.923,8.912 45.927,8.94 45.905,8.9 45.948,8.89 45.965,8.868 45.965,8.882 45.98,8.89',
}

/** '46.2,6.1 46.3,6.2' → [[46.2, 6.1], [46.3, 6.2]] */
const pointsOf = (text) => text.split(' ').map((point) => point.split(',').map(Number))

const europe = { west: -11, east: 26, south: 35, north: 57 }

const isEuropean = ([x, y]) =>
  x > europe.west && x < europe.east && y > europe.south && y < europe.north

const countries = JSON.parse(readFileSync('node_modules/world-atlas/countries-50m.json', 'utf8'))

/** Whether a point is shown enlarged, beside Switzerland. */
const isNear = ([x, y]) => x > 4.5 && x < 12 && y > 44.5 && y < 49.5

/** Douglas–Peucker, coarser: these lines are at the edge of the map. */
const coarse = (points) => {
  if (points.length < 3) return points
  const [first, last] = [points[0], points.at(-1)]
  const away = points.map((point) => distance(point, first, last) * (isNear(point) ? 5 : 1))
  const at = away.indexOf(Math.max(...away))
  if (away[at] <= 0.13) return [first, last]
  return [...coarse(points.slice(0, at + 1)).slice(0, -1), ...coarse(points.slice(at))]
}

const isSwiss = ({ properties }) => properties.name === 'Switzerland'

// The finer outline of Switzerland is drawn over them.
const borders = mesh(
  countries,
  countries.objects.countries,
  (one, other) => !isSwiss(one) && !isSwiss(other),
)
  .coordinates.filter((line) => line.some(isEuropean))
  .map((line) => coarse(line.filter(isEuropean)))
  .filter((line) => line.length > 2)
  .map((line) => line.map(([x, y]) => [Math.round(y * 100) / 100, Math.round(x * 100) / 100]))

writeFileSync(
  'app/content/where/surroundings.json',
  `${JSON.stringify({ borders, lakes: Object.values(lakes).map(pointsOf), places: cities })}\n`,
)

writeFileSync(
  'blocks/contact-map/outline.json',
  `${JSON.stringify({ switzerland, lake, rivers, places })}\n`,
)
