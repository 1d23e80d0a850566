import { expect, test } from 'vitest'
import { type FormKind, fieldsOf, formKinds } from '../../domain/forms/form-fields.ts'
import { knownFields } from './check-session.ts'

const known = knownFields({
  login: 'anna@example.ch',
  firstName: 'Anna',
  lastName: 'Muster',
  billingCompany: 'Pharmacie du Lac',
  billingPhone: '+41 22 555 01 47',
})

const filled: Record<FormKind, readonly string[]> = {
  contact: ['name', 'company', 'email', 'phone'],
  contest: ['name', 'company', 'email', 'phone'],
  webinar: ['name', 'email', 'phone', 'name_pharmacy'],
}

test.each(formKinds)('the %s form is filled with all data of the account', (kind) => {
  expect(fieldsOf[kind].filter((field) => known[field])).toEqual(filled[kind])
})
