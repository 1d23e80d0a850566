import { expect, test } from 'vitest'
import { uidProblem, writtenUid } from './uid-number.ts'

test.each([
  ['CHE-999.999.996', undefined],
  ['che 109 322 551 MWST', undefined],
  ['CHE109322551', undefined],
  ['CHE-116.281.710 TVA', undefined],
  ['CHE-109.322.552', 'check-digit-wrong'],
  ['CHE-109.322.55', 'not-nine-digits'],
  ['109.322.551', 'not-nine-digits'],
  ['CHE-109.322.551 GmbH', 'not-nine-digits'],
  ['', 'not-nine-digits'],
] as const)('%s: %s', (text, problem) => {
  expect(uidProblem(text)).toBe(problem)
})

test('writes the number with hyphen and points, without suffix', () => {
  expect(writtenUid('che109322551mwst')).toBe('CHE-109.322.551')
})
