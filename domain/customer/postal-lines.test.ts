import { expect, test } from 'vitest'
import { postalLines } from './postal-address.ts'

const address = {
  company: 'Praxis Linde',
  first_name: 'Ada',
  last_name: 'Muster',
  address1: 'Gerbergasse',
  building_number: '12',
  address2: '',
  postcode: '4001',
  city: 'Basel',
}

const street = 'Gerbergasse 12'

test.each([
  ['', [street]],
  ['c/o Keller', ['c/o Keller', street]],
  ['3. Stock', ['3. Stock', street]],
  ['2e étage', ['2e étage', street]],
  ['Copropriété du Lac', ['Copropriété du Lac', street]],
  ['Postfach 12', [street, 'Postfach 12']],
  ['Case postale 7', [street, 'Case postale 7']],
  ['casella postale', [street, 'casella postale']],
  ['CP 7', [street, 'CP 7']],
  ['P.O. Box 4', [street, 'P.O. Box 4']],
  ['c/o Keller, 3. Stock, Postfach', ['c/o Keller, 3. Stock', street, 'Postfach']],
])('writes %j before or after the street', (address2, lines) => {
  expect(postalLines({ ...address, address2 })).toEqual([
    'Praxis Linde',
    'Ada Muster',
    ...lines,
    '4001 Basel',
  ])
})

test('omits empty lines', () => {
  expect(postalLines({ ...address, company: '', first_name: '', building_number: null })).toEqual([
    'Muster',
    'Gerbergasse',
    '4001 Basel',
  ])
})
