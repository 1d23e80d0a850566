import { describe, expect, it, test } from 'vitest'
import type { Preparation } from '../homeopathy/form.ts'
import type { Mixture } from '../mixture/check-mixture.ts'
import { homeopathyInfo, mixtureInfo, productInfo, saltInfo, sizedInfo } from './line-info.ts'
import { isCartInfo } from './stored-lines.ts'

describe('single remedies', () => {
  const globuli = { scale: 'CH', dilution: '30', form: 'globuli', size: 'tube-1g' } as const
  const drops = { ...globuli, form: 'drops', size: 'bottle-30ml', carrier: 'nacl' } as const

  test.each<Preparation>([globuli, drops])(
    'copies the preparation %j without other keys of the selection',
    (made) => {
      const selection = { remedy: 1, quantity: 9, ...made }
      expect(homeopathyInfo(selection, 159)).toStrictEqual({
        type: 'homeopathy',
        ...made,
        remedy: 159,
      })
    },
  )
})

test('omits form and dilution for a remedy with sizes only', () => {
  expect(sizedInfo('oligotherapy', '150ml', 30_002)).toStrictEqual({
    type: 'oligotherapy',
    size: '150ml',
    remedy: 30_002,
  })
})

test('names form and size of a salt', () => {
  expect(saltInfo('pl_6', 40_001)).toEqual({ type: 'schussler', form: 'pl_6', remedy: 40_001 })
  expect(saltInfo('pl_6', undefined)).toStrictEqual({ type: 'schussler', form: 'pl_6' })
})

const facts = { form: 'granules', size: 'Tube 4g', remedies: 5 }

test.each(['complex', 'otc', 'supplement'] as const)(
  'has form and pack for the kind %s',
  (kind) => {
    expect(productInfo({ ...facts, kind })).toEqual({
      type: kind,
      form: 'granules',
      size: 'Tube 4g',
    })
  },
)

test.each(['kit', 'seasonal'] as const)('has the number of remedies for the kind %s', (kind) => {
  expect(productInfo({ ...facts, kind })).toEqual({ type: kind, remedies: 5 })
})

describe('the info of a mixture', () => {
  const drops: Mixture = {
    substances: [
      { type: 'Homeopathy', name: 'Arnica montana', scale: 'CH', dilution: '30' },
      { type: 'Gemmotherapy', name: 'Ribes nigrum, gemmae' },
    ],
    form: 'drops',
    size: 'bottle-30ml',
  }

  it('makes a valid cart line with every substance', () => {
    expect(mixtureInfo(drops, 'For the night')).toStrictEqual({
      type: 'custom',
      name: 'For the night',
      substances: ['Homeopathy: Arnica montana 30CH', 'Gemmotherapy: Ribes nigrum, gemmae'],
      form: 'drops',
      size: 'bottle-30ml',
    })
    expect(isCartInfo(mixtureInfo(drops, 'For the night'))).toBe(true)
    expect(mixtureInfo({ ...drops, carrier: 'e-dist' }, '')).toMatchObject({ carrier: 'e-dist' })
  })
})
