import { expect, test } from 'vitest'
import { splitStreet, streetLine } from './street.ts'

test.each([
  ['Rue du Lac 12', 'Rue du Lac', '12'],
  ['Rue du Lac 12b', 'Rue du Lac', '12b'],
  ['Rue du Lac, 12', 'Rue du Lac', '12'],
  ['12 bis, rue du Lac', 'rue du Lac', '12 bis'],
  ['  Bahnhofstrasse 3-5 ', 'Bahnhofstrasse', '3-5'],
  ['Rue du 31-Décembre 8', 'Rue du 31-Décembre', '8'],
  ['Place du Marché', 'Place du Marché', null],
  ['12', '12', null],
  ['', '', null],
])('splits %j', (line, street, buildingNumber) => {
  expect(splitStreet(line)).toEqual({ street, buildingNumber })
})

test('writes all known parts of the street line', () => {
  expect(streetLine('Rue du Lac', '12b')).toBe('Rue du Lac 12b')
  expect(streetLine('Hof Tal', '')).toBe('Hof Tal')
  expect(streetLine('Rue du Lac 12', null)).toBe('Rue du Lac 12')
})
