import { expect, test } from 'vitest'
import { type FormKind, fieldsOf, formKinds } from '../../domain/forms/form-fields.ts'
import { knownBy } from './use-prefill.ts'

const known: Record<string, unknown> = knownBy({
  billingCompany: 'Pharmacie du Lac',
  billingPhone: '+41 22 555 01 47',
})

const filled: Record<FormKind, readonly string[]> = {
  contact: ['company', 'phone'],
  contest: ['company', 'phone'],
  webinar: ['phone', 'name_pharmacy'],
}

test.each(formKinds)('prefills the %s form with all data of the account', (kind) => {
  expect(fieldsOf[kind].filter((field) => known[field])).toEqual(filled[kind])
})
