import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkLocation, type LocationInput, type LocationProblems } from './check-location.ts'
import type { MapCategory, MapLocation } from './map-location.ts'

const valid: LocationInput = {
  name: 'Apotheke am See',
  category: 'Pharmacy',
  address: 'Seestrasse 4, 8002 Zürich',
  latitude: 47.36,
  longitude: 8.53,
  function: '',
  website: 'www.apotheke.example',
}

test('accepts every location of the demo', () => {
  const locations: MapLocation[] = JSON.parse(readFileSync('demo/catalogue/locations.json', 'utf8'))
  for (const location of locations) expect(checkLocation(location), location.name).toEqual({})
})

test.each<[Partial<LocationInput>, LocationProblems]>([
  [{}, {}],
  [{ category: 'Other therapist', function: 'Kinesiologin' }, {}],
  [{ name: '' }, { name: 'blank' }],
  [{ name: 'x'.repeat(121) }, { name: 'too-long' }],
  [{ name: '=HYPERLINK("https://a.example")' }, { name: 'formula' }],
  [{ name: ' @SUM(1)' }, { name: 'formula' }],
  [{ category: 'Shop' as MapCategory }, { category: 'category-unknown' }],
  [{ address: 'Seestrasse 4' }, { address: 'town-missing' }],
  [{ latitude: Number.NaN }, { latitude: 'not-a-number' }],
  [
    { latitude: 8.53, longitude: 47.36 },
    { latitude: 'outside-map', longitude: 'outside-map' },
  ],
  [{ website: 'javascript:alert(1)' }, { website: 'website-invalid' }],
  [{ website: '' }, {}],
  [{ function: 'Kinesiologin' }, { function: 'function-not-shown' }],
])('checks %j: %j', (changes, problems) => {
  expect(checkLocation({ ...valid, ...changes })).toEqual(problems)
})
