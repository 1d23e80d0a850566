import { expect, test } from 'vitest'
import { readFrameMessage } from './frame-message.ts'

test.each([
  [{ type: 'checkout_loaded' }, { type: 'checkout_loaded' }],
  [
    { type: 'checkout_loaded', cart: 7 },
    { type: 'checkout_loaded', cart: 7 },
  ],
  [{ type: 'checkout_loaded', cart: 'x' }, { type: 'checkout_loaded' }],
  [{ type: 'sending' }, { type: 'sending' }],
  [
    { type: 'remove_line', cartId: 'a' },
    { type: 'remove_line', cartId: 'a' },
  ],
  [{ type: 'thankyou_loaded', more: 1 }, { type: 'thankyou_loaded' }],
  [
    { type: 'height', height: 812.3 },
    { type: 'height', height: 813 },
  ],
])('accepts the message %j', (data, message) => {
  expect(readFrameMessage(data)).toEqual(message)
})

test.each([
  null,
  undefined,
  'checkout_loaded',
  {},
  { type: 'paid' },
  { type: 'remove_line' },
  { type: 'remove_line', cartId: 3 },
  { type: 'height' },
  { type: 'height', height: '812' },
  { type: 'height', height: 0 },
  { type: 'height', height: -5 },
  { type: 'height', height: Number.NaN },
  { type: 'height', height: 1e9 },
])('rejects %j', (data) => {
  expect(readFrameMessage(data)).toBeUndefined()
})
