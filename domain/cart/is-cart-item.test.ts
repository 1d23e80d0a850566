import { expect, it, test } from 'vitest'
import { everyInfo } from './cart-infos.fixtures.ts'
import { lineIllustrations } from './line-illustrations.ts'
import { isCartInfo, isCartItem } from './stored-lines.ts'

test('has an example of every family', () => {
  const types = new Set(everyInfo.map(({ type }) => type))
  expect([...types].sort()).toEqual(Object.keys(lineIllustrations).sort())
})

test.each(everyInfo)('accepts a parsed JSON copy of every info: %j', (info) => {
  expect(isCartInfo(JSON.parse(JSON.stringify(info)))).toBe(true)
})

test.each(everyInfo)('rejects an info with a missing field: %j', (info) => {
  for (const key of Object.keys(info).filter(
    (key) => !['carrier', 'remedy', 'name'].includes(key),
  )) {
    expect(isCartInfo({ ...info, [key]: undefined }), key).toBe(false)
    expect(isCartInfo({ ...info, [key]: null }), key).toBe(false)
    expect(isCartInfo({ ...info, [key]: ['x'] }), key).toBe(key === 'substances')
  }
})

const custom = { type: 'custom', form: 'drops', size: 'bottle-30ml' }
test.each([
  undefined,
  null,
  'homeopathy',
  [],
  {},
  { type: 'toString' },
  { type: '__proto__' },
  { type: 'mixture', size: '30ml' },
  { type: 'homeopathy', scale: 'CH', dilution: 30, form: 'globuli', size: 'tube-1g' },
  { ...everyInfo[0], carrier: 'e-dist' },
  { ...everyInfo[0], remedy: '159' },
  { ...custom, name: 7, substances: ['Homeopathy: Arnica montana 30CH'] },
  { ...everyInfo[0], dilution: 'x'.repeat(201) },
  { type: 'oligotherapy', size: '30ml' },
  { type: 'gemmotherapy', size: '30 ml' },
  { ...custom, substances: [] },
  { ...custom, substances: 'Homeopathy: Arnica montana 30CH' },
  { ...custom, substances: [{ type: 'Homeopathy' }] },
  { ...custom, substances: ['x'.repeat(201)] },
  { ...custom, substances: Array(51).fill('Phytotherapy: Achillea millefolium, herba') },
  { ...custom, substances: ['Homeopathy: Arnica montana 30CH'], carrier: 'water' },
  { type: 'schussler', form: 'pl_24' },
  { type: 'kit', remedies: -1 },
  { type: 'kit', remedies: 1.5 },
  { type: 'seasonal', remedies: '6' },
  { type: 'complex', form: 'granules', size: 'x'.repeat(10_000) },
])('rejects the info %j', (value) => {
  expect(isCartInfo(value)).toBe(false)
})

test('accepts a mixture of fifty substances', () => {
  const substances = Array(50).fill('Phytotherapy: Achillea millefolium, herba')
  expect(isCartInfo({ ...custom, substances })).toBe(true)
})

it('rejects a line with a missing field', () => {
  const [info] = everyInfo
  const line = { cartId: 'one', WcId: 1, name: 'x', icon: 'x', price: 1_080, quantity: 2, info }
  expect(isCartItem(line)).toBe(true)
  for (const [key, value] of [
    ['cartId', 1],
    ['WcId', -1],
    ['WcId', '1'],
    ['name', null],
    ['icon', undefined],
    ['price', 10.8],
    ['price', Number.NaN],
    ['quantity', 0],
    ['quantity', 1_000],
    ['quantity', '2'],
    ['info', {}],
  ] as const) {
    expect(isCartItem({ ...line, [key]: value }), key).toBe(false)
  }
})
