import { expect, test } from 'vitest'
import { type AddressChange, emptyAddress } from '../../../domain/customer/address.ts'
import { type AddressProblems, checkAddress } from './check-address.ts'

test.each<[string, AddressChange, AddressProblems]>([
  ['an empty one', emptyAddress, {}],
  ['nothing', {}, {}],
  ['a line of 100', { City: 'x'.repeat(100) }, {}],
  ['a line of 101', { City: 'x'.repeat(101) }, { City: 'too-long' }],
  ['a number of 17', { BuildingNumber: '1'.repeat(17) }, { BuildingNumber: 'too-long' }],
  ['no country', { Country: '' }, { Country: 'value-invalid' }],
  ['a country by its name', { Country: 'Schweiz' }, { Country: 'value-invalid' }],
  ['a canton by its name', { Country: 'CH', State: 'Waadt' }, { State: 'value-invalid' }],
  ['a state elsewhere', { Country: 'DE', State: 'Bayern' }, {}],
  ['another country', { Country: 'LI' }, {}],
])('checks an address with %s', (_, change, problems) => {
  expect(checkAddress(change)).toEqual(problems)
})

test('checks the canton against the stored country', () => {
  expect(checkAddress({ State: 'ZZ' }, 'CH')).toEqual({ State: 'value-invalid' })
  expect(checkAddress({ State: 'Bayern' }, 'DE')).toEqual({})
  expect(checkAddress({ State: 'Bayern', Country: 'DE' }, 'CH')).toEqual({})
})
