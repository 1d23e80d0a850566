import { expect, it } from 'vitest'
import { findFieldName } from './audit-fields.ts'

it('names the parts of addresses, which are stored with a capital', () => {
  const messageOf = (name: string) => findFieldName(name, 'billing')?.message
  expect(['Address1', 'State', 'postcode'].map(messageOf)).toEqual(['Street', 'Canton', 'Postcode'])
})

it('finds no name for what screens do not show', () => {
  expect(findFieldName('hash', undefined)).toBeUndefined()
})
