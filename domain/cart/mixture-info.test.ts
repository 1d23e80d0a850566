import { expect, it } from 'vitest'
import type { Mixture } from '../mixture/check-mixture.ts'
import { mixtureInfo } from './line-info.ts'
import { isCartInfo } from './stored-lines.ts'

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
