import { describe, expect, it, test } from 'vitest'
import { dilutionLabel, dilutionSteps, scales } from './dilution-steps.ts'
import {
  carriers,
  forms,
  formsOf,
  readCarrier,
  readDilution,
  readRemedyForm,
  readScale,
  readSize,
  sizes,
  sizesOf,
} from './form.ts'

const carrierLabels = { '25-aeth': '25° AETH.', nacl: 'NACL', water: 'Water' } as const

/** The label printed in the catalogue: 'lactose-bottle-60g' → 'Lactose Bottle 60g'. */
const printed = (code: string) =>
  code
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

describe('the forms of a dilution (D2 §5)', () => {
  const solid = ['granules', 'globuli']
  const withoutDrops = [...solid, 'creme', 'trituration', 'suppository']
  test.each([
    ['CH', '30', forms],
    ['CH', '200', withoutDrops],
    ['CH', '1000', withoutDrops],
    ['CH', undefined, forms],
    ['DH', '60', forms],
    ['K', '200', solid],
    ['LM', '100', [...solid, 'drops']],
  ] as const)('%s %s: %j', (scale, dilution, expected) => {
    expect(formsOf(scale, dilution)).toEqual(expected)
  })
})

describe('the sizes of a form (D2 §5)', () => {
  const drops = ['Bottle 30ml', 'Bottle 60ml', 'Bottle 125ml', 'Bottle 250ml']
  test.each([
    ['CH', 'globuli', ['Tube 1g', 'Bottle 15g']],
    ['DH', 'granules', ['Tube 4g', 'Bottle 15g']],
    ['K', 'globuli', ['Tube 1g', 'Bottle 10g']],
    ['LM', 'granules', ['Tube 4g', 'Bottle 10g']],
    ['DH', 'drops', drops],
    ['CH', 'drops', drops],
    ['LM', 'drops', ['Bottle 10ml', 'Bottle 30ml']],
    ['K', 'drops', []],
    ['CH', 'creme', ['50g']],
    ['LM', 'creme', []],
    ['CH', 'trituration', ['Lactose Bottle 60g', 'Mannit Bottle 60g']],
    ['CH', 'suppository', ['12 Pieces Kids', '12 Pieces Adults']],
  ] as const)('%s %s: %j', (scale, form, labels) => {
    expect(sizesOf(scale, form).map(printed)).toEqual(labels)
  })

  it('has a size for every form of a scale, and only for those', () => {
    for (const scale of scales) {
      expect(forms.filter((form) => sizesOf(scale, form).length > 0)).toEqual(formsOf(scale))
    }
  })
})

describe('parsers', () => {
  const readings = [
    ...forms.map((form) => [form, printed(form), readRemedyForm] as const),
    ...carriers.map((carrier) => [carrier, carrierLabels[carrier], readCarrier] as const),
    ...sizes.map((size) => [size, printed(size), readSize] as const),
  ]
  test.each(readings)('reads %s from its code and from %j', (code, label, read) => {
    for (const text of [code, label, label.toUpperCase(), label.toLowerCase(), ` ${label} `]) {
      expect(read(text)).toBe(code)
    }
    expect(read(`${label} x`)).toBeUndefined()
  })

  test.each(scales)('reads every dilution of %s from its value and its label', (scale) => {
    expect(readScale(` ${scale.toLowerCase()} `)).toBe(scale)
    for (const value of dilutionSteps[scale]) {
      const label = dilutionLabel(scale, value)
      for (const text of [value, value.toLowerCase(), label, label.toLowerCase()]) {
        expect(readDilution(scale, text)).toBe(value)
      }
    }
  })

  test.each([
    ['CH', '31'],
    ['CH', '30DH'],
    ['LM', 'LM'],
    ['K', ''],
    ['K', 'K'],
  ] as const)('rejects for %s the dilution %j', (scale, text) => {
    expect(readDilution(scale, text)).toBeUndefined()
  })

  it('rejects an unknown scale', () => expect(readScale('C')).toBeUndefined())
})
