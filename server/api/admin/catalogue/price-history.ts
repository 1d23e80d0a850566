import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Language } from '../../../../domain/language.ts'
import { priceString } from '../../../../domain/money.ts'
import { listPlannedPrices } from '../../../catalogue/price-changes/planned-prices.ts'
import { findPriceHistory } from '../../../catalogue/price-changes/price-history.ts'
import { undoPriceChange } from '../../../catalogue/price-changes/undo-price.ts'
import { combinationNames } from '../../../catalogue/prices/combination-names.ts'
import { findMissingPrices } from '../../../catalogue/prices/missing-prices.ts'
import { findListedProduct, titleIn } from '../../../catalogue/product-changes/list-products.ts'
import type { Services } from '../../../services.ts'
import type { ApiEnv } from '../../api-env.ts'
import { errors, fail } from '../../error.ts'
import { line } from '../../fields.ts'
import { range, setContentRange } from '../list-range.ts'
import { staffOnly } from '../staff-only.ts'
import { authorOf } from './catalogue-author.ts'
import { jsonResponse, listResponses, numberedParams } from './list-response.ts'
import {
  missingPriceSchema,
  plannedPriceSchema,
  plannedPriceView,
  recordedPriceSchema,
  recordedPriceView,
} from './price-schema.ts'

const undone = z.object({
  productId: z.int(),
  price: z.string().openapi({ description: 'The price that is valid now.' }),
})

const routesOf = (services: Services) => {
  const readers = staffOnly(services, 'prices.read')
  return {
    history: createRoute({
      ...readers,
      method: 'get',
      path: '/admin/prices/{id}/history',
      summary: 'Lists the former and planned prices of a product, the newest first',
      request: { params: numberedParams },
      responses: {
        200: jsonResponse(z.array(recordedPriceSchema), 'The prices.'),
        ...errors(401, 403, 422),
      },
    }),
    planned: createRoute({
      ...readers,
      method: 'get',
      path: '/admin/planned-prices',
      summary: 'Lists prices that are valid from a later day, the next first',
      request: { query: z.object({ range }) },
      responses: listResponses(plannedPriceSchema),
    }),
    missing: createRoute({
      ...readers,
      method: 'get',
      path: '/admin/missing-prices',
      summary: 'Lists combinations without a price, the most requested first',
      request: { query: z.object({ range }) },
      responses: listResponses(missingPriceSchema),
    }),
    undo: createRoute({
      ...staffOnly(services, 'prices.write'),
      method: 'post',
      path: '/admin/price-changes/{id}/undo',
      summary: 'Restores the price before a change, or cancels a planned price',
      request: { params: z.object({ id: line(64) }) },
      responses: {
        200: jsonResponse(undone, 'The change is undone.'),
        ...errors(401, 403, 404, 409, 422),
      },
    }),
  }
}

const nameOf = (slug: string, language: Language) => combinationNames(slug)?.[language] ?? slug

/** What became of prices, what is planned, and what is missing (A12). */
export const addPriceHistoryRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const { db } = services
  const routes = routesOf(services)

  api.openapi(routes.history, async (c) => {
    const history = await findPriceHistory(db, c.req.valid('param').id)
    return c.json(history.map(recordedPriceView), 200)
  })

  api.openapi(routes.planned, async (c) => {
    const { range } = c.req.valid('query')
    const { rows: planned, total } = await listPlannedPrices(db, range)
    setContentRange(c, 'planned-prices', range, planned.length, total)
    const products = await Promise.all(
      planned.map(({ productId }) => findListedProduct(db, productId)),
    )
    const nameAt = (index: number) => {
      const product = products[index]
      return product && titleIn(product, c.var.language)
    }
    return c.json(
      planned.map((one, index) => plannedPriceView(one, nameAt(index) ?? one.name)),
      200,
    )
  })

  api.openapi(routes.missing, async (c) => {
    const { range } = c.req.valid('query')
    const all = await findMissingPrices(db)
    const rows = all.slice(range.offset, range.offset + range.limit)
    setContentRange(c, 'missing-prices', range, rows.length, all.length)
    const hidden = await Promise.all(
      rows.map(({ hiddenId }) =>
        hiddenId === undefined ? undefined : findListedProduct(db, hiddenId),
      ),
    )
    return c.json(
      rows.map(({ slug, combination, misses, lastAt }, index) => {
        const product = hidden[index]
        return {
          id: slug,
          name: nameOf(slug, c.var.language),
          misses,
          lastAt: lastAt?.toISOString() ?? null,
          hidden: product
            ? { id: product.id, price: priceString(product.price), version: product.version }
            : null,
          isOffered: combination !== undefined,
        }
      }),
      200,
    )
  })

  api.openapi(routes.undo, async (c) => {
    const changed = await undoPriceChange(db, c.req.valid('param').id, authorOf(c, services))
    if (changed.ok) {
      const { productId, price } = changed.value
      return c.json({ productId, price: priceString(price) }, 200)
    }
    return changed.refusal === 'change-unknown' ? fail(c, 'not-found') : fail(c, changed.refusal)
  })
}
