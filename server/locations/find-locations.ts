import { groupLocations } from '../../domain/locations/list-locations.ts'
import { createPlaces } from '../../domain/locations/places.ts'
import { memoizeByContentVersion } from '../content/content-version.ts'
import type { Database } from '../db/client.ts'

export const locationColumns = [
  'id',
  'name',
  'category',
  'address',
  'latitude',
  'longitude',
  'function',
  'website',
] as const

/** All locations of the map, by id. */
export const readLocations = (db: Database) =>
  db.selectFrom('location').select(locationColumns).orderBy('id').execute()

/** The locations by category, and the places that can be searched. */
export const findLocations = memoizeByContentVersion(async (db: Database) => {
  const locations = await readLocations(db)
  return { groups: groupLocations(locations), places: createPlaces(locations) }
})
