import { expect, test } from 'vitest'
import { isUid, writtenUid } from './uid-number.ts'

test.each([
  ['CHE-999.999.996', true],
  ['che 109 322 551 MWST', true],
  ['CHE109322551', true],
  ['CHE-116.281.710 TVA', true],
  ['CHE-109.322.552', false],
  ['CHE-109.322.55', false],
  ['109.322.551', false],
  ['CHE-109.322.551 GmbH', false],
  ['', false],
] as const)('accepts %s as a UID: %s', (text, isValid) => {
  expect(isUid(text)).toBe(isValid)
})

test('writes the number with hyphen and points, without suffix', () => {
  expect(writtenUid('che109322551mwst')).toBe('CHE-109.322.551')
})
