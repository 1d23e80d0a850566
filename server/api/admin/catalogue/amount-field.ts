import type { AmountProblem } from '../../../../domain/prices/read-amount.ts'
import { type ErrorContext, fail, textOf } from '../../error.ts'
import { line } from '../../fields.ts'

/** A price as people write it: '12.50', '12,50', '1’234.50', 'CHF 12.-'. */
export const amountField = line(30).openapi({
  description: 'Price in CHF, VAT included, as people write it.',
  example: '12.50',
})

/** Says what is wrong with the price. */
export const failAmount = (c: ErrorContext, problem: AmountProblem) => {
  const code = `amount-${problem}` as const
  return fail(c, code, { fields: { price: textOf(c, code) } })
}
