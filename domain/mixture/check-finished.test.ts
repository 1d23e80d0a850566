import { expect, test } from 'vitest'
import type { FindSubstance } from './check-mixture.ts'
import { checkFinished } from './check-mixture.ts'
import type { RequestedSubstance } from './substance-line.ts'

const dilutions = { DH: ['6'], CH: ['5', '30'], K: [], LM: [] }

const find: FindSubstance = (_type, { remedy }) =>
  remedy === 112 ? { name: 'Arnica', dilutions } : undefined

const arnica = { type: 'Homeopathy', remedy: 112, scale: 'CH', dilution: '30' }
const plant = { type: 'Phytotherapy', remedy: 112 }

test.each<[string, RequestedSubstance, number]>([
  ['homeopathy with a dilution', arnica, 1],
  ['a plant', plant, 1],
  ['no dilution', { ...arnica, dilution: undefined }, 0],
  ['an empty dilution', { ...arnica, dilution: '' }, 0],
  ['no scale', { type: 'Homeopathy', remedy: 112 }, 0],
  ['no remedy', { type: 'Gemmotherapy' }, 0],
  ['nothing', { type: '' }, 0],
])('counts the finished substances beside %s', (_, asked, count) => {
  const all = checkFinished([arnica, asked, plant], find)
  expect(all.ok && all.value).toHaveLength(2 + count)
})

test.each<[string, string, RequestedSubstance]>([
  ['type', 'unknown-value', { type: 'Perfume' }],
  ['remedy', 'unknown-value', { type: 'Homeopathy', remedy: 113 }],
  ['remedy', 'unknown-value', { type: 'Gemmotherapy', remedy: 0 }],
  ['scale', 'unknown-value', { ...arnica, scale: 'K', dilution: '' }],
  ['dilution', 'dilution-not-offered', { ...arnica, dilution: '6' }],
  ['dilution', 'unknown-value', { ...arnica, dilution: '31' }],
])('refuses an unknown or unavailable %s: %s', (field, reason, asked) => {
  expect(checkFinished([plant, asked], find)).toEqual({
    ok: false,
    refusal: { field: `substances.1.${field}`, reason },
  })
})

test('rejects a mixture of more than fifty substances', () => {
  const substances = Array.from({ length: 51 }, () => plant)
  expect(checkFinished(substances.slice(1), find).ok).toBe(true)
  expect(checkFinished(substances, find)).toEqual({
    ok: false,
    refusal: { field: 'substances', reason: 'too-many-substances' },
  })
})
