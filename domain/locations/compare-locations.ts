import { nameKey } from '../search/name-key.ts'
import { type LocationFieldName, type LocationInput, locationFieldNames } from './check-location.ts'
import type { MapLocation } from './map-location.ts'

/** A location of a file; `number` is its id, undefined for a new one or a file without numbers. */
export type ImportedLocation = LocationInput & { row: number; number: number | undefined }

type LocationChange = {
  row: number
  before: MapLocation
  after: MapLocation
  fields: LocationFieldName[]
}

export type LocationDifferences = {
  added: (LocationInput & { row: number })[]
  changed: LocationChange[]
  /** Locations that the file does not have. */
  removed: MapLocation[]
  unchanged: number
}

export type CompareProblem = { row: number; code: 'number-unknown' | 'row-repeated' }

/** Equal for the same location, however it is written. */
const placeKey = ({ name, address }: Pick<MapLocation, 'name' | 'address'>): string =>
  `${nameKey(name)}|${nameKey(address)}`

const fieldsOf = (location: LocationInput): LocationInput => ({
  name: location.name,
  category: location.category,
  address: location.address,
  latitude: location.latitude,
  longitude: location.longitude,
  function: location.function,
  website: location.website,
})

type Comparison = { differences: LocationDifferences; problems: CompareProblem[] }

/**
 * The differences that a file makes. Rows are the stored location of their number, else the one
 * with the same name and address. In steps, between which the caller may pause.
 */
export function* compareLocations(
  stored: readonly MapLocation[],
  imported: readonly ImportedLocation[],
): Generator<undefined, Comparison> {
  const byId = new Map(stored.map((location) => [location.id, location]))
  const byPlace = new Map<string, MapLocation>()
  for (const location of stored) {
    byPlace.set(placeKey(location), location)
    yield
  }
  const numbered = new Set(imported.flatMap(({ number }) => number ?? []))
  const seen = new Set<string | number>()
  const differences: LocationDifferences = { added: [], changed: [], removed: [], unchanged: 0 }
  const problems: CompareProblem[] = []
  const kept = new Set<number>()
  for (const location of imported) {
    yield
    const { row, number } = location
    const key = placeKey(location)
    const same = byPlace.get(key)
    const before =
      number === undefined ? (same && !numbered.has(same.id) ? same : undefined) : byId.get(number)
    const isRepeated = seen.has(key) || (number !== undefined && seen.has(number))
    if (number !== undefined && !before) problems.push({ row, code: 'number-unknown' })
    else if (isRepeated) problems.push({ row, code: 'row-repeated' })
    seen.add(key)
    if (number !== undefined) seen.add(number)
    if (!before) {
      differences.added.push({ row, ...fieldsOf(location) })
      continue
    }
    kept.add(before.id)
    const fields = locationFieldNames.filter((name) => location[name] !== before[name])
    if (fields.length === 0) differences.unchanged += 1
    else
      differences.changed.push({
        row,
        before,
        after: { id: before.id, ...fieldsOf(location) },
        fields,
      })
  }
  differences.removed = stored.filter(({ id }) => !kept.has(id))
  return { differences, problems }
}
