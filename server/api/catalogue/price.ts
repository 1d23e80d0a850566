import { z } from '@hono/zod-openapi'
import { reasons } from '../../../domain/homeopathy/choices.ts'
import { formReasons } from '../../../domain/mixture/mixture-form.ts'
import { mostExpensive } from '../../../domain/mixture/mixture-price.ts'
import { priceString } from '../../../domain/money.ts'
import { ok, refuse } from '../../../domain/result.ts'
import { applyDuePrices } from '../../catalogue/price-changes/due-prices.ts'
import { recordPriceMiss } from '../../catalogue/prices/missing-prices.ts'
import { priceCatalogue } from '../../catalogue/prices/price-products.ts'
import { failWith } from '../error.ts'
import { type ApiRoute, publicRoute } from '../route.ts'
import { decidePrice, priceRequest } from './price-request.ts'

const priceSchema = z
  .object({
    slug: z.string(),
    productId: z.int().describe('Id of the price product, which is the id of a cart line.'),
    price: z
      .string()
      .openapi({ description: 'Price in CHF, including any VAT.', example: '12.50' }),
    currency: z.literal('CHF'),
    candidates: z
      .array(z.string())
      .optional()
      .describe('Mixtures: the price products considered; the most expensive one applies.'),
  })
  .openapi('Price')

const why = [...new Set([...reasons, ...formReasons, 'form-not-offered'])].join(', ')

/** Prices of combinations, by the rules of orders (R20). */
export const priceRoute: ApiRoute = publicRoute({
  method: 'post',
  path: '/shop/price',
  tag: 'Shop',
  summary: 'Calculates the price of a combination',
  description: `A combination that cannot be made is refused with 422 \`unavailable\`, the field and a reason: ${why}.`,
  body: priceRequest,
  maxBodyBytes: 2 ** 18,
  isAllowedInView: true,
  returns: priceSchema,
  returned: 'The price product.',
  run: async ({ db }, { body, now, c }) => {
    await applyDuePrices(db, now)
    const { remedies, prices } = await priceCatalogue(db)
    const decision = decidePrice(body, remedies)
    if (!decision.ok) return refuse({ code: 'unavailable', data: decision.refusal })

    const candidates = decision.value.slugs
    const found = mostExpensive(candidates, (slug) => prices.get(slug))
    if (!found.ok) {
      const { slug } = found.refusal
      await recordPriceMiss(db, slug, now)
      return refuse(failWith(c, 404, 'price-not-found', { slug }))
    }
    const { slug, product } = found.value
    return ok({
      ...{ slug, productId: product.id, price: priceString(product.price), currency: 'CHF' },
      ...(body.family === 'custom' && { candidates: [...candidates] }),
    })
  },
})
