import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  familyPriceSlug,
  familySizes,
  onlyPricedSize,
  readFamilySize,
  sizedFamilyNames,
} from '../catalogue/sized-family.ts'
import {
  emptySized,
  nextSized,
  type Offer,
  readSizedCode,
  type SizedEvent,
  type SizedSelection,
  sizedSlug,
  writeSizedCode,
} from './sized-selection.ts'

const gemmotherapy: Offer = { family: 'gemmotherapy', remedies: new Set([10_001, 10_002]) }
const oligotherapy: Offer = { family: 'oligotherapy', remedies: new Set([30_001]) }

const chosen: SizedSelection = { remedy: 10_001, size: '60ml', quantity: 3 }

test.each<[SizedEvent, SizedSelection]>([
  [
    { type: 'choose-remedy', remedy: 10_002 },
    { remedy: 10_002, quantity: 1 },
  ],
  [
    { type: 'choose-size', size: '250ml' },
    { remedy: 10_001, size: '250ml', quantity: 3 },
  ],
  [
    { type: 'set-quantity', quantity: 12 },
    { remedy: 10_001, size: '60ml', quantity: 12 },
  ],
  [{ type: 'clear' }, emptySized],
])('accepts the event %o', (event, expected) => {
  expect(nextSized(chosen, event, gemmotherapy)).toEqual(expected)
})

test('chooses the only size that can be ordered with the remedy', () => {
  const offer: Offer = { ...gemmotherapy, onlySize: '60ml' }
  expect(nextSized(emptySized, { type: 'choose-remedy', remedy: 10_002 }, offer)).toEqual({
    remedy: 10_002,
    size: '60ml',
    quantity: 1,
  })
})

test.each<[string, SizedSelection, SizedEvent]>([
  ['the same remedy keeps the size', chosen, { type: 'choose-remedy', remedy: 10_001 }],
  ['a remedy of another family', chosen, { type: 'choose-remedy', remedy: 30_001 }],
  ['a size of another family', chosen, { type: 'choose-size', size: '150ml' }],
  ['a size before the remedy', emptySized, { type: 'choose-size', size: '30ml' }],
  ['a quantity before the remedy', emptySized, { type: 'set-quantity', quantity: 2 }],
  ...[0, -1, 1.5, 1000, Number.NaN].map((quantity): [string, SizedSelection, SizedEvent] => [
    `quantity ${quantity}`,
    chosen,
    { type: 'set-quantity', quantity },
  ]),
])('ignores the event %s', (_, selection, event) => {
  expect(nextSized(selection, event, gemmotherapy)).toBe(selection)
})

describe.each(sizedFamilyNames)('%s', (family) => {
  test('has a slug for every size', () => {
    for (const size of familySizes(family)) {
      const selection = { remedy: 1, size, quantity: 1 }
      expect(sizedSlug(family, selection)).toBe(`single-${family}-${size}`)
      expect(readFamilySize(family, size.replace('ml', ' ML'))).toBe(size)
    }
  })

  test('has a single size only if the other ones have no price', () => {
    const [size, other] = familySizes(family).map((one) => familyPriceSlug(family, one))
    expect(onlyPricedSize(family, { [size ?? '']: 1 })).toBe(familySizes(family)[0])
    expect(onlyPricedSize(family, { [size ?? '']: 1, [other ?? '']: 1 })).toBeUndefined()
    expect(onlyPricedSize(family, {})).toBeUndefined()
  })

  test('has no price without remedy or size', () => {
    for (const open of [emptySized, { remedy: 1, quantity: 1 }]) {
      expect(sizedSlug(family, open)).toBeUndefined()
    }
  })
})

test.each([
  ['a-30001', 30_001],
  ['a-30001_b-ch_c-30', 30_001],
  ['a-30001_', 30_001],
  ['a-30002', undefined],
  ['a-030001', undefined],
  ['a-30001x', undefined],
  ['A-30001', undefined],
  ['b-30001', undefined],
  ['30001', undefined],
  ['a-1e9', undefined],
  ['a-99999999999999999999', undefined],
  ['', undefined],
  ['_a-30001', undefined],
])('reads the address %j as %j', (text, remedy) => {
  expect(readSizedCode(text, oligotherapy).remedy).toBe(remedy)
})

const event = fc.oneof(
  fc.record({
    type: fc.constant('choose-remedy' as const),
    remedy: fc.constantFrom(10_001, 10_002, 7),
  }),
  fc.record({
    type: fc.constant('choose-size' as const),
    size: fc.constantFrom('30ml' as const, '60ml' as const, '150ml' as const),
  }),
  fc.record({ type: fc.constant('set-quantity' as const), quantity: fc.integer({ max: 2000 }) }),
  fc.record({ type: fc.constant('clear' as const) }),
)

test('selects only what can be ordered after any event', () => {
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const selection = events.reduce(
        (before: SizedSelection, next) => nextSized(before, next, gemmotherapy),
        emptySized,
      )
      const { remedy, size, quantity } = selection
      if (remedy === undefined) expect(selection).toEqual(emptySized)
      else expect(gemmotherapy.remedies).toContain(remedy)
      if (size) expect(familySizes('gemmotherapy')).toContain(size)
      expect(quantity >= 1 && quantity <= 999 && Number.isInteger(quantity)).toBe(true)
      // The address contains only the remedy.
      expect(readSizedCode(writeSizedCode(selection), gemmotherapy)).toEqual(
        remedy === undefined ? emptySized : { remedy, quantity: 1 },
      )
    }),
  )
})

test('reads any address without throwing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readSizedCode(text, gemmotherapy).quantity).toBe(1)
    }),
  )
})
