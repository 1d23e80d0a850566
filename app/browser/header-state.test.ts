import { expect, test } from 'vitest'
import { initials } from './header-state.ts'

test.each([
  ['Anna', 'Muster', 'AM'],
  [' élise', 'von Arx', 'ÉV'],
  ['', 'Muster', 'M'],
  ['', ' ', ''],
  ['𝒜da', 'x', '𝒜X'],
])('abbreviates %j %j as %s', (first, last, letters) => expect(initials(first, last)).toBe(letters))
