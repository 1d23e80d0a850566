import type { Generated } from 'kysely'
import type { MapCategory } from '../../../domain/locations/map-location.ts'

/** A location of the map (D1 §3). */
export type LocationTable = {
  id: number
  name: string
  category: MapCategory
  /** In one line, ending with postcode and town. */
  address: string
  latitude: number
  longitude: number
  function: Generated<string>
  website: Generated<string>
  /** Counts changes. */
  version: Generated<number>
}
