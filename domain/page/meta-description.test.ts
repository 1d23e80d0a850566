import { expect, test } from 'vitest'
import { metaDescription } from './meta-description.ts'

test.each([
  [[], ''],
  [['Kit', undefined, '', 'für  Kinder'], 'Kit · für Kinder'],
  [['Kit', '6 remedies.', 'Arnica.'], 'Kit · 6 remedies · Arnica.'],
  [['Sel n°\u00a01\u00a0: pur\u202f!'], 'Sel n°\u00a01\u00a0: pur\u202f!'],
  [['a'.repeat(160)], 'a'.repeat(160)],
  [['a'.repeat(161)], `${'a'.repeat(159)}…`],
  [['Arnica', 'wort '.repeat(40)], `Arnica · ${'wort '.repeat(30).trim()}…`],
])('joins the facts %j to the description %j', (facts, line) => {
  expect(metaDescription(facts)).toBe(line)
  expect(line.length).toBeLessThanOrEqual(160)
})
