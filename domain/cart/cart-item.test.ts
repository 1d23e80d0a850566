import { describe, expect, it, test } from 'vitest'
import { centimes } from '../money.ts'
import type { CartInfo } from './cart-info.ts'
import { addItem, type CartItem, mergeItems, sameLine } from './cart-item.ts'

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
