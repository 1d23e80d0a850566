import { describe, expect, test } from 'vitest'
import type { CartInfo } from './cart-info.ts'
import { lineIdentity } from './cart-item.ts'

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
