import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { parseRemedy } from './remedy.ts'
import { ingredientRemedyCode, readRemedyCode, writeRemedyCode } from './remedy-code.ts'
import type { Selection } from './selection.ts'

const arnica = parseRemedy({
  id: 112,
  nm: 'Arnica montana',
  ab: 'Arn.',
  ch: '3-30,200',
  k: '1-MM',
  lmf: 1,
  lmt: 30,
})
const findRemedy = (id: number) => (id === arnica.id ? arnica : undefined)
const read = (text: string) => readRemedyCode(text, findRemedy)

const example = 'a-112_b-ch_c-30_d-globuli_f-tube-1g_g-2'
const globuli: Selection = {
  remedy: 112,
  scale: 'CH',
  dilution: '30',
  form: 'globuli',
  size: 'tube-1g',
  quantity: 2,
}

describe('the example of R6', () => {
  it('writes the remedyCode of R6', () => expect(writeRemedyCode(globuli)).toBe(example))
  it('reads the remedyCode of R6', () => expect(read(example)).toStrictEqual(globuli))
})

test.each([
  ['a-112_b-k_c-lm', 'a value of K named LM'],
  ['a-112_b-lm_c-18_d-drops_e-25-aeth_f-bottle-10ml', 'a carrier'],
  ['a-112_g-5', 'a quantity alone'],
  ['', 'nothing'],
])('reads back the code of %j (%s)', (code) => expect(writeRemedyCode(read(code))).toBe(code))

test.each([
  ['a-112_b-ch_c-30_d-globuli_f-tube-1g_g-1', 'a-112_b-ch_c-30_d-globuli_f-tube-1g'],
  ['a-112_b-CH_c-30CH_d-Globuli_f-Tube 1g', 'a-112_b-ch_c-30_d-globuli_f-tube-1g'],
  [`${example}_h-1`, example],
  [`${example}_g-3`, example],
  ['a-113_b-ch', ''],
  ['b-ch_a-112', ''],
  ['a-112_b-zz_c-30', 'a-112'],
  ['a-112_b-ch_c-31_d-globuli', 'a-112_b-ch'],
  ['a-112_b-ch_c-200_d-drops_e-nacl', 'a-112_b-ch_c-200'],
  ['a-112_b-ch_c-30_d-globuli_e-nacl_f-tube-1g', 'a-112_b-ch_c-30_d-globuli'],
  ['a-112_b-ch_c-30_d-drops_f-bottle-30ml', 'a-112_b-ch_c-30_d-drops'],
  ['a-112_c-30', 'a-112'],
  ['a-112_a-112', 'a-112'],
  ['a-112_b-ch_b-k', 'a-112_b-ch'],
  ['a-112_g-2_b-ch', 'a-112_g-2'],
  ['a-112_b-ch_c-30_d-globuli_f-tube-1g_g-1000', 'a-112_b-ch_c-30_d-globuli_f-tube-1g'],
  ['a-112_g-99999999999999999999', 'a-112'],
  [`a-${'9'.repeat(400)}`, ''],
  ['a-0112', ''],
  ['a-1e2', ''],
  ['a--112', ''],
  ['__a-112', ''],
  ['a-112_', 'a-112'],
  ['a-112_constructor-1', 'a-112'],
  ['_'.repeat(10_000), ''],
  [`a-112_b-${'x'.repeat(10_000)}`, 'a-112'],
])('%.60j is rewritten to %j', (code, canonical) => {
  expect(writeRemedyCode(read(code))).toBe(canonical)
})

it('reads any text without throwing, to a code it would write', () => {
  const anyPart = fc.oneof(
    fc.constantFrom(...example.split('_'), 'b-lm', 'b-k', 'c-m', 'd-drops', 'e-nacl', 'f-50g'),
    fc.string(),
    fc.string().map((text) => `a-112_b-${text}`),
  )
  fc.assert(
    fc.property(fc.array(anyPart, { maxLength: 9 }), (parts) => {
      const selection = read(parts.join('_'))
      expect(read(writeRemedyCode(selection))).toStrictEqual(selection)
    }),
  )
})

describe('the code of an ingredient', () => {
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
})
