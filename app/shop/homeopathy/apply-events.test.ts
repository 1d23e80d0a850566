import { expect, test } from 'vitest'
import { parseRemedy } from '../../../domain/homeopathy/remedy.ts'
import type { Selection, SelectionEvent } from '../../../domain/homeopathy/selection.ts'
import { applyEvents } from './apply-events.ts'

const remedy = parseRemedy({
  id: 7,
  nm: 'Arnica montana',
  ab: 'Arn.',
  ch: '3-30,200,1000',
  k: '6-CM',
  lmf: null,
  lmt: null,
})

const after = (chosen: Partial<Selection>, ...events: SelectionEvent[]) =>
  applyEvents({ remedy, selection: { remedy: 7, quantity: 1, ...chosen } }, events).selection

test('chooses the only size of a form, but not one of several', () => {
  const chosen = { scale: 'CH', dilution: '30' } as const
  expect(after(chosen, { type: 'choose-form', form: 'creme' }).size).toBe('50g')
  expect(after(chosen, { type: 'choose-form', form: 'globuli' }).size).toBeUndefined()
})

test('also chooses the wanted form after the nearest dilution', () => {
  const chosen = { scale: 'CH', dilution: '200', form: 'globuli', size: 'tube-1g' } as const
  expect(
    after(
      chosen,
      { type: 'choose-dilution', dilution: '30' },
      { type: 'choose-form', form: 'drops' },
    ),
  ).toEqual({ remedy: 7, scale: 'CH', dilution: '30', form: 'drops', quantity: 1 })
})

test('returns the same object for a disallowed event', () => {
  const chosen = { remedy, selection: { remedy: 7, scale: 'K', quantity: 1 } as const }
  expect(applyEvents(chosen, [{ type: 'choose-form', form: 'drops' }])).toBe(chosen)
})
