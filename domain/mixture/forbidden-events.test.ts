import { describe, expect, test } from 'vitest'
import { emptyMixture, type MixtureEvent, type MixtureState } from './builder.ts'
import type { MixtureDraft } from './draft.ts'
import { arnica, at30, drops, globuli, inCh, mixed, next, of, plant } from './mixtures.fixtures.ts'
import { maxSubstances } from './substance.ts'

describe('ignores a disallowed event', () => {
  const full = of(
    ...Array.from({ length: maxSubstances }, (_, i): MixtureDraft => ({ key: i + 1 })),
  )
  const high = of({ ...at30, dilution: '200' })
  const { carrier: _, size: __, ...openDrops } = drops
  const cases: [string, MixtureState, MixtureEvent][] = [
    ['one substance too many', full, { type: 'add' }],
    ['deleting an unknown substance', globuli, { type: 'delete', key: 5 }],
    [
      'a type of an unknown substance',
      globuli,
      { type: 'choose-type', key: 5, substance: 'Homeopathy' },
    ],
    ['the same type', globuli, { type: 'choose-type', key: 1, substance: 'Homeopathy' }],
    ['a remedy before the type', of({ key: 1 }), { type: 'choose-remedy', key: 1, remedy: arnica }],
    ['the same remedy', globuli, { type: 'choose-remedy', key: 1, remedy: arnica }],
    [
      'an unknown remedy',
      globuli,
      { type: 'choose-remedy', key: 1, remedy: { id: 77, name: 'X' } },
    ],
    ['clearing an absent remedy', of({ key: 1 }), { type: 'clear-remedy', key: 1 }],
    [
      'a scale before the remedy',
      of({ key: 1, type: 'Homeopathy' }),
      { type: 'choose-scale', key: 1, scale: 'CH' },
    ],
    ['a scale of a plant', of(plant), { type: 'choose-scale', key: 2, scale: 'CH' }],
    [
      'a scale that is not offered',
      of({ key: 1, type: 'Homeopathy', remedy: { id: 3, name: 'C' } }),
      { type: 'choose-scale', key: 1, scale: 'DH' },
    ],
    ['the same scale', globuli, { type: 'choose-scale', key: 1, scale: 'CH' }],
    [
      'a dilution before the scale',
      of({ key: 1, type: 'Homeopathy', remedy: arnica }),
      { type: 'choose-dilution', key: 1, dilution: '30' },
    ],
    [
      'a dilution that is not offered',
      of(inCh),
      { type: 'choose-dilution', key: 1, dilution: '31' },
    ],
    ['the same dilution', globuli, { type: 'choose-dilution', key: 1, dilution: '30' }],
    ['a form without substances', emptyMixture, { type: 'choose-form', form: 'creme' }],
    ['a form of an unfinished substance', of(inCh), { type: 'choose-form', form: 'globuli' }],
    ['Drops of 200CH', high, { type: 'choose-form', form: 'drops' }],
    ['Creme with plants', of(at30, plant), { type: 'choose-form', form: 'creme' }],
    ['the same form', drops, { type: 'choose-form', form: 'drops' }],
    ['a carrier of Globuli', globuli, { type: 'choose-carrier', carrier: 'nacl' }],
    ['a carrier of mixed Drops', mixed, { type: 'choose-carrier', carrier: 'nacl' }],
    ['the same carrier', drops, { type: 'choose-carrier', carrier: 'nacl' }],
    ['a size before the form', of(at30), { type: 'choose-size', size: 'tube-1g' }],
    ['a size before the carrier', openDrops, { type: 'choose-size', size: 'bottle-30ml' }],
    ['a size of another form', globuli, { type: 'choose-size', size: 'tube-4g' }],
    ['the same size', globuli, { type: 'choose-size', size: 'tube-1g' }],
    ['the same name', globuli, { type: 'set-name', name: '' }],
    ...[0, -1, 1.5, 1e9, Number.NaN, 3].map((quantity): [string, MixtureState, MixtureEvent] => [
      `quantity ${quantity}`,
      globuli,
      { type: 'set-quantity', quantity },
    ]),
  ]
  test.each(cases)('ignores a disallowed event: %s', (_, state, event) =>
    expect(next(state, event)).toBe(state),
  )
})
