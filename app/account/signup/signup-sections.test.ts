import { describe, expect, test } from 'vitest'
import { signupFields } from '../../../domain/customer/signup-form.ts'
import {
  entryId,
  sectionId,
  sectionsDone,
  signupSectionKeys,
  signupSections,
} from './signup-sections.ts'

test('assigns every field to one section', () =>
  expect(Object.values(signupSections).flat().sort()).toEqual(
    [...signupFields, 'certificate'].sort(),
  ))

test('gives sections and fields different ids', () => {
  const ids = [
    ...signupSectionKeys.map(sectionId),
    ...Object.values(signupSections).flat().map(entryId),
  ]
  expect(new Set(ids).size).toBe(ids.length)
})

describe('marks a section as done', () => {
  const with_ =
    (...entries: string[]) =>
    (entry: string) =>
      entries.includes(entry)

  test('marks a section as done when a field is filled in and none has a problem', () => {
    expect(sectionsDone(with_('firstName', 'certificate'), {}, false)).toEqual(['person', 'proof'])
    expect(sectionsDone(with_('firstName'), { lastName: 'blank' }, false)).toEqual([])
  })

  test('marks no section as done when only the preset country is filled in', () =>
    expect(sectionsDone(with_('billingCountry', 'shippingCountry'), {}, false)).toEqual([]))

  test('marks shipping as done with the billing address when parcels go there too', () => {
    const parcel = ['shippingAddress1', 'shippingPostcode', 'shippingCity']
    const both = with_('billingCity', ...parcel)
    expect(sectionsDone(both, {}, true)).toEqual(['billing', 'shipping'])
    expect(sectionsDone(both, { billingPostcode: 'blank' }, true)).toEqual([])
    expect(sectionsDone(both, { billingPostcode: 'blank' }, false)).toEqual(['shipping'])
    expect(sectionsDone(with_('shippingFirstName', 'shippingCity'), {}, false)).toEqual([])
  })
})
