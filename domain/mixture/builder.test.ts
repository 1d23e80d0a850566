import { describe, expect, it, test } from 'vitest'
import {
  emptyMixture,
  isMixtureReadyForSize,
  type MixtureEvent,
  type MixtureState,
  mixtureOf,
} from './builder.ts'
import type { MixtureDraft } from './draft.ts'
import {
  arnica,
  at30,
  drops,
  globuli,
  herba,
  inCh,
  mixed,
  next,
  of,
  plant,
} from './mixtures.fixtures.ts'
import { maxSubstances } from './substance.ts'

describe('each choice resets what depends on it', () => {
  const { size: _, carrier: __, ...dropsAlone } = drops
  const { size: ___, ...mixedAlone } = mixed
  const cases: [string, MixtureState, MixtureEvent, MixtureState][] = [
    [
      'another form: carrier, size',
      drops,
      { type: 'choose-form', form: 'globuli' },
      { ...of(at30), form: 'globuli', quantity: 3 },
    ],
    [
      'another carrier: size',
      drops,
      { type: 'choose-carrier', carrier: 'e-dist' },
      { ...dropsAlone, carrier: 'e-dist' },
    ],
    [
      'another size: nothing',
      drops,
      { type: 'choose-size', size: 'bottle-60ml' },
      { ...drops, size: 'bottle-60ml' },
    ],
    [
      'a quantity: nothing',
      drops,
      { type: 'set-quantity', quantity: 999 },
      { ...drops, quantity: 999 },
    ],
    ['a name: nothing', drops, { type: 'set-name', name: 'Winter' }, { ...drops, name: 'Winter' }],
    [
      'another dilution: nothing',
      drops,
      { type: 'choose-dilution', key: 1, dilution: '9' },
      { ...drops, substances: [{ ...at30, dilution: '9' }] },
    ],
    [
      '200CH: Drops, carrier, size',
      drops,
      { type: 'choose-dilution', key: 1, dilution: '200' },
      { ...of({ ...at30, dilution: '200' }), quantity: 3 },
    ],
    [
      '200CH: not Globuli',
      globuli,
      { type: 'choose-dilution', key: 1, dilution: '200' },
      { ...globuli, substances: [{ ...at30, dilution: '200' }] },
    ],
    [
      'the only substance unfinished: form and size',
      globuli,
      { type: 'choose-scale', key: 1, scale: 'DH' },
      { ...of({ ...inCh, scale: 'DH' }), quantity: 3 },
    ],
    [
      'the only substance deleted: form and size',
      globuli,
      { type: 'delete', key: 1 },
      { ...emptyMixture, quantity: 3 },
    ],
    [
      'a plant finished: Globuli',
      { ...globuli, substances: [at30, { key: 2, type: 'Phytotherapy' }] },
      { type: 'choose-remedy', key: 2, remedy: herba },
      { ...of(at30, plant), quantity: 3 },
    ],
    [
      'a plant finished: the carrier of Drops',
      { ...drops, substances: [at30, { key: 2, type: 'Phytotherapy' }] },
      { type: 'choose-remedy', key: 2, remedy: herba },
      { ...mixed, quantity: 3 },
    ],
    [
      'the plant deleted: the size, until the carrier is chosen',
      mixed,
      { type: 'delete', key: 2 },
      { ...mixedAlone, substances: [at30] },
    ],
    ['clear: everything', drops, { type: 'clear' }, emptyMixture],
    [
      'a substance added: nothing',
      drops,
      { type: 'add' },
      { ...drops, substances: [at30, { key: 2 }] },
    ],
    [
      'an unfinished one deleted: nothing',
      { ...drops, substances: [at30, { key: 2 }] },
      { type: 'delete', key: 2 },
      drops,
    ],
  ]
  test.each(cases)('resets what depends on a choice: %s', (_, from, event, to) =>
    expect(next(from, event)).toStrictEqual(to),
  )
})

describe('the resulting mixture', () => {
  const substance = { type: 'Homeopathy', name: 'Arnica montana', scale: 'CH', dilution: '30' }
  it('a mixture is complete with form, carrier where required, and size', () => {
    expect(mixtureOf(globuli)).toStrictEqual({
      substances: [substance],
      form: 'globuli',
      size: 'tube-1g',
    })
    expect(mixtureOf(drops)).toMatchObject({ form: 'drops', carrier: 'nacl', size: 'bottle-30ml' })
    expect(mixtureOf(mixed)?.substances).toHaveLength(2)
    expect(mixtureOf(of(at30))).toBeUndefined()
    expect(mixtureOf({ ...of(at30), form: 'drops' })).toBeUndefined()
  })
  it('prices finished substances only', () => {
    const { substances } = globuli
    expect(mixtureOf({ ...globuli, substances: [...substances, { ...inCh, key: 2 }] })).toEqual(
      mixtureOf(globuli),
    )
  })
  it('requires the carrier before the size', () => {
    expect(isMixtureReadyForSize({ ...of(at30), form: 'drops' })).toBe(false)
    expect(isMixtureReadyForSize(drops)).toBe(true)
    expect(isMixtureReadyForSize(of(at30))).toBe(false)
    expect(isMixtureReadyForSize(mixed)).toBe(true)
  })
  it('gives each substance a unique key', () => {
    const three = next(next(next(emptyMixture, { type: 'add' }), { type: 'add' }), { type: 'add' })
    const again = next(next(three, { type: 'delete', key: 2 }), { type: 'add' })
    expect(again.substances.map(({ key }) => key)).toEqual([1, 3, 4])
  })
})

describe('disallowed events', () => {
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
      [
        'a remedy before the type',
        of({ key: 1 }),
        { type: 'choose-remedy', key: 1, remedy: arnica },
      ],
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
})
