import { describe, expect, it, test } from 'vitest'
import { parseRemedy } from '../homeopathy/remedy.ts'
import {
  checkFinished,
  checkMixture,
  type FindSubstance,
  type RequestedMixture,
} from './check-mixture.ts'
import { maxSubstances } from './substance.ts'
import type { RequestedSubstance } from './substance-line.ts'

const { dilutions } = parseRemedy({
  id: 7,
  nm: 'Arnica montana',
  ab: null,
  ch: '5-30,200',
  k: '30',
  lmf: null,
  lmt: null,
})
const names = { Homeopathy: 'Arnica montana', Phytotherapy: 'Herba', Gemmotherapy: 'Gemmae' }
const find: FindSubstance = (type, { remedy, name }) => {
  const known = names[type]
  if (remedy !== 7 && name !== known) return undefined
  return type === 'Homeopathy' ? { name: known, dilutions } : { name: known }
}

const arnica: RequestedSubstance = { type: 'Homeopathy', remedy: 7, scale: 'CH', dilution: '30' }
const phyto: RequestedSubstance = { type: 'Phytotherapy', name: 'Herba' }
const globuli: RequestedMixture = { substances: [arnica], form: 'globuli', size: 'tube-1g' }
const drops: RequestedMixture = {
  substances: [arnica],
  form: 'drops',
  size: 'bottle-30ml',
  carrier: 'e-dist',
}
const mixed: RequestedMixture = { substances: [phyto, arnica], form: 'drops', size: 'bottle-30ml' }
/** Globuli with two substances, of which `second` is the second. */
const withSecond = (second: RequestedSubstance) => ({ ...globuli, substances: [arnica, second] })

describe('accepts a valid mixture', () => {
  const read = { type: 'Homeopathy', name: 'Arnica montana', scale: 'CH', dilution: '30' }
  test.each([
    [globuli, { ...globuli, substances: [read] }],
    [drops, { ...drops, substances: [read] }],
    [mixed, { ...mixed, substances: [{ type: 'Phytotherapy', name: 'Herba' }, read] }],
    [
      {
        substances: [{ ...arnica, type: 'homeopathy', dilution: '30 ch' }],
        form: 'Globuli',
        size: 'Tube 1g',
      },
      { ...globuli, substances: [read] },
    ],
    [
      { ...drops, carrier: '25° AETH.' },
      { ...drops, carrier: '25-aeth', substances: [read] },
    ],
  ])('accepts the valid mixture %j', (asked, value) =>
    expect(checkMixture(asked, find)).toEqual({ ok: true, value }),
  )
})

describe('refuses an invalid mixture with field and reason', () => {
  const cases: [string, RequestedMixture, string, string][] = [
    ['no substance', { ...globuli, substances: [] }, 'substances', 'no-substances'],
    [
      'a thousand substances',
      { ...globuli, substances: Array.from({ length: 1000 }, () => arnica) },
      'substances',
      'too-many-substances',
    ],
    [
      'one substance too many',
      { ...globuli, substances: Array.from({ length: maxSubstances + 1 }, () => arnica) },
      'substances',
      'too-many-substances',
    ],
    [
      'an unknown type',
      withSecond({ ...arnica, type: 'Oligotherapy' }),
      'substances.1.type',
      'unknown-value',
    ],
    [
      'an unknown remedy',
      withSecond({ ...arnica, remedy: 8 }),
      'substances.1.remedy',
      'unknown-value',
    ],
    [
      'no scale',
      withSecond({ type: 'Homeopathy', remedy: 7, dilution: '30' }),
      'substances.1.scale',
      'unknown-value',
    ],
    ['K', withSecond({ ...arnica, scale: 'K' }), 'substances.1.scale', 'unknown-value'],
    [
      'no dilution',
      withSecond({ type: 'Homeopathy', remedy: 7, scale: 'CH' }),
      'substances.1.dilution',
      'dilution-first',
    ],
    ['31CH', withSecond({ ...arnica, dilution: '31' }), 'substances.1.dilution', 'unknown-value'],
    [
      '4CH',
      withSecond({ ...arnica, dilution: '4' }),
      'substances.1.dilution',
      'dilution-not-offered',
    ],
    ['an unknown form', { ...globuli, form: 'tea' }, 'form', 'unknown-value'],
    [
      'Drops of 200CH',
      { ...drops, substances: [{ ...arnica, dilution: '200' }] },
      'form',
      'drops-up-to-30ch',
    ],
    ['Globuli of plants', { ...mixed, form: 'globuli' }, 'form', 'not-with-plants'],
    ['an unknown size', { ...globuli, size: 'barrel' }, 'size', 'unknown-value'],
    ['a size of another form', { ...globuli, size: 'tube-4g' }, 'size', 'size-not-in-form'],
    [
      'Drops without carrier',
      { substances: [arnica], form: 'drops', size: 'bottle-30ml' },
      'carrier',
      'carrier-first',
    ],
    ['Water', { ...drops, carrier: 'water' }, 'carrier', 'unknown-value'],
    [
      'Globuli with a carrier',
      { ...globuli, carrier: 'nacl' },
      'carrier',
      'carrier-only-for-drops',
    ],
    ['mixed Drops with a carrier', { ...mixed, carrier: 'nacl' }, 'carrier', 'not-with-plants'],
  ]
  test.each(cases)(
    'refuses an invalid mixture with field and reason: %s',
    (_, asked, field, reason) => {
      expect(checkMixture(asked, find)).toEqual({ ok: false, refusal: { field, reason } })
    },
  )
  it('rejects a scale that the remedy does not have', () => {
    const onlyHigh: FindSubstance = () => ({ name: 'X', dilutions: { ...dilutions, DH: [] } })
    expect(checkMixture(withSecond({ ...arnica, scale: 'DH' }), onlyHigh)).toMatchObject({
      refusal: { field: 'substances.1.scale', reason: 'scale-not-offered' },
    })
  })
})

describe('finished substances', () => {
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
})
