import { expect, test } from 'vitest'
import { type LaboratoryForm, readLaboratoryForm } from './laboratory-form.ts'
import { laboratory } from './setup.fixtures.ts'

test('reads the data of a laboratory', () => {
  expect(readLaboratoryForm(laboratory)).toMatchObject({
    ok: true,
    value: {
      legal_name: laboratory.legalName,
      orders_email: 'info@labor-linde.example',
      shipping_cost: 850,
      shipping_countries: ['CH', 'LI'],
      vat_number: 'CHE-109.322.551',
    },
  })
})

test.each<[Partial<LaboratoryForm>, object]>([
  [{ legalName: ' ' }, { legalName: 'missing' }],
  [{ legalName: 'x'.repeat(71) }, { legalName: 'too-long' }],
  [{ postcode: '0301' }, { postcode: 'postcode-invalid' }],
  [{ canton: 'XX' }, { canton: 'value-invalid' }],
  [{ country: 'FR' }, { country: 'value-invalid' }],
  [{ phone: 'call me' }, { phone: 'phone-invalid' }],
  [{ email: 'info' }, { email: 'email-invalid' }],
  [{ iban: 'CH82 3199 9000 1230 0456 7' }, { iban: 'iban-invalid' }],
  [{ iban: 'DE89370400440532013000' }, { iban: 'iban-foreign' }],
  [{ vatNumber: 'CHE-109.322.552' }, { vatNumber: 'uid-check-digit' }],
  [{ vatNumber: '109' }, { vatNumber: 'uid-digits' }],
  [{ paymentDays: '366' }, { paymentDays: 'days-invalid' }],
  [{ paymentDays: 'soon' }, { paymentDays: 'days-invalid' }],
  [{ shippingCost: '8.505' }, { shippingCost: 'amount-invalid' }],
  [{ shippingCost: '-1' }, { shippingCost: 'amount-invalid' }],
  [{ language: 'rm' }, { language: 'value-invalid' }],
])('refuses %j', (changes, problems) => {
  expect(readLaboratoryForm({ ...laboratory, ...changes })).toEqual({
    ok: false,
    refusal: problems,
  })
})

test.each([
  ['CH', 'CH-3000', '3000'],
  ['LI', 'FL 9490', '9490'],
])('reads in %s the postcode %j', (country, postcode, read) => {
  expect(readLaboratoryForm({ ...laboratory, country, postcode })).toMatchObject({
    value: { laboratory_address: { postcode: read } },
  })
})

test.each([
  ['', 0],
  ['9', 900],
  ['CHF 4,5', 450],
  ['12.35', 1235],
])('reads the shipping costs %j', (shippingCost, centimes) => {
  expect(readLaboratoryForm({ ...laboratory, shippingCost })).toMatchObject({
    value: { shipping_cost: centimes },
  })
})
