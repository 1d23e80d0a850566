import { pick } from '../pick.ts'
import { searchKey } from '../search/staff-search.ts'
import type { Coordinates } from './map-location.ts'

/** Names of Swiss towns in the other national languages and English, by the name in addresses. */
const townAliases: Readonly<Record<string, readonly string[]>> = {
  Aigle: ['Älen'],
  Basel: ['Bâle', 'Basilea', 'Basle'],
  Bellinzona: ['Bellinzone', 'Bellenz'],
  Bern: ['Berne', 'Berna'],
  Biel: ['Bienne'],
  Brig: ['Brigue', 'Briga'],
  Bulle: ['Boll'],
  Burgdorf: ['Berthoud'],
  Chur: ['Coire', 'Coira', 'Cuira'],
  Delémont: ['Delsberg'],
  Fribourg: ['Freiburg', 'Friburgo'],
  Genève: ['Genf', 'Ginevra', 'Geneva'],
  Glarus: ['Glaris', 'Glarona'],
  Lausanne: ['Losanna'],
  Luzern: ['Lucerne', 'Lucerna'],
  Martigny: ['Martinach'],
  Murten: ['Morat'],
  Neuchâtel: ['Neuenburg'],
  Nyon: ['Neuss'],
  Porrentruy: ['Pruntrut'],
  Schaffhausen: ['Schaffhouse', 'Sciaffusa'],
  Sierre: ['Siders'],
  Sion: ['Sitten'],
  Solothurn: ['Soleure', 'Soletta'],
  'St. Gallen': ['Saint-Gall', 'San Gallo'],
  Thun: ['Thoune'],
  Vevey: ['Vivis'],
  Visp: ['Viège'],
  Winterthur: ['Winterthour'],
  'Yverdon-les-Bains': ['Iferten'],
  Zug: ['Zoug', 'Zugo'],
  Zürich: ['Zurigo'],
}

/** A town or postcode from which distances are measured. */
export type Place = Coordinates & {
  /** '8001 Zürich', 'Zürich', or '8142' for a postcode that is estimated. */
  label: string
  /** Whether the position is estimated from neighbouring postcodes. */
  isEstimated: boolean
}

type PostcodePlace = Place & { postcode: string; town: string; keys: readonly string[] }

/** Towns and postcodes of locations, by which other postcodes are estimated. */
export type Places = {
  towns: readonly (Place & { keys: readonly string[] })[]
  postcodes: readonly PostcodePlace[]
}

const addressEnd = /(?:^|[\s,])(?:CH-)?(\d{4})\s+([^,\d][^,]*)$/

/** Postcode and town at the end of an address; undefined for another form. */
export const readAddressEnd = (address: string) => {
  const [, postcode, town] = addressEnd.exec(address.trim()) ?? []
  return postcode && town ? { postcode, town: town.trim() } : undefined
}

/** Folds what is written in two ways: 'Zuerich' and 'Zürich', 'Saint Gall' and 'St-Gall'. */
const townKey = (text: string) =>
  searchKey(text)
    .replace(/[^a-z\d]+/g, ' ')
    .trim()
    .replace(/^(?:sankt|saint|sant) /, 'st ')

const keysOf = (town: string) => {
  const [main = town] = town.split(/[/(]| [A-Z]{2}$/)
  const names = [town, ...town.split('/'), ...(townAliases[main.trim()] ?? [])]
  return [...new Set(names.map(townKey))].filter(Boolean)
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

const meanOf = (points: readonly Coordinates[]): Coordinates => ({
  latitude: mean(points.map(({ latitude }) => latitude)),
  longitude: mean(points.map(({ longitude }) => longitude)),
})

/** The towns and postcodes of locations, each at the mean of its locations. */
export const createPlaces = (locations: readonly (Coordinates & { address: string })[]): Places => {
  const located = locations.flatMap((location) => {
    const end = readAddressEnd(location.address)
    return end ? [{ ...location, ...end }] : []
  })
  const postcodes = [
    ...Map.groupBy(located, ({ postcode, town }) => `${postcode} ${town}`).entries(),
  ].map(([label, own]) => {
    const { postcode = '', town = '' } = own[0] ?? {}
    return { label, postcode, town, keys: keysOf(town), isEstimated: false, ...meanOf(own) }
  })
  const towns = [...Map.groupBy(postcodes, ({ town }) => town).entries()]
    .filter(([, own]) => own.length > 1)
    .map(([town, own]) => ({
      label: town,
      keys: keysOf(town),
      isEstimated: false,
      ...meanOf(own),
    }))
  return { towns, postcodes: postcodes.toSorted((a, b) => (a.label < b.label ? -1 : 1)) }
}

const toPlace = (place: Place): Place =>
  pick(place, 'label', 'latitude', 'longitude', 'isEstimated')

/** Swiss postcodes are numbered by region: neighbours in number are neighbours on the map. */
const estimate = ({ postcodes }: Places, postcode: string): Place[] => {
  for (const length of [3, 2]) {
    const near = postcodes.filter((place) => place.postcode.startsWith(postcode.slice(0, length)))
    if (near.length > 0) return [{ label: postcode, isEstimated: true, ...meanOf(near) }]
  }
  return []
}

const findByPostcode = (places: Places, digits: string, limit: number) => {
  const found = places.postcodes.filter(({ postcode }) => postcode.startsWith(digits))
  if (found.length > 0 || digits.length < 4) return found.slice(0, limit).map(toPlace)
  return estimate(places, digits)
}

/** 0 is the best; undefined for no match. */
const rankOf = (keys: readonly string[], searched: string) => {
  if (keys.includes(searched)) return 0
  if (keys.some((key) => key.startsWith(searched))) return 1
  if (keys.some((key) => key.includes(` ${searched}`))) return 2
  return keys.some((key) => key.includes(searched)) ? 3 : undefined
}

/** Below, a text inside of a word would match nearly everything. */
const minInnerLength = 3

const findByTown = ({ towns, postcodes }: Places, searched: string, limit: number) =>
  [...towns, ...postcodes]
    .flatMap((place) => {
      const rank = rankOf(place.keys, searched)
      const isTooShort = rank !== undefined && rank >= 2 && searched.length < minInnerLength
      return rank === undefined || isTooShort ? [] : [{ place, rank }]
    })
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, limit)
    .map(({ place }) => toPlace(place))

/**
 * The places for a postcode or its beginning, a town in any language, or both ('8001 Zürich'), best
 * first. A postcode without a location is estimated from its neighbours. [] for none.
 */
export const findPlaces = (places: Places, text: string, limit = 8): Place[] => {
  const [, digits = '', name = ''] = /^\s*(?:CH[-\s]?(?=\d))?(\d*)\s*(.*?)\s*$/is.exec(text) ?? []
  const searched = townKey(name)
  if (digits.length > 4) return []
  if (!searched) return digits ? findByPostcode(places, digits, limit) : []
  if (!digits) return findByTown(places, searched, limit)
  const both = places.postcodes.filter(
    ({ postcode, keys }) => postcode === digits && rankOf(keys, searched) !== undefined,
  )
  return both.length > 0 ? both.slice(0, limit).map(toPlace) : findByPostcode(places, digits, limit)
}
