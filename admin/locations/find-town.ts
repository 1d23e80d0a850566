import { createPlaces, findPlaces, readAddressEnd } from '../../domain/locations/places.ts'
import { api } from '../api/client.ts'

/**
 * The middle of the town of an address, from the locations of the public map: no address leaves the
 * laboratory. Undefined if the address has no town, or no location is near.
 */
export const findTown = async (address: string) => {
  const end = readAddressEnd(address)
  if (!end) return undefined
  const { data } = await api.GET('/tables/Map').catch(() => ({ data: undefined }))
  if (!data) return undefined
  const places = createPlaces(data.records.map(({ fields }) => fields))
  return findPlaces(places, `${end.postcode} ${end.town}`, 1)[0]
}
