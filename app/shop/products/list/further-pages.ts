import { msg } from '@lingui/core/macro'
import { linePictures } from '../../../../domain/cart/line-picture.ts'
import { familyLooks } from '../../../content/family-looks.ts'

const method = msg`Origins of the method and how we work`

/** Further pages of a family, each with one line of text; illustrations in public/illustrations. */
export const furtherPages = {
  'shop.make_your_own': familyLooks['shop.make_your_own'],
  'shop.food_supplements': familyLooks['shop.food_supplements'],
  'otcs.animals': { picture: 'animals', line: msg`Ready-made products for animals` },
  'medicine.gemmotherapy': { picture: linePictures.gemmotherapy, line: method },
  'medicine.phytotherapy': { picture: linePictures.phytotherapy, line: method },
  'medicine.oligotherapy': { picture: linePictures.oligotherapy, line: method },
} as const

export type FurtherPage = keyof typeof furtherPages
