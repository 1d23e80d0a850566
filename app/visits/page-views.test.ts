import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPageViews } from './page-views.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

type Step = readonly [path: string, isAgreed: boolean, milliseconds: number]

test.each<[string, readonly Step[], readonly string[]]>([
  ['nothing for a page left before 500 ms', [['/a', true, 499]], []],
  ['a page shown for 500 ms', [['/a', true, 500]], ['/a']],
  [
    'two pages',
    [
      ['/a', true, 500],
      ['/b', true, 500],
    ],
    ['/a', '/b'],
  ],
  [
    'nothing for a page left early',
    [
      ['/a', true, 300],
      ['/b', true, 500],
    ],
    ['/b'],
  ],
  [
    'a page again on return from one left early',
    [
      ['/a', true, 500],
      ['/b', true, 300],
      ['/a', true, 500],
    ],
    ['/a', '/a'],
  ],
  [
    'a page again on return',
    [
      ['/a', true, 500],
      ['/b', true, 500],
      ['/a', true, 500],
    ],
    ['/a', '/b', '/a'],
  ],
  ['nothing without consent', [['/a', false, 9_000]], []],
  [
    'a page after later consent',
    [
      ['/a', false, 9_000],
      ['/a', true, 500],
    ],
    ['/a'],
  ],
  [
    'nothing when consent is withdrawn before 500 ms',
    [
      ['/a', true, 300],
      ['/a', false, 500],
    ],
    [],
  ],
  [
    'a page once when consent is withdrawn and given again',
    [
      ['/a', true, 500],
      ['/a', false, 500],
      ['/a', true, 500],
    ],
    ['/a'],
  ],
])('records %s', (_, steps, expected) => {
  const recorded: string[] = []
  const { showPage, leavePage } = createPageViews((path) => recorded.push(path))
  for (const [path, isAgreed, milliseconds] of steps) {
    showPage(path, isAgreed)
    vi.advanceTimersByTime(milliseconds)
    leavePage()
  }
  expect(recorded).toEqual(expected)
})
