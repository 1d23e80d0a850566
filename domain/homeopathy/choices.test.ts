import { describe, expect, it, test } from 'vitest'
import { checkPreparation, choicesOf, type NumberedChoice } from './choices.ts'
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

describe('checked preparations', () => {
  const globuli = { scale: 'CH', dilution: '30', form: 'globuli', size: 'tube-1g' }
  const drops = { ...globuli, form: 'drops', size: 'bottle-30ml', carrier: 'nacl' }
  const { dilutions } = parseRemedy({
    id: 7,
    nm: 'Arnica montana',
    ab: null,
    ch: '3-30',
    k: null,
    lmf: null,
    lmt: null,
  })

  it('returns codes for codes and for printed labels', () => {
    const labels = { scale: 'ch', dilution: '30CH', form: 'Globuli', size: 'Tube 1g' }
    expect(checkPreparation(globuli)).toEqual({ ok: true, value: globuli })
    expect(checkPreparation(labels)).toEqual({ ok: true, value: globuli })
    expect(checkPreparation({ ...drops, carrier: 'NACL' })).toEqual({ ok: true, value: drops })
  })

  test.each([
    [{ ...globuli, scale: 'C' }, 'scale', 'unknown-value'],
    [{ ...globuli, scale: 'K' }, 'scale', 'scale-not-offered'],
    [{ ...globuli, dilution: '31' }, 'dilution', 'unknown-value'],
    [{ ...globuli, dilution: '2' }, 'dilution', 'dilution-not-offered'],
    [{ ...globuli, form: 'tablets' }, 'form', 'unknown-value'],
    [{ ...globuli, size: 'tube-2g' }, 'size', 'unknown-value'],
    [{ ...globuli, size: 'tube-4g' }, 'size', 'size-not-in-form'],
    [{ ...globuli, carrier: 'nacl' }, 'carrier', 'carrier-only-for-drops'],
    [{ ...drops, carrier: undefined }, 'carrier', 'carrier-first'],
    [{ ...drops, carrier: 'e-dist' }, 'carrier', 'unknown-value'],
  ] as const)('refuses %j for its %s: %s', (asked, field, reason) => {
    expect(checkPreparation(asked, dilutions)).toEqual({ ok: false, refusal: { field, reason } })
  })

  test.each([
    [{ ...drops, dilution: '200' }, 'drops-up-to-30ch'],
    [{ ...globuli, scale: 'K', form: 'creme', size: '50g' }, 'form-not-in-scale'],
  ] as const)('refuses %j for any remedy: %s', (asked, reason) => {
    expect(checkPreparation(asked)).toEqual({ ok: false, refusal: { field: 'form', reason } })
  })
})
