import type { CartInfo } from './cart-info.ts'

/** The picture of each family of lines, by its name among the house's drawings. */
export const linePictures = {
  homeopathy: 'homeopathy',
  gemmotherapy: 'gemmotherapy',
  phytotherapy: 'phytotherapy',
  oligotherapy: 'oligotherapy',
  custom: 'mixtures',
  schussler: 'schussler-salts',
  complex: 'complexes',
  otc: 'otc',
  kit: 'kits',
  seasonal: 'seasonal',
  supplement: 'food-supplements',
} as const satisfies Record<CartInfo['type'], string>
