import type { CartInfo } from './cart-info.ts'

/** The file name of the illustration for each family of lines. */
export const lineIllustrations = {
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
