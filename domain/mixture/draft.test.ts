import { describe, expect, test } from 'vitest'
import type { MixtureEvent } from './builder.ts'
import { canClose, finishedOf, type MixtureDraft } from './draft.ts'
import { arnica, at30, bryonia, herba, inCh, next, of, plant } from './mixtures.fixtures.ts'

describe('a substance (D2 §4)', () => {
  const cases: [string, MixtureDraft, MixtureEvent, MixtureDraft][] = [
    [
      'a type',
      { key: 1 },
      { type: 'choose-type', key: 1, substance: 'Gemmotherapy' },
      { key: 1, type: 'Gemmotherapy' },
    ],
    [
      'another type resets the rest',
      at30,
      { type: 'choose-type', key: 1, substance: 'Phytotherapy' },
      { key: 1, type: 'Phytotherapy' },
    ],
    [
      'a remedy',
      { key: 1, type: 'Homeopathy' },
      { type: 'choose-remedy', key: 1, remedy: arnica },
      { key: 1, type: 'Homeopathy', remedy: arnica },
    ],
    [
      'another remedy with the same scale keeps it',
      at30,
      { type: 'choose-remedy', key: 1, remedy: bryonia },
      { ...inCh, remedy: bryonia },
    ],
    [
      'another remedy without that scale',
      { ...at30, scale: 'DH', dilution: '60' },
      { type: 'choose-remedy', key: 1, remedy: { id: 3, name: 'C' } },
      { key: 1, type: 'Homeopathy', remedy: { id: 3, name: 'C' } },
    ],
    [
      'a cleared remedy',
      at30,
      { type: 'clear-remedy', key: 1 },
      { key: 1, type: 'Homeopathy', scale: 'CH' },
    ],
    [
      'another scale resets the dilution',
      at30,
      { type: 'choose-scale', key: 1, scale: 'DH' },
      { ...inCh, scale: 'DH' },
    ],
    ['a dilution', inCh, { type: 'choose-dilution', key: 1, dilution: '30' }, at30],
    [
      'another dilution',
      at30,
      { type: 'choose-dilution', key: 1, dilution: '9' },
      { ...at30, dilution: '9' },
    ],
    [
      'a plant',
      { key: 2, type: 'Phytotherapy' },
      { type: 'choose-remedy', key: 2, remedy: herba },
      plant,
    ],
  ]
  test.each(cases)('changes one substance and no other: %s', (_, from, event, to) => {
    const other: MixtureDraft = { key: 9 }
    expect(next(of(from, other), event).substances).toStrictEqual([to, other])
  })

  test.each([
    [{ key: 1 }, false, false],
    [{ key: 1, type: 'Homeopathy' }, false, false],
    [{ key: 1, type: 'Homeopathy', remedy: arnica }, false, false],
    [{ key: 1, type: 'Homeopathy', scale: 'CH' }, false, false],
    [inCh, true, false],
    [at30, true, true],
    [{ key: 1, type: 'Phytotherapy' }, false, false],
    [plant, true, true],
  ] as const)('%j can be closed: %s, is finished: %s', (draft, isClosable, isFinished) => {
    expect(canClose(draft)).toBe(isClosable)
    expect(finishedOf(draft) !== undefined).toBe(isFinished)
  })
})
