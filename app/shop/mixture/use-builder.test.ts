import { describe, expect, it, test } from 'vitest'
import { emptyMixture, type MixtureState } from '../../../domain/mixture/builder.ts'
import {
  at30,
  drops,
  globuli,
  inCh,
  mixed,
  next,
  of,
  plant,
} from '../../../domain/mixture/mixtures.fixtures.ts'
import { findFinishedSubstance, findRemovedChoices, mixturePromptFor } from './use-builder.ts'

describe('removedBetween', () => {
  it('names the removed form with the reason', () => {
    const high = next(drops, { type: 'choose-dilution', key: 1, dilution: '200' })
    expect(findRemovedChoices(drops, high)).toEqual({
      what: 'form',
      form: 'drops',
      reason: 'drops-up-to-30ch',
    })
    const none = next(globuli, { type: 'delete', key: 1 })
    expect(findRemovedChoices(globuli, none)).toMatchObject({ reason: 'no-substances' })
  })
  it('names the removed carrier', () => {
    const after = { ...mixed, quantity: 3 }
    expect(findRemovedChoices(drops, after)).toEqual({ what: 'carrier' })
  })
  it('finds no removal in a requested one, or without a change', () => {
    const other = next(drops, { type: 'choose-form', form: 'globuli' })
    expect(findRemovedChoices(drops, other)).toBeUndefined()
    expect(findRemovedChoices(drops, drops)).toBeUndefined()
    expect(findRemovedChoices(of(at30), of(at30, plant))).toBeUndefined()
  })
})

describe('finishedBetween', () => {
  it('returns the substance that the change finished', () => {
    expect(findFinishedSubstance(of(inCh), of(at30))).toEqual(at30)
    expect(findFinishedSubstance(of(at30), of(at30, plant))).toEqual(plant)
  })
  it('finds no newly finished substance when a finished one changes', () => {
    expect(findFinishedSubstance(of(at30), of({ ...at30, dilution: '9' }))).toBeUndefined()
    expect(findFinishedSubstance(of(at30, plant), of(at30))).toBeUndefined()
  })
})

describe('the prompt of the builder', () => {
  const { carrier: _, size: __, ...openDrops } = drops
  const { size: ___, ...openGlobuli } = globuli

  test.each<[string, MixtureState, string | undefined]>([
    ['no substance', emptyMixture, undefined],
    ['an unfinished substance', of(inCh), 'substance-1'],
    ['a finished substance', of(at30), 'form'],
    ['a finished and an empty substance', of(at30, { key: 2 }), 'form'],
    ['Drops', openDrops, 'carrier'],
    ['a form', openGlobuli, 'size'],
    [
      'all choices and an empty substance',
      { ...globuli, substances: [at30, { key: 2 }] },
      'substance-2',
    ],
    ['all choices', globuli, undefined],
  ])('prompts after %s: %s', (_, state, step) => expect(mixturePromptFor(state)?.step).toBe(step))
})
