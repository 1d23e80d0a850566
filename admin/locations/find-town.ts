import type { Coordinates } from '../../domain/locations/map-location.ts'
import { createPlaces, findPlaces, readAddressEnd } from '../../domain/locations/places.ts'

type Row = { fields: Coordinates & { address: string } }

/**
 * The middle of the town of an address, from the locations of the public map: no address leaves the
 * laboratory. Undefined if the address has no town, or no location is near.
 */
export const findTown = async (address: string) => {
  const end = readAddressEnd(address)
  if (!end) return undefined
  const response = await fetch('/api/tables/Map')
  if (!response.ok) return undefined
  const { records }: { records: Row[] } = await response.json()
  const places = createPlaces(records.map(({ fields }) => fields))
  return findPlaces(places, `${end.postcode} ${end.town}`, 1)[0]
}
