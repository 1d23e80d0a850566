import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { reasons } from '../../../domain/homeopathy/choices.ts'
import { formReasons } from '../../../domain/mixture/mixture-form.ts'
import { mostExpensive } from '../../../domain/mixture/mixture-price.ts'
import { priceString } from '../../../domain/money.ts'
import { applyDuePrices } from '../../catalogue/price-changes/due-prices.ts'
import { recordPriceMiss } from '../../catalogue/prices/missing-prices.ts'
import { priceCatalogue } from '../../catalogue/prices/price-products.ts'
import type { Services } from '../../services.ts'
import type { ApiEnv } from '../api-env.ts'
import { errors, fail, failWith, jsonAnswer } from '../error.ts'
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

const route = createRoute({
  method: 'post',
  path: '/shop/price',
  tags: ['Shop'],
  summary: 'Calculates the price of a combination',
  description: `A combination that cannot be made is refused with 422 \`unavailable\`, the field and a reason: ${why}.`,
  security: [],
  request: {
    body: { required: true, content: { 'application/json': { schema: priceRequest } } },
  },
  responses: {
    200: jsonAnswer('The price product.', priceSchema),
    ...errors(400, 404, 413, 415, 422),
  },
})

/** Prices of combinations, by the rules of orders (R20). */
export const addPriceRoutes = (api: OpenAPIHono<ApiEnv>, { db, now }: Services) => {
  api.openapi(route, async (c) => {
    const request = c.req.valid('json')
    await applyDuePrices(db, now())
    const { remedies, prices } = await priceCatalogue(db)
    const decision = decidePrice(request, remedies)
    if (!decision.ok) return fail(c, 'unavailable', decision.refusal)

    const candidates = decision.value.slugs
    const found = mostExpensive(candidates, (slug) => prices.get(slug))
    if (!found.ok) {
      await recordPriceMiss(db, found.refusal.slug, now())
      return failWith(c, 404, 'price-not-found', { slug: found.refusal.slug })
    }
    const { slug, product } = found.value
    const price = priceString(product.price)
    const answer = { slug, productId: product.id, price, currency: 'CHF' as const }
    return c.json(
      request.family === 'custom' ? { ...answer, candidates: [...candidates] } : answer,
      200,
    )
  })
}
