import { describe, expect, it, test } from 'vitest'
import { type AddressChange, applyAddressChange, emptyAddress } from './address.ts'
import { streetLine } from './street.ts'

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
