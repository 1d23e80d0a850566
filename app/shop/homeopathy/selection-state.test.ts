import { describe, expect, test } from 'vitest'
import { parseRemedy } from '../../../domain/homeopathy/remedy.ts'
import {
  isSelectionComplete,
  type Selection,
  type SelectionEvent,
} from '../../../domain/homeopathy/selection.ts'
import { centimes } from '../../../domain/money.ts'
import type { Prices } from '../selector/selector-quote.ts'
import {
  applyEvents,
  findMissingStep,
  homeopathyQuote,
  nextStep,
  startKept,
  stateWith,
} from './selection-state.ts'

describe('the quote of a selection', () => {
  const prices: Prices = {
    'single-homeopathy-ch-globuli-price-3-tube-1g': [60_400, centimes(1250)],
  }

  const globuli: Selection = {
    remedy: 7,
    scale: 'CH',
    dilution: '30',
    form: 'globuli',
    size: 'tube-1g',
    quantity: 2,
  }

  test('has the price of the step that the quantity reaches', () => {
    const slug = 'single-homeopathy-ch-globuli-price-3-tube-1g'
    const step = { from: 2, price: centimes(1100) }
    const stepped: Prices = { [slug]: [60_400, centimes(1250), step] }
    expect(homeopathyQuote(globuli, stepped)).toMatchObject({
      price: 1250,
      unitPrice: 1100,
      total: 2200,
      steps: [step],
    })
  })

  test('returns unit price and total', () => {
    expect(homeopathyQuote(globuli, prices)).toEqual({
      state: 'found',
      slug: 'single-homeopathy-ch-globuli-price-3-tube-1g',
      productId: 60_400,
      price: 1250,
      unitPrice: 1250,
      total: 2500,
      steps: [],
    })
  })

  test('returns not-found with product id 0 and the slug without a price product', () => {
    expect(homeopathyQuote({ ...globuli, dilution: '9' }, prices)).toEqual({
      state: 'not-found',
      slug: 'single-homeopathy-ch-globuli-price-1-tube-1g',
      productId: 0,
    })
  })

  test.each(['remedy', 'scale', 'dilution', 'form', 'size'])('stays open without %s', (key) => {
    expect(homeopathyQuote({ ...globuli, [key]: undefined }, prices)).toEqual({ state: 'open' })
  })
})

describe('the next step', () => {
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
})

describe('events applied in turn', () => {
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

  const applied = (chosen: Partial<Selection>, ...events: SelectionEvent[]) =>
    applyEvents({ remedy, selection: { remedy: 7, quantity: 1, ...chosen } }, events).selection

  test('chooses the only size of a form, but not one of several', () => {
    const chosen = { scale: 'CH', dilution: '30' } as const
    expect(applied(chosen, { type: 'choose-form', form: 'creme' }).size).toBe('50g')
    expect(applied(chosen, { type: 'choose-form', form: 'globuli' }).size).toBeUndefined()
  })

  test('also chooses the wanted form after the nearest dilution', () => {
    const chosen = { scale: 'CH', dilution: '200', form: 'globuli', size: 'tube-1g' } as const
    expect(
      applied(
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
})
