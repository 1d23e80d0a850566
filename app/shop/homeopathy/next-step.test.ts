import { expect, test } from 'vitest'
import { isSelectionComplete, type Selection } from '../../../domain/homeopathy/selection.ts'
import { findMissingStep, nextStep } from './selection-state.ts'

const globuli = {
  remedy: 7,
  scale: 'CH',
  dilution: '30',
  form: 'globuli',
  size: 'tube-1g',
} as const

test.each<[Partial<Selection>, ReturnType<typeof nextStep>]>([
  [{}, 'remedy'],
  [{ remedy: 7 }, 'scale'],
  [{ remedy: 7, scale: 'CH' }, 'dilution'],
  [{ remedy: 7, scale: 'CH', dilution: '30' }, 'form'],
  [{ ...globuli, size: undefined }, 'size'],
  [{ ...globuli, form: 'drops', size: undefined }, 'carrier'],
  [{ ...globuli, form: 'drops', carrier: 'water', size: undefined }, 'size'],
  [globuli, undefined],
])('after %o asks for %s', (chosen, step) => {
  const selection = { quantity: 1, ...chosen }
  expect(nextStep(selection)).toBe(step)
  expect(isSelectionComplete(selection)).toBe(step === undefined)
})

test.each<
  [Parameters<typeof findMissingStep>[0], Partial<Selection>, ReturnType<typeof findMissingStep>]
>([
  ['remedy', {}, undefined],
  ['scale', {}, 'remedy-first'],
  ['size', {}, 'remedy-first'],
  ['quantity', {}, 'remedy-first'],
  ['scale', { remedy: 7 }, undefined],
  ['form', { remedy: 7 }, 'scale-first'],
  ['quantity', { remedy: 7 }, undefined],
  ['size', { remedy: 7, scale: 'CH', dilution: '30' }, 'form-first'],
  ['size', { remedy: 7, scale: 'CH', dilution: '30', form: 'drops' }, 'carrier-first'],
  ['size', { ...globuli, size: undefined }, undefined],
  ['scale', globuli, undefined],
])('the step %s, after %o, waits for %s', (step, chosen, reason) => {
  expect(findMissingStep(step, { quantity: 1, ...chosen })).toBe(reason)
})
