import { expect, test } from 'vitest'
import { greetingAt } from './greeting.ts'

// D1 §2: Morning 6–12, Afternoon 12–17, Evening 17–21, otherwise Night.
test.each([
  [0, 'night'],
  [5, 'night'],
  [6, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [16, 'afternoon'],
  [17, 'evening'],
  [20, 'evening'],
  [21, 'night'],
  [23, 'night'],
])('greets at %i o’clock for the %s', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting)
})
