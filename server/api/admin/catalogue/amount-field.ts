import { z } from '@hono/zod-openapi'
import { readAmount } from '../../../../domain/prices/read-amount.ts'
import { refuse } from '../../../../domain/result.ts'
import { line } from '../../fields.ts'

/** A price as people write it: '12.50', '12,50', '1’234.50', 'CHF 12.-'. */
export const amountField = line(30).openapi({
  description: 'Price in CHF, including any VAT, as people write it.',
  example: '12.50',
})

/** Confirms a price that is refused with `price_unusual` otherwise. */
export const acceptsUnusualPrice = z
  .boolean('value-invalid')
  .default(false)
  .describe('Confirms 0.00, or a price more than half above or below the present one.')

/** A price, or what is wrong with it. */
export const readPrice = (written: string) => {
  const price = readAmount(written)
  if (price.ok) return price
  const code = `amount-${price.refusal}` as const
  return refuse({ code, fields: { price: code } })
}
