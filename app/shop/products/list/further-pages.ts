import { msg } from '@lingui/core/macro'
import { lineIllustrations } from '../../../../domain/cart/line-illustrations.ts'

const method = msg`Origins of the method and how we work`

/** Further pages of a family, each with one line of text; illustrations in public/illustrations. */
export const furtherPages = {
  'shop.make_your_own': {
    picture: lineIllustrations.custom,
    line: msg`Your own formula, substance by substance`,
  },
  'shop.food_supplements': {
    picture: lineIllustrations.supplement,
    line: msg`Vitamins, minerals and plants`,
  },
  'otcs.animals': { picture: 'animals', line: msg`Ready-made products for animals` },
  'medicine.gemmotherapy': { picture: lineIllustrations.gemmotherapy, line: method },
  'medicine.phytotherapy': { picture: lineIllustrations.phytotherapy, line: method },
  'medicine.oligotherapy': { picture: lineIllustrations.oligotherapy, line: method },
} as const

export type FurtherPage = keyof typeof furtherPages
