import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { metresBetween } from './distance.ts'
import { createPlaces, findPlaces, readAddressEnd } from './places.ts'

const locations: { address: string; latitude: number; longitude: number }[] = JSON.parse(
  readFileSync('demo/catalogue/locations.json', 'utf8'),
)
const places = createPlaces(locations)
const labelsFor = (text: string, limit?: number) =>
  findPlaces(places, text, limit).map(({ label }) => label)

test.each([
  ['Rue du Lac 4, 1003 Lausanne', { postcode: '1003', town: 'Lausanne' }],
  ['Dorf 1, CH-9050 Appenzell', { postcode: '9050', town: 'Appenzell' }],
  ['Case postale, 1211 Genève 4', { postcode: '1211', town: 'Genève 4' }],
  ['Dorf 1', undefined],
  ['', undefined],
])('reads postcode and town of %j', (address, end) => {
  expect(readAddressEnd(address)).toEqual(end)
})

test('reads the end of every demo address', () => {
  expect(locations.filter(({ address }) => !readAddressEnd(address))).toEqual([])
})

describe('finds', () => {
  test.each([
    ['1006', '1006 Lausanne'],
    ['CH-1006', '1006 Lausanne'],
    ['1006 lausanne', '1006 Lausanne'],
    ['LAUSANNE', 'Lausanne'],
    ['Losanna', 'Lausanne'],
    ['zürich', 'Zürich'],
    ['Zuerich', 'Zürich'],
    ['zurich', 'Zürich'],
    ['Genf', 'Genève'],
    ['geneva', 'Genève'],
    ['Ginevra', 'Genève'],
    ['Bâle', 'Basel'],
    ['saint gall', '9008 St. Gallen'],
    ['St Gallen', '9008 St. Gallen'],
    ['Coira', '7000 Chur'],
    ['Chur', '7000 Chur'],
    ['cham', '6330 Cham'],
    ['yverdon', '1400 Yverdon-les-Bains'],
  ])('%s as %s', (text, label) => {
    expect(labelsFor(text)[0]).toBe(label)
  })

  test.each(['', ' ', 'Xyzzy', '123456', '0999', '<script>', 'q'])(
    'finds no place for %j',
    (text) => {
      expect(labelsFor(text)).toEqual([])
    },
  )

  test('finds at most the wanted number of places, beginnings first', () => {
    expect(labelsFor('10', 3)).toHaveLength(3)
    for (const label of labelsFor('10')) expect(label).toMatch(/^10\d\d /)
  })

  test('finds every postcode of the locations', () => {
    for (const { address } of locations) {
      const { postcode = '' } = readAddressEnd(address) ?? {}
      expect(labelsFor(postcode)[0], postcode).toMatch(new RegExp(`^${postcode} `))
    }
  })
})

test('estimates a postcode without a location within 25 km, for nine of ten', () => {
  const distances = locations.flatMap((location) => {
    const { postcode = '' } = readAddressEnd(location.address) ?? {}
    const others = locations.filter(({ address }) => readAddressEnd(address)?.postcode !== postcode)
    const [found] = findPlaces(createPlaces(others), postcode)
    return found?.isEstimated ? [metresBetween(found, location)] : []
  })
  const near = distances.filter((metres) => metres < 25_000)
  expect(distances.length).toBeGreaterThan(locations.length * 0.9)
  expect(near.length).toBeGreaterThan(distances.length * 0.9)
})

test('never throws and never exceeds the limit, for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(findPlaces(places, text, 5).length).toBeLessThanOrEqual(5)
    }),
  )
})
