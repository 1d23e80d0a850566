import { describe, expect, it, test } from 'vitest'
import { forms } from '../homeopathy/form.ts'
import { emptyMixture, type MixtureEvent, type MixtureState, nextMixture } from './builder.ts'
import type { DilutionsOf, MixtureDraft } from './draft.ts'
import { formsWithSolutions, hasNoForm, substancesTooHigh } from './form-solutions.ts'

const dilutionsOf: DilutionsOf = (id) =>
  ({
    1: { DH: [], CH: ['29', '30', '200'] },
    2: { DH: [], CH: ['5', '12', '200', '1000'] },
    3: { DH: [], CH: ['200'] },
  })[id]

const homeopathic = (key: number, id: number, dilution: string): MixtureDraft => ({
  key,
  type: 'Homeopathy',
  remedy: { id, name: `Remedy ${id}` },
  scale: 'CH',
  dilution,
})
const plant: MixtureDraft = { key: 9, type: 'Phytotherapy', remedy: { id: 20001, name: 'Herba' } }
const of = (...substances: MixtureDraft[]): MixtureState => ({ ...emptyMixture, substances })

describe('the substances too high for Drops, with the nearest dilution below', () => {
  test.each([
    ['30CH when it is made', homeopathic(1, 1, '200'), '30'],
    ['the nearest lower dilution', homeopathic(1, 2, '1000'), '12'],
    ['none when no lower dilution is made', homeopathic(1, 3, '200'), undefined],
  ])('finds for a dilution too high for Drops %s', (_, draft, nearest) => {
    expect(substancesTooHigh(of(draft), dilutionsOf)).toEqual([
      nearest ? { draft, nearest } : { draft },
    ])
  })
  it('keeps the other substances', () => {
    expect(substancesTooHigh(of(homeopathic(1, 1, '30'), plant, { key: 3 }), dilutionsOf)).toEqual(
      [],
    )
  })
})

describe('hasNoForm (R15)', () => {
  test.each([
    ['200CH and a plant', [homeopathic(1, 1, '200'), plant], true],
    ['30CH and a plant', [homeopathic(1, 1, '30'), plant], false],
    ['200CH alone', [homeopathic(1, 1, '200')], false],
    [
      '200CH and an unfinished plant',
      [homeopathic(1, 1, '200'), { key: 2, type: 'Phytotherapy' as const }],
      false,
    ],
    ['nothing', [], false],
  ])('knows whether a form is left (R15) for %s: %j', (_, drafts, isLeft) =>
    expect(hasNoForm(of(...drafts), dilutionsOf)).toBe(isLeft),
  )
})

const ways = (...drafts: MixtureDraft[]) =>
  formsWithSolutions(of(...drafts), dilutionsOf).map(({ nearest }) => nearest)
const toDrops: MixtureEvent[] = [{ type: 'choose-form', form: 'drops' }]
const to30: MixtureEvent = { type: 'choose-dilution', key: 1, dilution: '30' }

describe('the nearest solution for an unavailable form (R18)', () => {
  const none = forms.map(() => undefined)
  test.each([
    ['no substances', [], none],
    ['all forms available', [homeopathic(1, 1, '30')], none],
    ['plants: Drops', [plant], [toDrops, toDrops, undefined, toDrops, toDrops, toDrops]],
    [
      '200CH: 30CH',
      [homeopathic(1, 1, '200')],
      [undefined, undefined, [to30], undefined, undefined, undefined],
    ],
    [
      'plants and 200CH: only the dilution',
      [homeopathic(1, 1, '200'), plant],
      [undefined, undefined, [to30], undefined, undefined, undefined],
    ],
    ['one of two cannot be lowered', [homeopathic(1, 1, '200'), homeopathic(2, 3, '200')], none],
  ])('finds the nearest solution for unavailable forms (R18): %s', (_, drafts, expected) =>
    expect(ways(...drafts)).toEqual(expected),
  )
  it('makes the form available', () => {
    for (const drafts of [[plant], [homeopathic(1, 1, '200')], [homeopathic(1, 2, '200'), plant]]) {
      const state = of(...drafts)
      for (const choice of formsWithSolutions(state, dilutionsOf)) {
        if (choice.form !== 'drops' || !choice.nearest) continue
        const after = choice.nearest.reduce(
          (now, event) => nextMixture(now, event, dilutionsOf),
          state,
        )
        expect(formsWithSolutions(after, dilutionsOf)[2]).toEqual({
          form: 'drops',
          available: true,
        })
      }
    }
  })
})
