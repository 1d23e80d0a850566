import { msg } from '@lingui/core/macro'

/** The seven families of the laboratory, in its order; colours are the tokens of app/styles.css. */
export const families = [
  {
    page: 'shop.homeopathy',
    picture: 'homeopathy',
    rule: 'border-homeopathy',
    line: msg`Single remedies, complexes and kits`,
  },
  {
    page: 'shop.gemmotherapy',
    picture: 'gemmotherapy',
    rule: 'border-gemmotherapy',
    line: msg`Macerates of fresh buds and young shoots`,
  },
  {
    page: 'shop.phytotherapy',
    picture: 'phytotherapy',
    rule: 'border-phytotherapy',
    line: msg`Tinctures of medicinal plants`,
  },
  {
    page: 'shop.oligotherapy',
    picture: 'oligotherapy',
    rule: 'border-oligotherapy',
    line: msg`Trace elements in solution`,
  },
  {
    page: 'shop.schussler_salts',
    picture: 'schussler-salts',
    rule: 'border-salts',
    line: msg`Mineral salts as pills or powder`,
  },
  {
    page: 'shop.food_supplements',
    picture: 'food-supplements',
    rule: 'border-supplements',
    line: msg`Vitamins, minerals and plants`,
  },
  {
    page: 'shop.make_your_own',
    picture: 'mixtures',
    rule: 'border-mixtures',
    line: msg`Your own formula, substance by substance`,
  },
] as const
