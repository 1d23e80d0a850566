import { z } from '@hono/zod-openapi'
import { reasons as choiceReasons } from '../../../../domain/homeopathy/choices.ts'
import { formReasons } from '../../../../domain/mixture/mixture-form.ts'
import { mostExpensive } from '../../../../domain/mixture/mixture-price.ts'
import { priceString } from '../../../../domain/money.ts'
import { explainPrice, isPricedByRules } from '../../../../domain/prices/explain-price.ts'
import { ok, refuse } from '../../../../domain/result.ts'
import { priceReasonMessage } from '../../../../messages/server/price-reasons.ts'
import { unavailableMessage } from '../../../../messages/server/price-refusals.ts'
import { stepMessage } from '../../../../messages/shop/order-charges.ts'
import type { Translate } from '../../../../messages/shop/preparations.ts'
import { applyDuePrices } from '../../../catalogue/price-changes/due-prices.ts'
import { combinationNames } from '../../../catalogue/prices/combination-names.ts'
import { priceCatalogue } from '../../../catalogue/prices/price-products.ts'
import { i18nIn } from '../../../i18n.ts'
import { decidePrice, priceRequest } from '../../catalogue/price-request.ts'
import type { ApiRoute } from '../../route.ts'
import { staffRoute } from '../staff-route.ts'

const candidateSchema = z.object({
  code: z.string().describe('Code of the price, as imports and exports use it.'),
  name: z.string().describe('What the price is for.'),
  productId: z.int().nullable().describe('Null if it has no price.'),
  price: z.string().nullable().describe('CHF, including any VAT; null if it has none.'),
  isApplied: z.boolean().describe('Whether it is the price of the choice.'),
})

const simulationSchema = z
  .object({
    price: z
      .string()
      .nullable()
      .describe('CHF, including any VAT; null if the choice has no price.'),
    reasons: z.array(z.string()).describe('Why, step by step, in the language of the request.'),
    candidates: z
      .array(candidateSchema)
      .describe('The prices considered; the highest one applies.'),
  })
  .openapi('SimulatedPrice')

const why = [...new Set([...choiceReasons, ...formReasons])].join(', ')

/** The price of anything that can be chosen, and why (A12). */
export const simulatorRoutes: readonly ApiRoute[] = [
  staffRoute({
    method: 'post',
    path: '/admin/price-simulator',
    permission: 'prices.read',
    summary: 'Explains the price of a choice',
    description: `By the rules of orders. A choice that cannot be made is refused with 422 \`unavailable\`, the field and a reason: ${why}.`,
    body: priceRequest,
    maxBodyBytes: 2 ** 18,
    returns: simulationSchema,
    returned: 'The price and its reasons.',
    run: async ({ db }, { body, language, now }) => {
      await applyDuePrices(db, now)
      const { remedies, prices } = await priceCatalogue(db)
      const t: Translate = (message) => i18nIn[language]._(message)
      const decision = decidePrice(body, remedies)
      if (!decision.ok) {
        const { field, reason } = decision.refusal
        const fields = { [field]: unavailableMessage(reason, t) }
        return refuse({ code: 'unavailable', fields, data: decision.refusal })
      }
      const { info, slugs } = decision.value
      const applied = mostExpensive(slugs, (slug) => prices.get(slug))
      const steps = applied.ok ? applied.value.product.steps : []
      return ok({
        price: applied.ok ? priceString(applied.value.product.price) : null,
        reasons: [
          ...(isPricedByRules(info)
            ? explainPrice(info).map((reason) => priceReasonMessage(reason, t))
            : []),
          ...steps.map(({ from, price }) => t(stepMessage(from, price))),
        ],
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
      })
    },
  }),
]
