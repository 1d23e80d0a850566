import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

let paint = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (render: () => void) => {
    paint = render
    return 1
  })
  vi.stubGlobal('cancelAnimationFrame', () => {
    paint = () => {}
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('does the work once, in the task after the frame', () => {
  const work = vi.fn()
  afterPaint(work)
  paint()
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(0)
  expect(work).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1_000)
  expect(work).toHaveBeenCalledTimes(1)
})

test('works on a hidden page, which has no frames', () => {
  const work = vi.fn()
  afterPaint(work)
  vi.advanceTimersByTime(100)
  expect(work).toHaveBeenCalledTimes(1)
})

test.each([false, true])('does nothing after it was cancelled (painted: %s)', (isPainted) => {
  const work = vi.fn()
  const cancel = afterPaint(work)
  if (isPainted) paint()
  cancel()
  paint()
  vi.runAllTimers()
  expect(work).not.toHaveBeenCalled()
})
