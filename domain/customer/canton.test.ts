import { expect, test } from 'vitest'
import { languages } from '../language.ts'
import { cantonNames, isCanton } from './canton.ts'

test('names 26 cantons in every language', () => {
  expect(Object.keys(cantonNames)).toHaveLength(26)
  for (const names of Object.values(cantonNames)) expect(Object.keys(names)).toEqual([...languages])
  expect(new Set(Object.values(cantonNames).map(({ de }) => de)).size).toBe(26)
})

test.each(['', 'vd', 'XX', 'constructor'])('rejects %j as a canton', (text) =>
  expect(isCanton(text)).toBe(false),
)
test('accepts VD as a canton', () => expect(isCanton('VD')).toBe(true))
