import { expect, test } from 'vitest'
import { parseRemedy } from './remedy.ts'
import { ingredientRemedyCode } from './remedy-code.ts'

const remedy = parseRemedy({
  id: 112,
  nm: 'Arnica montana',
  ab: null,
  ch: '3-30',
  k: '200',
  lmf: 1,
  lmt: 30,
})

test.each([
  ['9CH', 'a-112_b-ch_c-9'],
  ['6DH', 'a-112_b-dh_c-6'],
  ['200K', 'a-112_b-k_c-200'],
  ['LM18', 'a-112_b-lm_c-18'],
  // The potency is not made: the remedy and its scale remain.
  ['200CH', 'a-112_b-ch'],
  ['', 'a-112'],
  ['150 mg', 'a-112'],
])('opens a part in %j at %s', (potency, code) => {
  expect(ingredientRemedyCode(remedy, potency)).toBe(code)
})
