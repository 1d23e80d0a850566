import { expect, test } from 'vitest'
import { checkSignup, type SignupForm, type SignupProblems, signupFields } from './signup-form.ts'

const empty = Object.fromEntries(signupFields.map((field) => [field, ''])) as SignupForm

const whole: SignupForm = {
  ...empty,
  profession: 'homeopath',
  firstName: 'Ada',
  lastName: 'Keller',
  email: 'ada@example.ch',
  repeatEmail: 'ada@example.ch ',
  password: 'eine lange Nacht',
  repeatPassword: 'eine lange Nacht',
  billingFirstName: 'Ada',
  billingLastName: 'Keller',
  billingPhone: '+41 22 555 01 47',
  billingAddress1: 'Rue du Lac 12',
  billingCity: 'Genève',
  billingCountry: 'CH',
  billingPostcode: '1201',
}

test('accepts a complete form', () => expect(checkSignup(whole, true)).toEqual({}))

test('reports every missing field in the order of the form', () => {
  const problems = checkSignup(empty, false)
  expect(problems).toEqual({
    profession: 'profession-missing',
    firstName: 'blank',
    lastName: 'blank',
    email: 'email-invalid',
    password: 'blank',
    billingFirstName: 'blank',
    billingLastName: 'blank',
    billingPhone: 'blank',
    billingAddress1: 'blank',
    billingCity: 'blank',
    billingCountry: 'blank',
    billingPostcode: 'blank',
    certificate: 'certificate-missing',
  })
  expect(Object.keys(problems).slice(0, 2)).toEqual(['profession', 'firstName'])
})

test.each<[Partial<SignupForm>, SignupProblems]>([
  [{ email: 'ada' }, { email: 'email-invalid', repeatEmail: 'emails-differ' }],
  [{ repeatEmail: 'eva@example.ch' }, { repeatEmail: 'emails-differ' }],
  [{ password: 'seven77', repeatPassword: 'seven77' }, { password: 'password-short' }],
  [{ repeatPassword: 'another one' }, { repeatPassword: 'passwords-differ' }],
  [{ profession: 'none' }, { profession: 'profession-missing' }],
  [{ profession: 'pharmacist' }, { pharmaId: 'pharma-id-missing' }],
  [{ profession: 'pharmacist', pharmaId: '7601000000000' }, {}],
  [{ lastName: '   ' }, { lastName: 'blank' }],
  [{ billingCompany: 'x'.repeat(101) }, { billingCompany: 'too-long' }],
  [{ message: 'x'.repeat(2_000) }, {}],
  [{ message: 'x'.repeat(2_001) }, { message: 'too-long' }],
])('reports the problems of %j', (changes, problems) => {
  expect(checkSignup({ ...whole, ...changes }, true)).toEqual(problems)
})
