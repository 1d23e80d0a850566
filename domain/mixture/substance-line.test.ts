import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import gemmotherapy from '../../demo/catalogue/gemmotherapy.json' with { type: 'json' }
import homeopathy from '../../demo/catalogue/homeopathy.json' with { type: 'json' }
import phytotherapy from '../../demo/catalogue/phytotherapy.json' with { type: 'json' }
import { dilutionSteps } from '../homeopathy/dilution-steps.ts'
import { mixtureScales, type Substance } from './substance.ts'
import { lineParts, readSubstanceLine, substanceLine } from './substance-line.ts'

const lines: [string, Substance][] = [
  [
    'Homeopathy: Arnica montana 30CH',
    { type: 'Homeopathy', name: 'Arnica montana', scale: 'CH', dilution: '30' },
  ],
  [
    'Homeopathy: Belladonna 12DH',
    { type: 'Homeopathy', name: 'Belladonna', scale: 'DH', dilution: '12' },
  ],
  [
    'Phytotherapy: Achillea millefolium, herba',
    { type: 'Phytotherapy', name: 'Achillea millefolium, herba' },
  ],
  ['Gemmotherapy: Ribes nigrum, gemmae', { type: 'Gemmotherapy', name: 'Ribes nigrum, gemmae' }],
]

describe('a line per substance: type, name, dilution (D2 §3)', () => {
  test.each(lines)('writes and reads the line %s of a substance', (line, substance) => {
    expect(substanceLine(substance)).toBe(line)
    expect(readSubstanceLine(line)).toEqual(substance)
  })
  it('reads back any remedy and dilution', () => {
    const anyHomeopathic = fc.constantFrom(...mixtureScales).chain((scale) =>
      fc.record({
        type: fc.constant('Homeopathy' as const),
        name: fc.constantFrom(...homeopathy.map(({ nm }) => nm)),
        scale: fc.constant(scale),
        dilution: fc.constantFrom(...dilutionSteps[scale]),
      }),
    )
    const anyOf = <Type extends 'Phytotherapy' | 'Gemmotherapy'>(type: Type, names: string[]) =>
      fc.record({ type: fc.constant(type), name: fc.constantFrom(...names) })
    const anySubstance: fc.Arbitrary<Substance> = fc.oneof(
      anyHomeopathic,
      anyOf(
        'Phytotherapy',
        phytotherapy.map(({ nm }) => nm),
      ),
      anyOf(
        'Gemmotherapy',
        gemmotherapy.map(({ nm }) => nm),
      ),
    )
    fc.assert(
      fc.property(anySubstance, (substance) => {
        expect(readSubstanceLine(substanceLine(substance))).toEqual(substance)
      }),
    )
  })
  test.each([
    ['', undefined],
    ['Arnica montana 30CH', undefined],
    [': Arnica montana 30CH', undefined],
    ['Homeopathy:', undefined],
    ['Homeopathy: Arnica montana', undefined],
    ['Homeopathy: 30CH', undefined],
    ['Homeopathy: Arnica montana 30K', undefined],
    ['Oligotherapy: Zinc', undefined],
    [
      'homeopathy:  arnica montana  30 ch',
      { type: 'Homeopathy', name: 'arnica montana', dilution: '30', scale: 'CH' },
    ],
  ])('parses the line %j of a substance', (line, asked) =>
    expect(readSubstanceLine(line)).toEqual(asked),
  )
  it('a line of a substance is read without throwing', () => {
    fc.assert(fc.property(fc.string(), (line) => void readSubstanceLine(line)))
  })
})

it('splits the line into its parts', () => {
  expect(lineParts('Homeopathy: Arnica montana 30CH')).toEqual({
    type: 'Homeopathy',
    name: 'Arnica montana',
    dilution: '30 CH',
  })
  expect(lineParts('Gemmotherapy: Ribes nigrum, gemmae')).toEqual({
    type: 'Gemmotherapy',
    name: 'Ribes nigrum, gemmae',
  })
  expect(lineParts('whatever')).toBeUndefined()
})
