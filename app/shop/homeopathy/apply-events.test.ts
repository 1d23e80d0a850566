import { expect, test } from 'vitest'
import { parseRemedy } from '../../../domain/homeopathy/remedy.ts'
import type { Selection, SelectionEvent } from '../../../domain/homeopathy/selection.ts'
import { applyEvents, startKept, stateWith } from './selection-state.ts'

const record = {
  id: 7,
  nm: 'Arnica montana',
  ab: 'Arn.',
  ch: '3-30,200,1000',
  k: '6-CM',
  lmf: null,
  lmt: null,
}
const remedy = parseRemedy(record)

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

const low = parseRemedy({ ...record, id: 8, ch: '3-9', k: null })

const keptFrom = { scale: 'CH', dilution: '30', form: 'globuli', size: 'tube-1g' } as const

const afterRestart = (remedy: typeof low) =>
  stateWith(
    remedy,
    [],
    startKept({ remedy, selection: { remedy: 1, quantity: 2, ...keptFrom } }).kept,
  )

test('keeps the choices of the previous remedy', () => {
  expect(afterRestart(remedy)).toMatchObject({
    remedy,
    selection: { remedy: 7, quantity: 1, ...keptFrom },
    kept: { chosen: keptFrom, waiting: {}, dropped: {} },
  })
})

test('keeps form and size until a dilution replaces the dropped one', () => {
  const waiting = afterRestart(low)
  expect(waiting.selection).toEqual({ remedy: 8, quantity: 1, scale: 'CH' })
  expect(waiting.kept?.dropped).toEqual({ dilution: '30' })
  const chosen = applyEvents(waiting, [{ type: 'choose-dilution', dilution: '9' }])
  expect(chosen.selection).toEqual({ remedy: 8, quantity: 1, ...keptFrom, dilution: '9' })
  const { dilution: _, ...others } = keptFrom
  expect(chosen.kept).toMatchObject({ chosen: others, waiting: {}, dropped: {} })
})

test('resets kept choices like others when the scale changes (D2 §4)', () => {
  const changed = applyEvents(afterRestart(remedy), [{ type: 'choose-scale', scale: 'K' }])
  expect(changed.selection).toEqual({ remedy: 7, quantity: 1, scale: 'K' })
  expect(changed.kept).toMatchObject({ chosen: {}, waiting: {}, dropped: {} })
})
