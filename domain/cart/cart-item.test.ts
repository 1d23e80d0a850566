import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { centimes } from '../money.ts'
import { maxQuantity } from '../quantity.ts'
import type { CartInfo } from './cart-info.ts'
import { everyInfo } from './cart-infos.fixtures.ts'
import { addItem, type CartItem, lineIdentity, mergeItems, sameLine } from './cart-item.ts'

const info: CartInfo = {
  type: 'homeopathy',
  scale: 'CH',
  dilution: '30',
  form: 'globuli',
  size: 'tube-1g',
}
const arnica: CartItem = {
  cartId: 'one',
  WcId: 60190,
  name: 'Arnica montana',
  icon: 'homeopathy',
  price: centimes(1080),
  quantity: 2,
  info,
}
const again: CartItem = { ...arnica, cartId: 'two', quantity: 3 }
const other: CartItem = { ...arnica, cartId: 'three', name: 'Belladonna' }

describe('sameLine (R24)', () => {
  const reordered = { size: 'tube-1g', form: 'globuli', dilution: '30', scale: 'CH' } as const
  test.each([
    ['another cartId, quantity and price', { ...again, price: centimes(1) }, true],
    ['another order of keys', { ...arnica, info: { ...reordered, type: 'homeopathy' } }, true],
    ['another name', other, false],
    ['another product', { ...arnica, WcId: 1 }, false],
    ['another dilution', { ...arnica, info: { ...info, dilution: '29' } }, false],
    ['another reference', { ...arnica, reference: 'P-12' }, false],
    ['a carrier', { ...arnica, info: { ...info, carrier: 'nacl' } }, false],
  ] as const)('compares a line with %s as the same: %s', (_, item, same) => {
    expect(sameLine(arnica, item)).toBe(same)
    expect(sameLine(item, arnica)).toBe(same)
  })
  it('compares the substances of mixtures in their order', () => {
    const substances = ['Homeopathy: Arnica montana 30CH', 'Homeopathy: Belladonna 12DH']
    const mixture = (list: string[]): CartItem => ({
      ...arnica,
      info: { type: 'custom', name: '', substances: list, form: 'globuli', size: 'tube-1g' },
    })
    expect(sameLine(mixture(substances), mixture([...substances]))).toBe(true)
    expect(sameLine(mixture(substances), mixture(substances.toReversed()))).toBe(false)
  })
})

describe('the cart', () => {
  it('adds the quantity to the line of the same item and keeps its cartId', () => {
    expect(addItem([arnica, other], again)).toEqual([{ ...arnica, quantity: 5 }, other])
  })
  it('appends another item', () => expect(addItem([arnica], other)).toEqual([arnica, other]))
  it('takes the latest price', () => {
    expect(addItem([arnica], { ...again, price: centimes(1100) })[0]?.price).toBe(1100)
  })
  it('limits the quantity of a line to 999', () => {
    expect(addItem([arnica], { ...again, quantity: 998 })[0]?.quantity).toBe(999)
  })
  it('merges two carts', () => {
    expect(mergeItems([arnica], [other, again, { ...other, cartId: 'four' }])).toEqual([
      { ...arnica, quantity: 5 },
      { ...other, quantity: 4 },
    ])
  })
})

describe('the identity of a line', () => {
  const arnica: CartInfo = {
    type: 'homeopathy',
    scale: 'CH',
    dilution: '30',
    form: 'globuli',
    size: 'tube-1g',
    remedy: 159,
  }
  const mixture: CartInfo = {
    type: 'custom',
    name: 'For the night',
    substances: ['Homeopathy: Arnica montana 30CH', 'Homeopathy: Belladonna 9CH'],
    form: 'globuli',
    size: 'tube-1g',
  }
  const pack: CartInfo = { type: 'otc', form: 'creme', size: '50 g' }
  const { remedy: _, ...unnamed } = arnica

  const line = (info: CartInfo, name = 'Arnica montana', WcId = 12) => ({ name, WcId, info })

  describe('lineIdentity', () => {
    test.each([
      [
        'the order of keys',
        line(arnica),
        line(Object.fromEntries(Object.entries(arnica).reverse()) as CartInfo),
      ],
      ['the language of the name', line(arnica), line(arnica, 'Arnika')],
      ['another price product', line(arnica), line(arnica, 'Arnica montana', 13)],
      ['the language of the name of a product', line(pack, 'Cream'), line(pack, 'Crème')],
      ['another price product of a mixture', line(mixture), line(mixture, '', 13)],
    ])('ignores %s in the identity of a line', (_title, a, b) => {
      expect(lineIdentity(a)).toBe(lineIdentity(b))
    })

    test.each([
      ['potencies', line(arnica), line({ ...arnica, dilution: '9' })],
      ['products', line(pack), line(pack, 'Arnica montana', 13)],
      [
        'orders of substances',
        line(mixture),
        line({ ...mixture, substances: mixture.substances.toReversed() }),
      ],
      ['names of mixtures', line(mixture), line({ ...mixture, name: '' })],
      ['names of older lines', line(unnamed), line(unnamed, 'Belladonna')],
    ])('distinguishes lines by %s', (_title, a, b) => {
      expect(lineIdentity(a)).not.toBe(lineIdentity(b))
    })
  })
})

describe('merged lines', () => {
  const lineOf = (info: CartInfo, more: Partial<CartItem> = {}): CartItem => ({
    cartId: 'a',
    WcId: 60_001,
    name: 'A',
    icon: 'a',
    price: centimes(1_080),
    quantity: 1,
    info,
    ...more,
  })

  test.each(everyInfo)('adds to an equal line: %j', (info) => {
    const again: CartInfo = JSON.parse(JSON.stringify(info, Object.keys(info).reverse()))
    expect(addItem([lineOf(info)], lineOf(again, { cartId: 'b', quantity: 2 }))).toEqual([
      lineOf(info, { quantity: 3 }),
    ])
  })

  test('keeps lines apart that differ in any field', () => {
    const cart = everyInfo
      .map((info, at) => lineOf(info, { cartId: `${at}` }))
      .reduce(addItem, [] as CartItem[])
    expect(cart).toHaveLength(everyInfo.length)
  })

  const mixture = {
    type: 'custom',
    substances: ['Homeopathy: Arnica montana 30CH', 'Homeopathy: Belladonna 12DH'],
    form: 'globuli',
    size: 'tube-1g',
  } as const satisfies CartInfo

  test.each<[string, CartInfo, boolean]>([
    ['the same substances', { ...mixture, substances: [...mixture.substances] }, true],
    ['another order', { ...mixture, substances: [...mixture.substances].reverse() }, false],
    ['one less', { ...mixture, substances: mixture.substances.slice(1) }, false],
    ['another size', { ...mixture, size: 'bottle-15g' }, false],
  ])('treats mixtures with %s as one line: %s', (_, info, same) => {
    expect(sameLine(lineOf(mixture), lineOf(info))).toBe(same)
  })

  const anyLine = fc.record({
    info: fc.constantFrom(...everyInfo),
    WcId: fc.constantFrom(1, 2),
    name: fc.constantFrom('A', 'B'),
    quantity: fc.integer({ min: 1, max: maxQuantity }),
  })
  const anyCart = fc
    .array(anyLine, { maxLength: 12 })
    .map((lines) => lines.map((line, at) => lineOf(line.info, { ...line, cartId: `${at}` })))

  /** The lines without their cartIds. */
  const content = (cart: readonly CartItem[]) => cart.map(({ cartId: _, ...line }) => line)

  test('merges carts associatively and loses nothing below 999', () => {
    fc.assert(
      fc.property(anyCart, anyCart, anyCart, (some, one, two) => {
        const first = mergeItems([], some)
        const left = mergeItems(mergeItems(first, one), two)
        const right = mergeItems(first, mergeItems(mergeItems([], one), two))
        expect(content(left)).toEqual(content(right))
        for (const line of left) {
          const all = [...some, ...one, ...two].filter((other) => sameLine(line, other))
          const count = all.reduce((sum, { quantity }) => sum + quantity, 0)
          expect(line.quantity).toBe(Math.min(maxQuantity, count))
        }
      }),
    )
  })
})
