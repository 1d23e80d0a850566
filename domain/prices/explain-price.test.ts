import { expect, test } from 'vitest'
import type { CartInfo } from '../cart/cart-info.ts'
import { explainPrice, isPricedByRules } from './explain-price.ts'

const codesOf = (info: CartInfo) =>
  isPricedByRules(info) ? explainPrice(info).map(({ code }) => code) : []

const drops = { type: 'custom', form: 'drops', size: 'bottle-30ml' } as const

test.each<[string, CartInfo, string[]]>([
  [
    'a single remedy',
    { type: 'homeopathy', scale: 'CH', dilution: '30', form: 'globuli', size: 'tube-1g' },
    ['category', 'form-and-size'],
  ],
  [
    'DH',
    { type: 'homeopathy', scale: 'DH', dilution: '6', form: 'globuli', size: 'tube-1g' },
    ['category', 'dh-as-ch', 'form-and-size'],
  ],
  [
    'a cream',
    { type: 'homeopathy', scale: 'CH', dilution: '9', form: 'creme', size: '50g' },
    ['same-for-all-dilutions', 'form-and-size'],
  ],
  ['a bud', { type: 'gemmotherapy', size: '30ml' }, ['by-size']],
  ['a salt', { type: 'schussler', form: 'pl_6' }, ['by-salt-form']],
  [
    'a mixture of one substance',
    { ...drops, substances: ['Homeopathy: Arnica montana 6DH'] },
    ['one-substance', 'category', 'dh-as-ch', 'form-and-size'],
  ],
  [
    'a mixture with plants',
    {
      ...drops,
      substances: ['Homeopathy: A 6DH', 'Homeopathy: B 9CH', 'Phytotherapy: C', 'Gemmotherapy: D'],
    },
    ['tier', 'highest-dilution', 'form-and-size', 'highest-price'],
  ],
  ['plants alone', { ...drops, substances: ['Phytotherapy: C'] }, ['form-and-size']],
  ['a ready product', { type: 'kit', remedies: 3 }, []],
])('explains the price of %s', (_, info, codes) => {
  expect(codesOf(info)).toEqual(codes)
})

test('names the strongest substance, DH halved', () => {
  const info = { ...drops, substances: ['Homeopathy: A 60DH', 'Homeopathy: B 29CH'] }
  expect(explainPrice(info)).toContainEqual({
    code: 'highest-dilution',
    scale: 'DH',
    dilution: '60',
    ch: 30,
    category: 3,
  })
})
