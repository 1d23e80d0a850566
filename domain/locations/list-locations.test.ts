import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupLocations, listedPerPage, listLocations } from './list-locations.ts'
import { type MapLocation, mapCategories } from './map-location.ts'

const locations: MapLocation[] = JSON.parse(readFileSync('demo/catalogue/locations.json', 'utf8'))
const groups = groupLocations(locations)
const lausanne = { latitude: 46.5197, longitude: 6.6323 }

test('groups every location under its category, by postcode', () => {
  const all = mapCategories.flatMap((category) => groups[category])
  expect(new Set(all)).toEqual(new Set(locations))
  for (const category of mapCategories) {
    const postcodes = groups[category].map(({ address }) => /\d{4}/.exec(address.slice(-40))?.[0])
    expect(postcodes.length).toBeGreaterThan(0)
    expect(groups[category].every((location) => location.category === category)).toBe(true)
  }
  expect(groups.Pharmacy[0]?.address).toContain('1006 Lausanne')
})

test('lists the nearest first', () => {
  const { items, total } = listLocations(groups.Pharmacy, { origin: lausanne, page: 1 })
  const distances = items.map(({ metres = 0 }) => metres)
  expect(distances).toEqual(distances.toSorted((one, other) => one - other))
  expect(distances[0]).toBeLessThan(3_000)
  expect(total).toBe(groups.Pharmacy.length)
})

test('shows each location on exactly one page', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...mapCategories),
      fc.option(fc.constant(lausanne), { nil: undefined }),
      (category, origin) => {
        const { pages } = listLocations(groups[category], { origin, page: 1 })
        const ids = Array.from({ length: pages }, (_, at) =>
          listLocations(groups[category], { origin, page: at + 1 }).items.map(({ id }) => id),
        ).flat()
        expect(ids.toSorted()).toEqual(groups[category].map(({ id }) => id).toSorted())
      },
    ),
  )
})

test.each([
  [0, 1],
  [-3, 1],
  [999, Math.ceil(110 / listedPerPage)],
])('clamps page %d to %d', (page, shown) => {
  expect(listLocations(groups.Pharmacy, { page }).page).toBe(shown)
})

test('has one empty page without locations', () => {
  expect(listLocations([], { page: 1 })).toEqual({ items: [], total: 0, page: 1, pages: 1 })
})
