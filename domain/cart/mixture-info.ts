import type { Mixture } from '../mixture/check-mixture.ts'
import { substanceLine } from '../mixture/substance-line.ts'
import type { CustomInfo } from './cart-info.ts'

/** Builds the info of a mixture (D2 §3); `name` is the customer's, '' when there is none (R44). */
export const mixtureInfo = ({ substances, ...preparation }: Mixture, name: string): CustomInfo => ({
  type: 'custom',
  name,
  substances: substances.map(substanceLine),
  ...preparation,
})
