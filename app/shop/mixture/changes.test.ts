import { describe, expect, it } from 'vitest'
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
import { finishedBetween, removedBetween } from './changes.ts'

describe('what a change takes away', () => {
  it('names the form and why', () => {
    const high = next(drops, { type: 'choose-dilution', key: 1, dilution: '200' })
    expect(removedBetween(drops, high)).toEqual({
      what: 'form',
      form: 'drops',
      reason: 'drops-up-to-30ch',
    })
    const none = next(globuli, { type: 'delete', key: 1 })
    expect(removedBetween(globuli, none)).toMatchObject({ reason: 'no-substances' })
  })
  it('names the carrier', () => {
    const after = { ...mixed, quantity: 3 }
    expect(removedBetween(drops, after)).toEqual({ what: 'carrier' })
  })
  it('is nothing when it was asked for, or nothing changed', () => {
    const other = next(drops, { type: 'choose-form', form: 'globuli' })
    expect(removedBetween(drops, other)).toBeUndefined()
    expect(removedBetween(drops, drops)).toBeUndefined()
    expect(removedBetween(of(at30), of(at30, plant))).toBeUndefined()
  })
})

describe('what a change finishes', () => {
  it('is the substance that was not finished before', () => {
    expect(finishedBetween(of(inCh), of(at30))).toEqual(at30)
    expect(finishedBetween(of(at30), of(at30, plant))).toEqual(plant)
  })
  it('is nothing when a finished one changes', () => {
    expect(finishedBetween(of(at30), of({ ...at30, dilution: '9' }))).toBeUndefined()
    expect(finishedBetween(of(at30, plant), of(at30))).toBeUndefined()
  })
})
