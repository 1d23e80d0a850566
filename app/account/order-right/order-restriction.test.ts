import { expect, test } from 'vitest'
import { findOrderRestriction } from './order-restriction.ts'

test.each([
  [undefined, 'log-in'],
  [{ user_can_order: true, user_can_order_with_form: true }, undefined],
  [{ user_can_order: true, user_can_order_with_form: false }, undefined],
  [{ user_can_order: false, user_can_order_with_form: true }, 'use-form'],
  [{ user_can_order: false, user_can_order_with_form: false }, 'contact'],
  [{ user_can_order: false, user_can_order_with_form: false, ordering: 'no' }, 'ask-practice'],
] as const)('restricts a person with the rights %j by %s (D1 §6)', (user, right) => {
  expect(findOrderRestriction({ user })?.right).toBe(right)
})

test('restricts an article with the reason of the server', () => {
  const user = { user_can_order: true, user_can_order_with_form: false }
  const restrictions = [{ ranges: ['schussler'], message: 'Doctors only.' }]
  expect(findOrderRestriction({ user, restrictions })).toBeUndefined()
  expect(findOrderRestriction({ user, restrictions }, ['schussler'])).toEqual({
    right: 'contact',
    text: 'Doctors only.',
  })
})
