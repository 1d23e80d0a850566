import { describe, expect, it, test } from 'vitest'
import { centimes } from '../../money.ts'
import { requirements } from '../decide.ts'
import type { PostedInfo } from '../posted-item.ts'
import { arnica, drops, idOf, mixed, type PartOfLine, priceOf } from './facts.fixtures.ts'

const impossible = (field: string, reason: string) => ({
  code: 'selection-impossible',
  field: `info.${field}`,
  reason,
})
const custom = { type: 'custom', ...drops, carrier: 'nacl' } as const
const substance = (changes: object) => [
  arnica,
  { type: 'Homeopathy', remedy: 1, scale: 'CH', dilution: '5', ...changes },
]
const unknown = (field: string) => ({ code: 'remedy-unknown', field })

const refusals: [PartOfLine, object][] = [
  [{ name: 'Sapin', info: { type: 'gemmotherapy', size: '30ml' } }, unknown('name')],
  [{ name: 'Cassis', info: { type: 'gemmotherapy', size: '30ml' } }, unknown('name')],
  [{ name: 'Arnica montana', info: { type: 'phytotherapy', size: '30ml' } }, unknown('name')],
  [{ name: '__proto__', info: { type: 'oligotherapy', size: '60ml' } }, unknown('name')],
  [
    { name: 'Silber', info: { type: 'oligotherapy', size: '30ml' } },
    impossible('size', 'unknown-value'),
  ],
  [
    { name: 'Silber', info: { type: 'oligotherapy', size: '150ml' } },
    { code: 'price-not-found', field: 'info', slug: 'single-oligotherapy-150ml' },
  ],
  [
    { name: 'Sapin blanc', info: { type: 'gemmotherapy', size: '30ml' }, id: 100 },
    { code: 'product-mismatch', field: 'id' },
  ],
  [
    {
      name: 'Sapin blanc',
      info: { type: 'gemmotherapy', size: '30ml' },
      id: 101,
      price: centimes(1),
    },
    { code: 'price-changed', field: 'price' },
  ],
  [{ name: 'Silicea', info: { type: 'schussler', form: 'pl_6' } }, unknown('name')],
  [
    { name: 'Calcium fluoratum', info: { type: 'schussler', form: 'pl_24' } },
    impossible('form', 'unknown-value'),
  ],
  [
    { name: 'Calcium fluoratum', info: { type: 'schussler', form: 'p' } },
    impossible('form', 'form-not-offered'),
  ],
  [
    { id: 999, name: 'Gel', info: { type: 'otc' } },
    { code: 'product-unknown', field: 'id' },
  ],
  [
    { id: 1.5, name: 'Gel', info: { type: 'otc' } },
    { code: 'product-unknown', field: 'id' },
  ],
  [
    { id: 502, name: 'Gel', info: { type: 'complex' } },
    { code: 'product-mismatch', field: 'info.type' },
  ],
  [
    { name: 'Silber', info: { type: 'oligotherapy', size: '60ml', remedy: 41 } },
    unknown('info.remedy'),
  ],
  [
    { id: 502, name: 'Gel', info: { type: 'otc' }, price: centimes(1) },
    { code: 'price-changed', field: 'price' },
  ],
  [{ info: { ...custom, substances: [] } }, impossible('substances', 'no-substances')],
  [
    { info: { ...custom, substances: Array(51).fill(arnica) } },
    impossible('substances', 'too-many-substances'),
  ],
  [
    { info: { ...custom, substances: Array(1_000).fill('?') } },
    impossible('substances', 'too-many-substances'),
  ],
  [
    { info: { ...custom, substances: [arnica, 'gold'] } },
    impossible('substances.1.type', 'unknown-value'),
  ],
  [
    { info: { ...custom, substances: [arnica, 'Homeopathy: Gold 30CH'] } },
    unknown('info.substances.1.remedy'),
  ],
  [
    { info: { ...custom, substances: substance({ remedy: 99 }) } },
    unknown('info.substances.1.remedy'),
  ],
  // Gemmotherapy remedies are refused in homeopathy, whatever their id.
  [
    { info: { ...custom, substances: substance({ remedy: 11 }) } },
    unknown('info.substances.1.remedy'),
  ],
  [
    { info: { ...custom, substances: substance({ scale: 'LM' }) } },
    impossible('substances.1.scale', 'unknown-value'),
  ],
  [
    { info: { ...custom, substances: substance({ remedy: 2, scale: 'DH' }) } },
    impossible('substances.1.scale', 'scale-not-offered'),
  ],
  [
    { info: { ...custom, substances: substance({ dilution: undefined }) } },
    impossible('substances.1.dilution', 'dilution-first'),
  ],
  [
    { info: { ...custom, substances: substance({ remedy: 2, dilution: '30' }) } },
    impossible('substances.1.dilution', 'dilution-not-offered'),
  ],
  [
    { info: { ...custom, substances: substance({ dilution: '200' }) } },
    impossible('form', 'drops-up-to-30ch'),
  ],
  [
    { info: { ...custom, substances: mixed, form: 'globuli', size: 'tube-1g' } },
    impossible('form', 'not-with-plants'),
  ],
  [{ info: { ...custom, substances: mixed } }, impossible('carrier', 'not-with-plants')],
  [
    { info: { ...custom, substances: [arnica], carrier: 'Water' } },
    impossible('carrier', 'unknown-value'),
  ],
  [
    { info: { ...custom, substances: [arnica], size: 'tube-1g' } },
    impossible('size', 'size-not-in-form'),
  ],
  // One candidate has no price product: the cheaper one must not be used (R14).
  [
    { info: { type: 'custom', substances: mixed, form: 'drops', size: 'bottle-60ml' } },
    {
      code: 'price-not-found',
      field: 'info',
      slug: 'single-homeopathy-ch-drops-price-1-bottle-60ml',
    },
  ],
  // The price product of the cheaper candidate.
  [
    {
      id: idOf('combined-phytotherapy-drops-bottle-30ml'),
      info: { type: 'custom', substances: mixed, ...drops },
    },
    { code: 'product-mismatch', field: 'id' },
  ],
]

describe('lines that cannot be ordered', () => {
  test.each(refusals)('refuses to price the line %j', (item, refusal) => {
    expect(priceOf(item)).toEqual({ ok: false, refusal })
  })

  it('returns no requirements for a thousand substances', () => {
    const info: PostedInfo = { ...custom, substances: Array(1_000).fill(arnica) }
    expect(requirements({ id: 0, quantity: 1, name: '', info })).toEqual({
      remedies: [],
      products: [],
    })
  })

  it('requires the remedies of readable substances only', () => {
    const substances = ['gold', arnica, { type: 'Gold', remedy: 1 }]
    const info: PostedInfo = { ...custom, substances }
    expect(requirements({ id: 0, quantity: 1, name: '', info }).remedies).toEqual([
      { category: 'hpt', id: undefined, name: 'Arnica montana' },
    ])
  })
})
