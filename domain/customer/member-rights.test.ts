import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import {
  allRights,
  type MemberRights,
  mayGrant,
  memberOrderings,
  notAllowedCode,
} from './member-rights.ts'

const rights = fc.record<MemberRights>({
  ordering: fc.constantFrom(...memberOrderings),
  seesAllOrders: fc.boolean(),
  managesPractice: fc.boolean(),
})

test.each([
  [allRights, { ...allRights, ordering: 'with-approval' }, true],
  [{ ...allRights, ordering: 'with-approval' }, allRights, false],
  [{ ...allRights, seesAllOrders: false }, allRights, false],
  [{ ...allRights, managesPractice: false }, { ...allRights, ordering: 'no' }, false],
] as const)('a member with %j grants %j: %s', (own, given, isAllowed) => {
  expect(mayGrant(own, given)).toBe(isAllowed)
})

it('never grants more through another person', () => {
  fc.assert(
    fc.property(rights, rights, rights, (own, first, second) => {
      if (mayGrant(own, first) && mayGrant(first, second)) expect(mayGrant(own, second)).toBe(true)
    }),
  )
})

test.each([
  ['no', true, 'order-not-granted'],
  ['no', false, 'order-not-granted'],
  ['yes', true, 'order-with-form'],
  ['with-approval', false, 'order-not-enabled'],
] as const)(
  'refuses orders of a member with the right %s and the form %s: %s',
  (ordering, userCanOrderWithForm, code) => {
    expect(notAllowedCode({ ordering, userCanOrderWithForm })).toBe(code)
  },
)
