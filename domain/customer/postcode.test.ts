import { expect, test } from 'vitest'
import { cleanPostcode } from './postal-address.ts'

test.each([
  ['CH', '3000', '3000'],
  ['CH', 'CH-3000', '3000'],
  ['CH', 'ch 3000', '3000'],
  ['CH', 'CH3000', '3000'],
  ['CH', 'CH – 3000', '3000'],
  ['CH', 'CHE_3000', '3000'],
  ['CH', '３０００', '3000'],
  ['CH', 'ＣＨ－３０００', '3000'],
  ['CH', ' 3 000 ', '3000'],
  ['LI', 'FL-9490', '9490'],
  ['LI', 'LI 9490', '9490'],
  ['LI', 'FL.9490', '9490'],
  ['CH', 'FL-9490', '9490'],
  ['DE', 'D-79100', '79100'],
  ['DE', 'DE 79100', '79100'],
  ['AT', 'A-1010', '1010'],
  ['FR', 'F-75001', '75001'],
  ['IT', 'I - 20121', '20121'],
  ['LU', 'L-1234', '1234'],
  ['NL', 'NL-1012 AB', '1012 AB'],
  // Letters that belong to the postcode.
  ['GB', 'SW1A 1AA', 'SW1A 1AA'],
  ['GB', 'B1 1AA', 'B1 1AA'],
  ['LV', 'LV-1010', 'LV-1010'],
  ['CA', 'K1A 0B1', 'K1A 0B1'],
  ['CH', 'D-79100', 'D-79100'],
  ['CH', '', ''],
  ['CH', 'CH', 'CH'],
])('cleans in %s the postcode %j', (country, text, postcode) => {
  expect(cleanPostcode(text, country)).toBe(postcode)
  expect(cleanPostcode(postcode, country)).toBe(postcode)
})
