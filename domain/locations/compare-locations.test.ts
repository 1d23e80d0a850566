import { expect, test } from 'vitest'
import { type ImportedLocation, compareLocations as steps } from './compare-locations.ts'
import type { MapLocation } from './map-location.ts'

const locationOf = (id: number, changes: Partial<MapLocation> = {}): MapLocation => ({
  id,
  name: `Apotheke ${id}`,
  category: 'Pharmacy',
  address: `Weg ${id}, 8000 Zürich`,
  latitude: 47,
  longitude: 8,
  function: '',
  website: '',
  ...changes,
})

const rowOf = (row: number, { id, ...fields }: MapLocation, number?: number): ImportedLocation => ({
  row,
  number,
  ...fields,
})

const compareLocations = (...args: Parameters<typeof steps>) => {
  const comparing = steps(...args)
  let step = comparing.next()
  while (!step.done) step = comparing.next()
  return step.value
}

const stored = [locationOf(1), locationOf(2), locationOf(3)]

test('finds new, changed, removed and equal locations by name and address', () => {
  const moved = locationOf(2, { name: 'APOTHEKE  2', latitude: 47.5 })
  const { differences, problems } = compareLocations(stored, [
    rowOf(2, locationOf(1)),
    rowOf(3, moved),
    rowOf(4, locationOf(9)),
  ])
  expect(problems).toEqual([])
  expect(differences.unchanged).toBe(1)
  expect(differences.added).toMatchObject([{ row: 4, name: 'Apotheke 9' }])
  expect(differences.changed).toEqual([
    { row: 3, before: stored[1], after: { ...moved, id: 2 }, fields: ['name', 'latitude'] },
  ])
  expect(differences.removed).toEqual([stored[2]])
})

test('follows the number of a location that was renamed', () => {
  const renamed = locationOf(1, { name: 'Pharmacie', address: 'Rue 1, 1000 Lausanne' })
  const { differences } = compareLocations(stored, [rowOf(2, renamed, 1)])
  expect(differences.changed).toMatchObject([{ fields: ['name', 'address'] }])
  expect(differences.removed.map(({ id }) => id)).toEqual([2, 3])
})

test('names rows with an unknown number or a repeated location', () => {
  const { problems } = compareLocations(stored, [
    rowOf(2, locationOf(1), 99),
    rowOf(3, locationOf(2)),
    rowOf(4, locationOf(2)),
    rowOf(5, locationOf(5), 3),
    rowOf(6, locationOf(6), 3),
  ])
  expect(problems).toEqual([
    { row: 2, code: 'number-unknown' },
    { row: 4, code: 'row-repeated' },
    { row: 6, code: 'row-repeated' },
  ])
})

test('changes nothing when what was exported comes back', () => {
  const { differences, problems } = compareLocations(
    stored,
    stored.map((location, index) => rowOf(index + 2, location, location.id)),
  )
  expect(problems).toEqual([])
  expect(differences).toEqual({ added: [], changed: [], removed: [], unchanged: 3 })
})
