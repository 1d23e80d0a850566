import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPageViews } from './count-page-view.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const path = '/a'

type Step = 'leave' | readonly [isAgreed: boolean, milliseconds: number]

test.each<[string, readonly Step[], number]>([
  ['nothing for a page left before 500 ms', [[true, 499], 'leave'], 0],
  ['a page shown for 500 ms', [[true, 500]], 1],
  ['a page again on return', [[true, 500], 'leave', [true, 500]], 2],
  ['a page once on return to one left early', [[true, 300], 'leave', [true, 500]], 1],
  ['nothing without consent', [[false, 9_000]], 0],
  [
    'a page after later consent',
    [
      [false, 9_000],
      [true, 500],
    ],
    1,
  ],
  [
    'nothing when consent is withdrawn before 500 ms',
    [
      [true, 300],
      [false, 500],
    ],
    0,
  ],
  [
    'a page once when consent is withdrawn and given again',
    [
      [true, 500],
      [false, 500],
      [true, 500],
    ],
    1,
  ],
])('records views of pages: %s', (_, steps, expected) => {
  const recorded: string[] = []
  const { showPage, leavePage } = createPageViews((viewed) => recorded.push(viewed))
  for (const step of steps) {
    if (step === 'leave') leavePage()
    else {
      const [isAgreed, milliseconds] = step
      showPage(path, isAgreed)
      vi.advanceTimersByTime(milliseconds)
    }
  }
  expect(recorded).toEqual(Array.from({ length: expected }, () => path))
})
