import { expect, test } from 'vitest'
import { addressProblems, type OrderAddress } from './address-problem.ts'

const whole: OrderAddress = {
  last_name: 'Keller',
  company: '',
  address1: 'Gerbergasse',
  postcode: '4001',
  city: 'Basel',
  country: 'CH',
}
const at = (billing?: Partial<OrderAddress>, shipping?: Partial<OrderAddress>) =>
  addressProblems(
    {
      billing: billing && { ...whole, ...billing },
      shipping: shipping && { ...whole, ...shipping },
    },
    ['CH', 'LI'],
  ).map(({ kind, part }) => `${kind}${part}`)

test.each<[string, Parameters<typeof at>, string[]]>([
  ['whole addresses', [{}, {}], []],
  ['one address for both', [{}], []],
  ['a company without a person', [{ last_name: '', company: 'Praxis' }], []],
  ['a person is missing', [{ last_name: ' ' }], ['billingLastName']],
  ['a street is missing', [{}, { address1: '' }], ['shippingAddress1']],
  [
    'several are missing',
    [{ city: '' }, { postcode: ' ', city: '' }],
    ['billingCity', 'shippingPostcode', 'shippingCity'],
  ],
  ['the country of the parcel is not served', [{}, { country: 'FR' }], ['shippingCountry']],
  ['the country of the invoice does not matter', [{ country: 'FR' }, {}], []],
  ['one address abroad', [{ country: 'FR' }], ['billingCountry']],
  ['no address', [], ['billingLastName', 'billingAddress1', 'billingPostcode', 'billingCity']],
])('finds the missing parts of addresses: %s', (_, addresses, problems) => {
  expect(at(...addresses)).toEqual(problems)
})
