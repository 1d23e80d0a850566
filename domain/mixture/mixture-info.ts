import type { CustomInfo } from '../cart/cart-info.ts'
import type { Mixture } from './check-mixture.ts'
import { substanceLine } from './substance-line.ts'

/** What a cart line says about a mixture (D2 §3). */
export const mixtureInfo = ({ substances, ...preparation }: Mixture): CustomInfo => ({
  type: 'custom',
  substances: substances.map(substanceLine),
  ...preparation,
})
