import { describe, expect, it, test } from 'vitest'
import { forms } from '../homeopathy/form.ts'
import {
  asksForCarrier,
  type FormReason,
  mixtureFormReason,
  mixtureForms,
  mixtureSizes,
  tooHighForDrops,
} from './mixture-form.ts'
import type { Substance } from './substance.ts'

const homeopathic = (dilution: string, scale: 'DH' | 'CH' = 'CH'): Substance => ({
  type: 'Homeopathy',
  name: 'Arnica montana',
  scale,
  dilution,
})
const phyto: Substance = { type: 'Phytotherapy', name: 'Achillea millefolium, herba' }
const gemmo: Substance = { type: 'Gemmotherapy', name: 'Abies pectinata, gemmae' }

// Granules, Globuli, Drops, Creme, Trituration, Suppository.
const open = undefined
const none: FormReason = 'no-substances'
const homeo: FormReason = 'needs-homeopathy'
const high: FormReason = 'drops-up-to-30ch'
const plants: FormReason = 'not-with-plants'

type Row = [string, Substance[], (FormReason | undefined)[]]
const rows: Row[] = [
  ['nothing', [], [none, none, none, none, none, none]],
  ['30CH', [homeopathic('30')], [open, open, open, open, open, open]],
  ['60DH', [homeopathic('60', 'DH')], [open, open, open, open, open, open]],
  ['200CH', [homeopathic('200')], [open, open, high, open, open, open]],
  [
    '1000CH among others',
    [homeopathic('5'), homeopathic('1000')],
    [open, open, high, open, open, open],
  ],
  ['a plant', [phyto], [plants, plants, open, plants, plants, plants]],
  ['buds', [gemmo], [plants, plants, open, plants, plants, plants]],
  ['a plant and 30CH', [phyto, homeopathic('30')], [plants, plants, open, plants, plants, plants]],
  [
    'a plant and 200CH: none (R15)',
    [gemmo, homeopathic('200')],
    [plants, plants, high, plants, plants, plants],
  ],
]

describe('unavailable forms (D2 §4)', () => {
  test.each(rows)('gives reasons for unavailable forms (D2 §4): %s', (_, substances, reasons) => {
    expect(forms.map((form) => mixtureFormReason(form, substances))).toEqual(reasons)
    expect(mixtureForms(substances).map(({ available }) => available)).toEqual(
      reasons.map((reason) => reason === undefined),
    )
  })
  it('requires homeopathy for Granules and Globuli of unfinished mixtures', () => {
    expect(forms.map((form) => mixtureFormReason(form, [], true))).toEqual([
      homeo,
      homeo,
      none,
      none,
      none,
      none,
    ])
  })
})

describe('the carrier applies to purely homeopathic Drops only (R14)', () => {
  test.each([
    ['drops', [homeopathic('30')], true],
    ['drops', [homeopathic('30'), phyto], false],
    ['drops', [gemmo], false],
    ['globuli', [homeopathic('30')], false],
  ] as const)('applies to %s of %j: %s', (form, substances, isAsked) => {
    expect(asksForCarrier(form, substances)).toBe(isAsked)
  })
})

it('names the substances that are too high for Drops', () => {
  const found = tooHighForDrops([
    homeopathic('30'),
    homeopathic('200'),
    phyto,
    homeopathic('60', 'DH'),
  ])
  expect(found).toEqual([homeopathic('200')])
})

describe('sizes (D2 §5)', () => {
  test.each([
    ['granules', ['tube-4g', 'bottle-15g']],
    ['globuli', ['tube-1g', 'bottle-15g']],
    ['drops', ['bottle-30ml', 'bottle-60ml', 'bottle-125ml', 'bottle-250ml']],
    ['creme', ['50g']],
    ['trituration', ['lactose-bottle-60g', 'mannit-bottle-60g']],
    ['suppository', ['12-pieces-kids', '12-pieces-adults']],
  ] as const)('offers %s in the sizes %j', (form, sizes) =>
    expect(mixtureSizes(form)).toEqual(sizes),
  )
})
