import { describe, expect, it, test } from 'vitest'
import { parseRemedy } from './remedy.ts'
import {
  emptySelection,
  isSelectionComplete,
  nextSelection,
  type Selection,
  type SelectionEvent,
} from './selection.ts'

const arnica = parseRemedy({
  id: 7,
  nm: 'Arnica montana',
  ab: 'Arn.',
  ch: '3-30,200,1000',
  k: '30,200,M',
  lmf: null,
  lmt: null,
})

const drops: Selection = {
  remedy: 7,
  scale: 'CH',
  dilution: '30',
  form: 'drops',
  carrier: 'nacl',
  size: 'bottle-30ml',
  quantity: 3,
}
const globuli: Selection = {
  remedy: 7,
  scale: 'CH',
  dilution: '30',
  form: 'globuli',
  size: 'tube-1g',
  quantity: 3,
}

describe('each choice resets what depends on it (D2 §4)', () => {
  const cases: [string, Selection, SelectionEvent, Selection][] = [
    [
      'another scale: dilution, form, carrier, size',
      drops,
      { type: 'choose-scale', scale: 'K' },
      { remedy: 7, scale: 'K', quantity: 3 },
    ],
    [
      'another dilution: nothing',
      drops,
      { type: 'choose-dilution', dilution: '9' },
      { ...drops, dilution: '9' },
    ],
    [
      '200CH with Drops: form, carrier, size',
      drops,
      { type: 'choose-dilution', dilution: '200' },
      { remedy: 7, scale: 'CH', dilution: '200', quantity: 3 },
    ],
    [
      '1000CH with Drops: form, carrier, size',
      drops,
      { type: 'choose-dilution', dilution: '1000' },
      { remedy: 7, scale: 'CH', dilution: '1000', quantity: 3 },
    ],
    [
      '200CH with Globuli: nothing',
      globuli,
      { type: 'choose-dilution', dilution: '200' },
      { ...globuli, dilution: '200' },
    ],
    [
      'another form: carrier, size',
      drops,
      { type: 'choose-form', form: 'globuli' },
      { remedy: 7, scale: 'CH', dilution: '30', form: 'globuli', quantity: 3 },
    ],
    [
      'another carrier: size',
      drops,
      { type: 'choose-carrier', carrier: 'water' },
      { remedy: 7, scale: 'CH', dilution: '30', form: 'drops', carrier: 'water', quantity: 3 },
    ],
    [
      'another size: nothing',
      globuli,
      { type: 'choose-size', size: 'bottle-15g' },
      { ...globuli, size: 'bottle-15g' },
    ],
    [
      'a quantity: nothing',
      drops,
      { type: 'set-quantity', quantity: 999 },
      { ...drops, quantity: 999 },
    ],
    ['clear: everything', drops, { type: 'clear' }, { quantity: 1 }],
  ]
  test.each(cases)('resets what depends on a choice (D2 §4): %s', (_, from, event, to) => {
    expect(nextSelection(from, event, arnica)).toStrictEqual(to)
  })

  it('resets the selection for another remedy', () => {
    const other = { ...arnica, id: 8 }
    expect(nextSelection(drops, { type: 'choose-remedy', remedy: 8 }, other)).toStrictEqual({
      remedy: 8,
      quantity: 1,
    })
  })
})

describe('ignores a disallowed event', () => {
  const chosen: Selection = { remedy: 7, quantity: 1 }
  const inCh: Selection = { ...chosen, scale: 'CH' }
  const at200: Selection = { ...inCh, dilution: '200' }
  const openDrops: Selection = { ...inCh, dilution: '30', form: 'drops', quantity: 1 }
  const cases: [string, Selection, SelectionEvent][] = [
    ['a remedy of another id', emptySelection, { type: 'choose-remedy', remedy: 8 }],
    ['the same remedy again', drops, { type: 'choose-remedy', remedy: 7 }],
    ['a scale before the remedy', emptySelection, { type: 'choose-scale', scale: 'CH' }],
    ['a scale that is not offered', chosen, { type: 'choose-scale', scale: 'LM' }],
    ['the same scale again', drops, { type: 'choose-scale', scale: 'CH' }],
    ['a dilution before the scale', chosen, { type: 'choose-dilution', dilution: '30' }],
    ['a dilution that is not offered', inCh, { type: 'choose-dilution', dilution: '2' }],
    ['a dilution off the ladder', inCh, { type: 'choose-dilution', dilution: '31' }],
    ['a form before the dilution', inCh, { type: 'choose-form', form: 'globuli' }],
    ['Drops at 200CH', at200, { type: 'choose-form', form: 'drops' }],
    ['the same form again', drops, { type: 'choose-form', form: 'drops' }],
    ['a carrier without Drops', globuli, { type: 'choose-carrier', carrier: 'nacl' }],
    ['the same carrier again', drops, { type: 'choose-carrier', carrier: 'nacl' }],
    ['a size before the form', at200, { type: 'choose-size', size: 'tube-1g' }],
    ['a size before the carrier', openDrops, { type: 'choose-size', size: 'bottle-30ml' }],
    ['a size of another form', globuli, { type: 'choose-size', size: 'tube-4g' }],
    ['a size of another scale', globuli, { type: 'choose-size', size: 'bottle-10g' }],
    ['a quantity before the remedy', emptySelection, { type: 'set-quantity', quantity: 2 }],
    ...[0, -1, 1.5, 1000, Number.NaN].map((quantity): [string, Selection, SelectionEvent] => [
      `quantity ${quantity}`,
      globuli,
      { type: 'set-quantity', quantity },
    ]),
  ]
  test.each(cases)('ignores a disallowed event: %s', (_, selection, event) => {
    expect(nextSelection(selection, event, arnica)).toBe(selection)
  })

  it('ignores a remedy without its record', () => {
    const event: SelectionEvent = { type: 'choose-scale', scale: 'K' }
    expect(nextSelection(drops, event, undefined)).toBe(drops)
    expect(nextSelection(drops, event, { ...arnica, id: 8 })).toBe(drops)
  })
})

describe('isComplete', () => {
  const keys = ['remedy', 'scale', 'dilution', 'form', 'carrier', 'size'] as const
  it('requires every step', () => {
    expect(isSelectionComplete(drops)).toBe(true)
    for (const key of keys) expect(isSelectionComplete({ ...drops, [key]: undefined })).toBe(false)
  })
  it('needs a carrier for Drops only', () => expect(isSelectionComplete(globuli)).toBe(true))
})
