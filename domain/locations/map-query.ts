import { isMapCategory, type MapCategory } from './map-location.ts'

/** What the address of the map page asks for. */
export type MapQuery = {
  category: MapCategory | undefined
  /** Postcode or town as typed; '' for none. */
  place: string
  /** From 1. */
  page: number
}

/** Parameters of the address; the page depends on no others. */
export const mapParameters = ['category', 'place', 'page'] as const

export const maxPlaceLength = 80

/** Reads the query of the address; invalid values count as absent. */
export const readMapQuery = (search: URLSearchParams): MapQuery => {
  const category = search.get('category')
  const page = search.get('page') ?? ''
  return {
    category: isMapCategory(category) ? category : undefined,
    place: (search.get('place') ?? '').trim().slice(0, maxPlaceLength),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** '?category=Doctor&place=8001+Z%C3%BCrich&page=2', without absent values; '' for none. */
export const writeMapQuery = ({ category, place, page }: MapQuery): string => {
  const search = new URLSearchParams()
  if (category) search.set('category', category)
  if (place) search.set('place', place)
  if (page > 1) search.set('page', `${page}`)
  return search.size > 0 ? `?${search}` : ''
}
