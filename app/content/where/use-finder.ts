import { useCallback, useEffect, useMemo, useState } from 'react'
import {
  groupLocations,
  type LocationGroups,
  type LocationPage,
  listLocations,
} from '../../../domain/locations/list-locations.ts'
import {
  type Coordinates,
  defaultMapCategory,
  isMapCategory,
  type MapCategory,
  type MapLocation,
} from '../../../domain/locations/map-location.ts'
import { type MapQuery, writeMapQuery } from '../../../domain/locations/map-query.ts'
import { createPlaces, type Place, type Places } from '../../../domain/locations/places.ts'
import { retryDelayMs } from '../../browser/retry.ts'
import { persistedStore } from '../../shell/persisted/persisted-store.ts'
import { useRestored } from '../../shell/persisted/use-persisted.ts'

/** Where distances are measured from: a searched place or the person's position. */
type Origin = Coordinates & {
  /** Undefined for the person's position. */
  place: Place | undefined
}

/** What the server has rendered for the address. */
export type FinderProps = {
  query: MapQuery
  counts: Readonly<Record<MapCategory, number>>
  /** The places that match the query's place, the best first. */
  choices: readonly Place[]
  list: LocationPage
}

export type FinderState = { category: MapCategory; origin: Origin | undefined; page: number }

export const originOf = (place: Place | undefined): Origin | undefined =>
  place && { latitude: place.latitude, longitude: place.longitude, place }

type MapTable = { records: readonly { id: number; fields: Omit<MapLocation, 'id'> }[] }

type AllLocations = { groups: LocationGroups; places: Places }

let loading: Promise<AllLocations> | undefined

/** The table of the map; an outage may have passed after three seconds (D1 §4). */
const requestMap = async () => {
  const response = await fetch('/api/tables/Map')
  if (response.status < 500) return response
  await new Promise((resolve) => setTimeout(resolve, retryDelayMs))
  return fetch('/api/tables/Map')
}

const fetchLocations = async (): Promise<AllLocations> => {
  const response = await requestMap()
  if (!response.ok) throw new Error(`The table of the map: status ${response.status}`)
  const { records }: MapTable = await response.json()
  const locations = records.map(({ id, fields }) => ({ id, ...fields }))
  return { groups: groupLocations(locations), places: createPlaces(locations) }
}

/** Loads all locations once per page; a failed load is tried again. */
const loadLocations = () => {
  loading ??= fetchLocations()
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

/** All locations, undefined until they are loaded. */
const useLocations = () => {
  const [all, setAll] = useState<AllLocations>()
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    loadLocations().then(setAll, () => setFailed(true))
  }, [])
  useEffect(load, [load])
  return { all, hasFailed, retry: load }
}

const addressDelayMs = 200

/** The address shows what is listed, so that it can be reloaded and sent; never the position. */
const showInAddress = ({ category, origin, page }: FinderState) => {
  const query = writeMapQuery({ category, place: origin?.place?.label ?? '', page })
  history.replaceState(history.state, '', `${location.pathname}${query}`)
}

/** What was chosen and typed before hydration, which resets it: read in the first rendering. */
const readEarlyInput = () => {
  if (typeof document === 'undefined') return {}
  const form = document.querySelector<HTMLFormElement>('form[data-finder]')
  if (!form) return {}
  const input = new FormData(form)
  const [category, place] = [input.get('category'), input.get('place')]
  return {
    ...(isMapCategory(category) && { category }),
    ...(typeof place === 'string' && { place }),
  }
}

type State = FinderState & {
  /** Whether the visitor has chosen it: then the address shows it. */
  isChosen: boolean
}

/** Category, origin and page of the list; the category is persisted (D1 §4). */
export const useFinder = ({ query, choices, list: first }: FinderProps) => {
  const [initial] = useState<State>(() => ({
    category: query.category ?? defaultMapCategory,
    origin: originOf(choices[0]),
    page: first.page,
    isChosen: false,
  }))
  const [state, setState] = useState(initial)
  const { all, hasFailed, retry } = useLocations()
  const isRestored = useRestored()

  useEffect(() => {
    const persisted = persistedStore.getState().mapFilter
    if (!isRestored || query.category || !isMapCategory(persisted)) return
    setState((before) => (before === initial ? { ...before, category: persisted } : before))
  }, [isRestored, query.category, initial])

  useEffect(() => {
    if (!state.isChosen) return
    // Changing the address takes longer than the list, which is painted first.
    const timer = setTimeout(() => showInAddress(state), addressDelayMs)
    return () => clearTimeout(timer)
  }, [state])

  // Of the state at that time: a position arrives seconds after it was asked for.
  const change = (changes: Partial<FinderState>) =>
    setState((before) => ({ ...before, page: 1, ...changes, isChosen: true }))
  const setCategory = (chosen: MapCategory) => {
    persistedStore.setState({ mapFilter: chosen })
    change({ category: chosen })
  }
  const [early] = useState(readEarlyInput)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    if (early.category && early.category !== initial.category) setCategory(early.category)
  }, [])
  const { category, origin, page } = state
  const isFirst = category === initial.category && origin === initial.origin
  const known = isFirst && page === first.page ? first : undefined
  const list = useMemo(
    () => (all ? listLocations(all.groups[category], { origin, page }) : known),
    [all, category, origin, page, known],
  )
  /** The list is undefined until the locations are loaded. */
  const listed = useMemo(() => ({ category, origin, page, list }), [category, origin, page, list])
  return {
    ...listed,
    listed,
    all,
    hasFailed,
    retry,
    /** What was typed into the search before hydration. */
    typed: early.place === query.place ? undefined : early.place,
    setCategory,
    setOrigin: (chosen: Origin | undefined) => change({ origin: chosen }),
    setPage: (chosen: number) => change({ page: chosen }),
  }
}

export type Finder = ReturnType<typeof useFinder>
