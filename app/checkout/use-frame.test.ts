import { expect, test } from 'vitest'
import { firstFrameState, nextFrameState, readFrameMessage } from './use-frame.ts'

const after = (...events: Parameters<typeof nextFrameState>[1][]) =>
  events.reduce(nextFrameState, firstFrameState)

test('starts with a frame height of 1000 pixels', () => {
  expect(after({ type: 'posted' }).height).toBe(1_000)
  expect(after({ type: 'posted' }, { type: 'height', height: 640 }).height).toBe(640)
})

test.each([
  ['loading', ['posted']],
  ['checkout', ['posted', 'checkout_loaded']],
  ['thankyou', ['posted', 'checkout_loaded', 'thankyou_loaded']],
  ['sending', ['posted', 'checkout_loaded', 'sending']],
  ['checkout', ['posted', 'checkout_loaded', 'sending', 'checkout_loaded']],
  ['thankyou', ['posted', 'checkout_loaded', 'sending', 'thankyou_loaded']],
  ['failed', ['posted', 'timed-out']],
  ['loading', ['posted', 'timed-out', 'posted']],
  ['checkout', ['posted', 'timed-out', 'checkout_loaded']],
  ['checkout', ['posted', 'checkout_loaded', 'timed-out']],
  ['thankyou', ['posted', 'thankyou_loaded', 'timed-out']],
] as const)('has the status %s after %j', (status, types) => {
  expect(after(...types.map((type) => ({ type }))).status).toBe(status)
})

test.each([
  [{ type: 'checkout_loaded' }, { type: 'checkout_loaded' }],
  [
    { type: 'checkout_loaded', cart: 7 },
    { type: 'checkout_loaded', cart: 7 },
  ],
  [{ type: 'checkout_loaded', cart: 'x' }, { type: 'checkout_loaded' }],
  [
    { type: 'checkout_loaded', step: 'review' },
    { type: 'checkout_loaded', isReview: true },
  ],
  [{ type: 'checkout_loaded', step: 'form' }, { type: 'checkout_loaded' }],
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
])('rejects the message %j of the frame', (data) => {
  expect(readFrameMessage(data)).toBeUndefined()
})
