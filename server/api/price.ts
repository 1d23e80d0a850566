import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { checkPreparation } from '../../domain/homeopathy/check-preparation.ts'
import { priceSlug } from '../../domain/homeopathy/price-slug.ts'
import { reasons } from '../../domain/homeopathy/reason.ts'
import { priceString } from '../../domain/money.ts'
import { findHomeopathyById } from '../catalogue/find-homeopathy.ts'
import { recordPriceMiss } from '../catalogue/price-miss.ts'
import { findPrice } from '../catalogue/price-products.ts'
import type { Services } from '../services.ts'
import type { ApiEnv } from './api-env.ts'
import { errors, fail, failWith } from './error.ts'
import { language, preparation, wholeNumber } from './field.ts'

const priceRequest = z.object({
  family: z.literal('homeopathy', 'value-invalid'),
  ...preparation.shape,
  remedy: wholeNumber.optional().openapi({ description: 'Its own dilutions are checked' }),
  language,
})

const route = createRoute({
  method: 'post',
  path: '/shop/price',
  tags: ['Shop'],
  summary: 'What a combination costs',
  description: `422 \`unavailable\` names the field and a reason: ${reasons.join(', ')}.`,
  security: [],
  request: {
    body: { required: true, content: { 'application/json': { schema: priceRequest } } },
  },
  responses: {
    200: {
      description: 'The price product, VAT included',
      content: {
        'application/json': {
          schema: z.object({
            slug: z.string(),
            productId: z.int(),
            price: z.string().openapi({ example: '12.50' }),
            currency: z.literal('CHF'),
          }),
        },
      },
    },
    ...errors(400, 404, 413, 415, 422),
  },
})

/** Prices of combinations, by the same rules that price an order (R20). */
export const addPriceRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const { db } = services
  api.openapi(route, async (c) => {
    const { remedy: id, ...asked } = c.req.valid('json')
    const remedy = id === undefined ? undefined : await findHomeopathyById(db, id)
    if (id !== undefined && !remedy)
      return fail(c, 'unavailable', { field: 'remedy', reason: 'unknown-value' })

    const checked = checkPreparation(asked, remedy?.dilutions)
    if (!checked.ok) return fail(c, 'unavailable', checked.refusal)

    const slug = priceSlug(checked.value)
    const product = slug && (await findPrice(db, slug))
    if (product) {
      const { id: productId, price } = product
      return c.json({ slug, productId, price: priceString(price), currency: 'CHF' as const }, 200)
    }
    if (slug) await recordPriceMiss(db, slug, services.now())
    return failWith(c, 404, 'price-not-found', { slug })
  })
}
