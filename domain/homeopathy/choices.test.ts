import { describe, expect, it, test } from 'vitest'
import { choicesOf, type NumberedChoice } from './choices.ts'
import type { Scale } from './dilution-steps.ts'
import { parseRemedy, type RemedyRecord } from './remedy.ts'
import type { Selection } from './selection.ts'

const record: RemedyRecord = {
  id: 7,
  nm: 'Arnica montana',
  ab: null,
  ch: '3-30,200',
  k: null,
  lmf: 6,
  lmt: 18,
}
const arnica = parseRemedy(record)
const onlyHigh = parseRemedy({ ...record, ch: '200', lmf: null, lmt: null })
const chosen: Selection = { remedy: 7, quantity: 1 }
const at = (scale: Scale, dilution: string): Selection => ({ ...chosen, scale, dilution })

const find = <Value>(choices: NumberedChoice<Value>[], value: Value) =>
  choices.find((choice) => choice.value === value)

const no = (reason: string, nearest?: object) => ({
  available: false,
  reason,
  ...(nearest && { nearest }),
})

describe('scales', () => {
  it('offers scales with dilutions of the remedy', () => {
    const { scales } = choicesOf(chosen, arnica)
    expect(scales).toEqual([
      { value: 'DH', available: true },
      { value: 'CH', available: true },
      { value: 'K', ...no('scale-not-offered', { type: 'choose-scale', scale: 'CH' }) },
      { value: 'LM', available: true },
    ])
  })

  it('offers nothing without a remedy', () => {
    const { scales, dilutions, forms, sizes } = choicesOf({ quantity: 1 }, undefined)
    expect(scales.map((scale) => scale.available)).toEqual([false, false, false, false])
    expect(find(scales, 'CH')).toMatchObject(no('remedy-first'))
    expect(find(forms, 'drops')).toMatchObject(no('remedy-first'))
    expect([dilutions, sizes]).toEqual([[], []])
  })
})

describe('dilutions', () => {
  const { dilutions } = choicesOf({ ...chosen, scale: 'CH' }, arnica)
  test.each([
    ['1', '3'],
    ['2', '3'],
    ['1000', '200'],
  ])('refuses %sCH and suggests %sCH as the nearest', (value, nearest) => {
    expect(find(dilutions, value)).toEqual({
      value,
      ...no('dilution-not-offered', { type: 'choose-dilution', dilution: nearest }),
    })
  })

  it('suggests the lower of two equally near dilutions', () => {
    const gap = parseRemedy({ ...record, ch: '5,7' })
    expect(find(choicesOf({ ...chosen, scale: 'CH' }, gap).dilutions, '6')).toMatchObject({
      nearest: { dilution: '5' },
    })
  })

  it('lists every dilution of the scale', () => {
    expect(dilutions).toHaveLength(32)
    expect(dilutions.filter((choice) => choice.available)).toHaveLength(29)
  })
})

describe('forms', () => {
  const toCh = { type: 'choose-scale', scale: 'CH' }
  test.each([
    [
      'Drops at 200CH',
      arnica,
      at('CH', '200'),
      'drops',
      'drops-up-to-30ch',
      { type: 'choose-dilution', dilution: '30' },
    ],
    [
      'Drops, made at 200CH only',
      onlyHigh,
      at('CH', '200'),
      'drops',
      'drops-up-to-30ch',
      undefined,
    ],
    ['Creme in LM', arnica, at('LM', '6'), 'creme', 'form-not-in-scale', toCh],
    ['Drops in K', arnica, at('K', 'M'), 'drops', 'form-not-in-scale', toCh],
    [
      'Drops before the dilution',
      arnica,
      { ...chosen, scale: 'CH' },
      'drops',
      'dilution-first',
      undefined,
    ],
    ['Drops before the scale', arnica, chosen, 'drops', 'scale-first', undefined],
  ] as const)(
    'gives reason and nearest choice of an unavailable form: %s',
    (_, remedy, selection, form, reason, nearest) => {
      expect(find(choicesOf(selection, remedy).forms, form)).toEqual({
        value: form,
        ...no(reason, nearest),
      })
    },
  )
})

describe('carriers and sizes', () => {
  test.each([
    ['30', { type: 'choose-form', form: 'drops' }],
    ['200', undefined],
  ] as const)('has no carrier for Globuli at %sCH', (dilution, nearest) => {
    const { carriers } = choicesOf({ ...at('CH', dilution), form: 'globuli' }, arnica)
    expect(carriers.map(({ value: _, ...rest }) => rest)).toEqual(
      Array(3).fill(no('carrier-only-for-drops', nearest)),
    )
  })

  it('offers sizes of Drops only with a carrier', () => {
    const drops: Selection = { ...at('LM', '6'), form: 'drops' }
    const sizes = ['bottle-10ml', 'bottle-30ml']
    expect(choicesOf(drops, arnica).sizes).toEqual(
      sizes.map((value) => ({ value, ...no('carrier-first') })),
    )
    expect(choicesOf({ ...drops, carrier: 'nacl' }, arnica).sizes).toEqual(
      sizes.map((value) => ({ value, available: true })),
    )
    expect(choicesOf(drops, arnica).carriers.every((carrier) => carrier.available)).toBe(true)
  })

  it('offers carriers only with a form', () => {
    expect(choicesOf(at('CH', '30'), arnica).carriers[0]).toMatchObject(no('form-first'))
  })
})
