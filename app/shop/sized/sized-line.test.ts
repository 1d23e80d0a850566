import { expect, test } from 'vitest'
import type { SizedFamily } from '../../../domain/catalogue/sized-family.ts'
import { centimes } from '../../../domain/money.ts'
import type { SizedSelection } from '../../../domain/sized/sized-selection.ts'
import { selectorQuote } from '../selector/selector-quote.ts'
import { sizedLine } from './sized-line.ts'

const price = centimes(2950)
const prices = {
  'single-gemmotherapy-60ml': [60_159, price],
  'single-oligotherapy-60ml': [60_267, price],
} as const
const chosen: SizedSelection = { remedy: 1, size: '60ml', quantity: 2 }
const remedy = { id: 1, name: 'Argent', detail: 'Ag', label: 'Argentum' }

const line = (family: SizedFamily, slug = `single-${family}-60ml`, selection = chosen) =>
  sizedLine({ family, selection, remedy, quote: selectorQuote(slug, 2, prices) })

test('shows Latin names of plants and translated names of elements', () => {
  expect(line('gemmotherapy')).toEqual({
    WcId: 60_159,
    name: 'Argentum',
    price,
    quantity: 2,
    info: { type: 'gemmotherapy', size: '60ml', remedy: 1 },
  })
  expect(line('oligotherapy')?.name).toBe('Argent')
})

test('returns no line without a price product (R19)', () => {
  expect(line('phytotherapy')).toBeUndefined()
})

test.each<SizedSelection>([{ quantity: 2 }, { remedy: 1, quantity: 2 }])(
  'returns no line for an incomplete selection: %o',
  (selection) => {
    expect(line('gemmotherapy', undefined, selection)).toBeUndefined()
  },
)
