import { expect, test } from 'vitest'
import { firstFrameState, nextFrameState } from './use-frame.ts'

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
