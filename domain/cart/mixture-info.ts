import type { Mixture } from '../mixture/check-mixture.ts'
import { substanceLine } from '../mixture/substance-line.ts'
import type { CustomInfo } from './cart-info.ts'

/** What a cart line says about a mixture (D2 §3); `name` is the person's, empty when none (R44). */
export const mixtureInfo = ({ substances, ...preparation }: Mixture, name: string): CustomInfo => ({
  type: 'custom',
  name,
  substances: substances.map(substanceLine),
  ...preparation,
})
