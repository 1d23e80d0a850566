import { describe, expect, it, test } from 'vitest'
import { centimes } from '../money.ts'
import type { CartInfo } from './cart-info.ts'
import { everyInfo } from './cart-infos.fixtures.ts'
import { lineIllustrations } from './line-illustrations.ts'
import { isCartInfo, isCartItem, readLines } from './stored-lines.ts'

describe('stored items', () => {
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
})

describe('lines of an earlier cart', () => {
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
})
