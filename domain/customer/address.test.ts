import { describe, expect, it, test } from 'vitest'
import { type AddressChange, applyAddressChange, emptyAddress } from './address.ts'
import { streetLine } from './postal-address.ts'

const lake = { ...emptyAddress, Address1: 'Rue du Lac', BuildingNumber: '12', City: 'Vevey' }

describe('street and number', () => {
  test.each<[string, AddressChange, string, string | null]>([
    ['nothing', {}, 'Rue du Lac', '12'],
    ['the line as it was', { Address1: 'Rue du Lac 12' }, 'Rue du Lac', '12'],
    ['the street as it was', { Address1: 'Rue du Lac' }, 'Rue du Lac', '12'],
    ['another line', { Address1: 'Bahnhofstrasse 3a' }, 'Bahnhofstrasse', '3a'],
    ['a line without number', { Address1: 'Ferme des Sources' }, 'Ferme des Sources', null],
    ['both', { Address1: 'Bahnhofstrasse', BuildingNumber: '3' }, 'Bahnhofstrasse', '3'],
    ['the number twice', { Address1: 'Rue du Lac 14', BuildingNumber: '14' }, 'Rue du Lac', '14'],
    ['no number', { Address1: 'Ferme', BuildingNumber: '' }, 'Ferme', ''],
    ['the number alone', { BuildingNumber: '7' }, 'Rue du Lac', '7'],
    ['an unknown number', { BuildingNumber: null }, 'Rue du Lac', '12'],
    [
      'the line as it was, number field empty',
      { Address1: 'Rue du Lac 12', BuildingNumber: '' },
      'Rue du Lac',
      '12',
    ],
    ['a line, number field empty', { Address1: 'Quai 5/a', BuildingNumber: '' }, 'Quai', '5/a'],
    ['a cleared number', { Address1: 'Rue du Lac', BuildingNumber: '' }, 'Rue du Lac', ''],
    [
      'both, written differently',
      { Address1: 'Quai 5 bis', BuildingNumber: '5bis' },
      'Quai',
      '5bis',
    ],
    ['a post-office box', { Address1: 'Postfach 7' }, 'Postfach 7', ''],
    ['a number in the name', { Address1: 'Rue 4', BuildingNumber: '9' }, 'Rue 4', '9'],
  ])('after a change of %s', (_, change, Address1, BuildingNumber) => {
    expect(applyAddressChange(lake, change)).toEqual({ ...lake, Address1, BuildingNumber })
  })

  it.each(['12', '', null])('stay unchanged when they are sent back (%j)', (BuildingNumber) => {
    const before = { ...lake, BuildingNumber }
    const sent = { Address1: streetLine(before.Address1, BuildingNumber), BuildingNumber }
    expect(applyAddressChange(before, sent)).toEqual(before)
  })
})

test.each([
  ['', 'Quai 12, 3. Stock', '3. Stock'],
  ['c/o Martin', 'Quai 12, 3. Stock', 'c/o Martin, 3. Stock'],
  ['3. Stock', 'Quai 12, 3. Stock', '3. Stock'],
  ['Hof', 'Quai 12', 'Hof'],
])('adds to the second line %j what follows the number in %j', (Address2, Address1, second) => {
  const changed = applyAddressChange({ ...lake, Address2 }, { Address1 })
  expect(changed).toEqual({ ...lake, Address1: 'Quai', BuildingNumber: '12', Address2: second })
})

test('leaves a line unsplit if the second line has no space for the rest', () => {
  const Address1 = 'Quai 12, 3. Stock'
  const before = { ...lake, Address2: 'x'.repeat(95) }
  expect(applyAddressChange(before, { Address1 })).toEqual({
    ...before,
    Address1,
    BuildingNumber: null,
  })
})

test.each([
  [{ Postcode: 'CH-1800' }, '1800'],
  [{ Postcode: 'FL-9490', Country: 'LI' }, '9490'],
  [{ Postcode: 'D-79100', Country: 'DE' }, '79100'],
])('cleans the postcode in %j', (change, Postcode) => {
  expect(applyAddressChange(lake, change).Postcode).toBe(Postcode)
})

test('keeps omitted fields', () => {
  expect(applyAddressChange(lake, { Postcode: '1800', Company: '' })).toEqual({
    ...lake,
    Postcode: '1800',
  })
})

test.each([
  ['CH', 'VD', 'VD'],
  ['LI', 'VD', ''],
  ['DE', 'Bayern', 'Bayern'],
])('accepts in %s the state %s: %j', (Country, State, kept) => {
  expect(applyAddressChange(lake, { Country, State }).State).toBe(kept)
})
