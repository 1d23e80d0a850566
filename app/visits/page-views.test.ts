import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPageViews } from './page-views.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

type Step = readonly [path: string, isAgreed: boolean, milliseconds: number]

test.each<[string, readonly Step[], readonly string[]]>([
  ['at once', [['/a', true, 499]], []],
  ['after half a second', [['/a', true, 500]], ['/a']],
  [
    'of two pages',
    [
      ['/a', true, 500],
      ['/b', true, 500],
    ],
    ['/a', '/b'],
  ],
  [
    'passed through',
    [
      ['/a', true, 300],
      ['/b', true, 500],
    ],
    ['/b'],
  ],
  [
    'come back to from one that was passed through',
    [
      ['/a', true, 500],
      ['/b', true, 300],
      ['/a', true, 500],
    ],
    ['/a', '/a'],
  ],
  [
    'come back to',
    [
      ['/a', true, 500],
      ['/b', true, 500],
      ['/a', true, 500],
    ],
    ['/a', '/b', '/a'],
  ],
  ['without consent', [['/a', false, 9_000]], []],
  [
    'with consent that came later',
    [
      ['/a', false, 9_000],
      ['/a', true, 500],
    ],
    ['/a'],
  ],
  [
    'with consent that went before',
    [
      ['/a', true, 300],
      ['/a', false, 500],
    ],
    [],
  ],
  [
    'with consent that went and came again',
    [
      ['/a', true, 500],
      ['/a', false, 500],
      ['/a', true, 500],
    ],
    ['/a'],
  ],
])('a page %s', (_, steps, recorded) => {
  const told: string[] = []
  const { come, leave } = createPageViews((path) => told.push(path))
  for (const [path, isAgreed, milliseconds] of steps) {
    come(path, isAgreed)
    vi.advanceTimersByTime(milliseconds)
    leave()
  }
  expect(told).toEqual(recorded)
})
