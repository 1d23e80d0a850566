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
  ['failed', ['posted', 'silent']],
  ['loading', ['posted', 'silent', 'posted']],
  ['checkout', ['posted', 'silent', 'checkout_loaded']],
  ['checkout', ['posted', 'checkout_loaded', 'silent']],
  ['thankyou', ['posted', 'thankyou_loaded', 'silent']],
] as const)('has the status %s after %j', (status, types) => {
  expect(after(...types.map((type) => ({ type }))).status).toBe(status)
})
