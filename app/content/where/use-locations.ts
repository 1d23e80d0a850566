import { useCallback, useEffect, useState } from 'react'
import { groupLocations, type LocationGroups } from '../../../domain/locations/list-locations.ts'
import type { MapLocation } from '../../../domain/locations/map-location.ts'
import { createPlaces, type Places } from '../../../domain/locations/places.ts'

type MapTable = { records: readonly { id: number; fields: Omit<MapLocation, 'id'> }[] }

type AllLocations = { groups: LocationGroups; places: Places }

let loading: Promise<AllLocations> | undefined

const fetchLocations = async (): Promise<AllLocations> => {
  const response = await fetch('/api/tables/Map')
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
export const useLocations = () => {
  const [all, setAll] = useState<AllLocations>()
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    loadLocations().then(setAll, () => setFailed(true))
  }, [])
  useEffect(load, [load])
  return { all, hasFailed, retry: load }
}
