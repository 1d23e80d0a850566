import { describe, expect, test } from 'vitest'
import { signupFields } from '../../../domain/customer/signup-form.ts'
import { sectionsDone, signupSections } from './signup-sections.ts'

test('every field stands in one section', () =>
  expect(Object.values(signupSections).flat().sort()).toEqual(
    [...signupFields, 'certificate'].sort(),
  ))

describe('a section is done', () => {
  const with_ =
    (...entries: string[]) =>
    (entry: string) =>
      entries.includes(entry)

  test('when something stands in it and nothing is wrong', () => {
    expect(sectionsDone(with_('firstName', 'certificate'), {}, false)).toEqual(['person', 'proof'])
    expect(sectionsDone(with_('firstName'), { lastName: 'blank' }, false)).toEqual([])
  })

  test('not by the country that everybody begins with', () =>
    expect(sectionsDone(with_('billingCountry', 'shippingCountry'), {}, false)).toEqual([]))

  test('with the billing address, where parcels go there too', () => {
    const parcel = ['shippingAddress1', 'shippingPostcode', 'shippingCity']
    const both = with_('billingCity', ...parcel)
    expect(sectionsDone(both, {}, true)).toEqual(['billing', 'shipping'])
    expect(sectionsDone(both, { billingPostcode: 'blank' }, true)).toEqual([])
    expect(sectionsDone(both, { billingPostcode: 'blank' }, false)).toEqual(['shipping'])
    expect(sectionsDone(with_('shippingFirstName', 'shippingCity'), {}, false)).toEqual([])
  })
})
