import { expect, test } from 'vitest'
import { isComplete, type Selection } from '../../../domain/homeopathy/selection.ts'
import { nextStep } from './next-step.ts'

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
])('after %o comes %s', (chosen, step) => {
  const selection = { quantity: 1, ...chosen }
  expect(nextStep(selection)).toBe(step)
  expect(isComplete(selection)).toBe(step === undefined)
})
