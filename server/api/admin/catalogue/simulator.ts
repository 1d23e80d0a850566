import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { reasons as choiceReasons } from '../../../../domain/homeopathy/reason.ts'
import { formReasons } from '../../../../domain/mixture/mixture-form.ts'
import { mostExpensive } from '../../../../domain/mixture/mixture-price.ts'
import { priceString } from '../../../../domain/money.ts'
import { explainPrice, isPricedByRules } from '../../../../domain/prices/explain-price.ts'
import { priceReasonMessage } from '../../../../messages/server/price-reasons.ts'
import { unavailableMessage } from '../../../../messages/server/price-refusals.ts'
import type { Translate } from '../../../../messages/shop/preparations.ts'
import { applyDuePrices } from '../../../catalogue/price-changes/due-prices.ts'
import { combinationNames } from '../../../catalogue/prices/combination-names.ts'
import { priceCatalogue } from '../../../catalogue/prices/price-catalogue.ts'
import { i18nIn } from '../../../i18n.ts'
import type { Services } from '../../../services.ts'
import type { ApiEnv } from '../../api-env.ts'
import { decidePrice } from '../../catalogue/decide-price.ts'
import { priceRequest } from '../../catalogue/price-request.ts'
import { errors, fail } from '../../error.ts'
import { staffOnly } from '../staff-only.ts'
import { jsonBody, jsonResponse } from './list-response.ts'

const candidateSchema = z.object({
  code: z.string().openapi({ description: 'Code of the price, as imports and exports use it.' }),
  name: z.string().openapi({ description: 'What the price is for.' }),
  productId: z.int().nullable().openapi({ description: 'Null if it has no price.' }),
  price: z
    .string()
    .nullable()
    .openapi({ description: 'CHF, including any VAT; null if it has none.' }),
  isApplied: z.boolean().openapi({ description: 'Whether it is the price of the choice.' }),
})

const simulationSchema = z
  .object({
    price: z
      .string()
      .nullable()
      .openapi({ description: 'CHF, including any VAT; null if the choice has no price.' }),
    reasons: z
      .array(z.string())
      .openapi({ description: 'Why, step by step, in the language of the request.' }),
    candidates: z
      .array(candidateSchema)
      .openapi({ description: 'The prices considered; the highest one applies.' }),
  })
  .openapi('SimulatedPrice')

const why = [...new Set([...choiceReasons, ...formReasons])].join(', ')

const routeOf = (services: Services) =>
  createRoute({
    ...staffOnly(services, 'prices.read'),
    method: 'post',
    path: '/admin/price-simulator',
    summary: 'Explains the price of a choice',
    description: `By the rules of orders. A choice that cannot be made is refused with 422 \`unavailable\`, the field and a reason: ${why}.`,
    request: { body: jsonBody(priceRequest) },
    responses: {
      200: jsonResponse(simulationSchema, 'The price and its reasons.'),
      ...errors(400, 401, 403, 413, 415, 422),
    },
  })

/** The price of anything that can be chosen, and why (A12). */
export const addSimulatorRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const { db } = services
  api.openapi(routeOf(services), async (c) => {
    await applyDuePrices(db, services.now())
    const { remedies, prices } = await priceCatalogue(db)
    const { language } = c.var
    const t: Translate = (message) => i18nIn[language]._(message)
    const decision = decidePrice(c.req.valid('json'), remedies)
    if (!decision.ok) {
      const { field, reason } = decision.refusal
      return fail(c, 'unavailable', {
        ...decision.refusal,
        fields: { [field]: unavailableMessage(reason, t) },
      })
    }
    const { info, slugs } = decision.value
    const applied = mostExpensive(slugs, (slug) => prices.get(slug))
    const price = applied.ok ? priceString(applied.value.product.price) : null
    return c.json(
      {
        price,
        reasons: isPricedByRules(info)
          ? explainPrice(info).map((reason) => priceReasonMessage(reason, t))
          : [],
        candidates: [...new Set(slugs)].map((slug) => {
          const product = prices.get(slug)
          return {
            code: slug,
            name: combinationNames(slug)?.[language] ?? slug,
            productId: product?.id ?? null,
            price: product ? priceString(product.price) : null,
            isApplied: applied.ok && applied.value.slug === slug,
          }
        }),
      },
      200,
    )
  })
}
