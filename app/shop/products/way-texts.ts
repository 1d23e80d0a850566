import { msg } from '@lingui/core/macro'

/** Ways on from a family's page, each with one line; pictures by public/illustrations. */
export const wayTexts = {
  'shop.homeopathy.remedies': {
    picture: 'homeopathy',
    line: msg`Every remedy with its scales, dilutions, forms and prices.`,
  },
  'shop.homeopathy.complexes': {
    picture: 'complexes',
    line: msg`Several remedies in one preparation, known by number.`,
  },
  'shop.homeopathy.products': {
    picture: 'kits',
    line: msg`Cases of tubes for the home, the journey and the practice.`,
  },
  'shop.homeopathy.seasonal': {
    picture: 'seasonal',
    line: msg`Sets that follow the year.`,
  },
  'otcs.otchomeo': {
    picture: 'otc',
    line: msg`Ready-made products for pharmacies and drugstores.`,
  },
  'otcs.gemmotherapy': {
    picture: 'otc',
    line: msg`Ready-made products from buds.`,
  },
  'otcs.animals': {
    picture: 'animals',
    line: msg`Ready-made products for animals.`,
  },
  'shop.make_your_own': {
    picture: 'mixtures',
    line: msg`Your own formula, substance by substance.`,
  },
  'shop.food_supplements': {
    picture: 'food-supplements',
    line: msg`Vitamins, minerals and plants.`,
  },
  'medicine.gemmotherapy': {
    picture: 'gemmotherapy',
    line: msg`Where the method comes from and how we work.`,
  },
  'medicine.phytotherapy': {
    picture: 'phytotherapy',
    line: msg`Where the method comes from and how we work.`,
  },
  'medicine.oligotherapy': {
    picture: 'oligotherapy',
    line: msg`Where the method comes from and how we work.`,
  },
} as const

export type WayPage = keyof typeof wayTexts
