import { expect, test } from 'vitest'
import { centimes } from '../money.ts'
import type { CartInfo } from './cart-info.ts'
import { everyInfo } from './cart-infos.fixtures.ts'
import { readLines } from './stored-lines.ts'

const lineOf = (name: string, info: CartInfo, WcId = 53_001) => ({
  cartId: `${name} ${WcId}`,
  WcId,
  name,
  icon: 'kits',
  price: centimes(12_900),
  quantity: 1,
  info,
})
const kit: CartInfo = { type: 'kit', remedies: 32 }
const mixture: CartInfo = {
  type: 'custom',
  substances: ['Homeopathy: Arnica montana 30CH'],
  form: 'globuli',
  size: 'tube-1g',
}

test('merges a kit added in three languages (R44)', () => {
  const names = ['Pharmacie familiale', 'Hausapotheke', 'Farmacia di famiglia']
  expect(readLines(names.map((name) => lineOf(name, kit)))).toMatchObject([{ quantity: 3 }])
})

test('merges unnamed mixtures of any language, keeps named ones apart', () => {
  const names = ['Own mixture', 'Mélange personnel', 'Eigene Mischung', 'Miscela personale']
  const lines = readLines([...names, 'For the night'].map((name) => lineOf(name, mixture)))
  expect(lines).toMatchObject([
    { quantity: 4, info: { name: '' } },
    { quantity: 1, name: 'For the night', info: { name: 'For the night' } },
  ])
})

test('keeps remedies of one price product apart', () => {
  const info: CartInfo = { type: 'gemmotherapy', size: '30ml' }
  const stored = [lineOf('Ribes nigrum, gemmae', info), lineOf('Abies pectinata, gemmae', info)]
  expect(readLines(stored)).toEqual(stored)
  const identified = [10_001, 10_002].map((remedy) => lineOf('any name', { ...info, remedy }))
  expect(readLines(identified)).toHaveLength(2)
})

test('merges an identified remedy under any name', () => {
  const info: CartInfo = { type: 'oligotherapy', size: '60ml', remedy: 30_002 }
  const lines = readLines([lineOf('Argent', info), lineOf('Silber', info)])
  expect(lines).toMatchObject([{ quantity: 2 }])
})

test('returns a current cart unchanged', () => {
  const stored = everyInfo
    .filter((info) => info.type !== 'custom' || info.name !== undefined)
    .map((info, at) => lineOf(`${at}`, info, at))
  expect(readLines(stored)).toBe(stored)
})
