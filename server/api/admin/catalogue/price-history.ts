import { z } from '@hono/zod-openapi'
import type { Language } from '../../../../domain/language.ts'
import { priceString } from '../../../../domain/money.ts'
import { ok } from '../../../../domain/result.ts'
import {
  findPriceHistory,
  listPlannedPrices,
} from '../../../catalogue/price-changes/price-history.ts'
import { undoPriceChange } from '../../../catalogue/price-changes/undo-price.ts'
import { combinationNames } from '../../../catalogue/prices/combination-names.ts'
import { findMissingPrices } from '../../../catalogue/prices/missing-prices.ts'
import { findListedProduct, titleIn } from '../../../catalogue/product-changes/list-products.ts'
import { line } from '../../fields.ts'
import { type ApiRoute, shown } from '../../route.ts'
import { listRoute, pageOf } from '../list-route.ts'
import { staffRoute } from '../staff-route.ts'
import {
  missingPriceSchema,
  plannedPriceSchema,
  plannedPriceView,
  recordedPriceSchema,
  recordedPriceView,
} from './price-schema.ts'
import { numberedParams } from './product-schema.ts'

const undone = z.object({
  productId: z.int(),
  price: z.string().describe('The price that is valid now.'),
})

const nameOf = (slug: string, language: Language) => combinationNames(slug)?.[language] ?? slug

/** What became of prices, what is planned, and what is missing (A12). */
export const priceHistoryRoutes: readonly ApiRoute[] = [
  staffRoute({
    method: 'get',
    path: '/admin/prices/{id}/history',
    permission: 'prices.read',
    summary: 'Lists the former and planned prices of a product, the newest first',
    params: numberedParams,
    returns: z.array(recordedPriceSchema),
    returned: 'The prices.',
    run: async ({ db }, { params: { id } }) =>
      ok((await findPriceHistory(db, id)).map(recordedPriceView)),
  }),
  listRoute({
    path: '/admin/planned-prices',
    permission: 'prices.read',
    summary: 'Lists prices that are valid from a later day, the next first',
    returns: plannedPriceSchema,
    find: async ({ db }, page) => {
      const { rows, total } = await listPlannedPrices(db, page)
      const products = await Promise.all(rows.map((one) => findListedProduct(db, one.productId)))
      return { rows: rows.map((planned, index) => ({ planned, product: products[index] })), total }
    },
    view: ({ planned, product }, { language }) =>
      plannedPriceView(planned, (product && titleIn(product, language)) ?? planned.name),
  }),
  listRoute({
    path: '/admin/missing-prices',
    permission: 'prices.read',
    summary: 'Lists combinations without a price, the most requested first',
    returns: missingPriceSchema,
    find: async ({ db }, page) => {
      const { rows, total } = pageOf(await findMissingPrices(db), page)
      const hidden = await Promise.all(
        rows.map(({ hiddenId }) =>
          hiddenId === undefined ? undefined : findListedProduct(db, hiddenId),
        ),
      )
      return { rows: rows.map((missing, index) => ({ ...missing, hidden: hidden[index] })), total }
    },
    view: ({ slug, combination, misses, lastAt, hidden }, { language }) => ({
      id: slug,
      name: nameOf(slug, language),
      misses,
      lastAt: lastAt ?? null,
      hidden: hidden
        ? { id: hidden.id, price: priceString(hidden.price), version: hidden.version }
        : null,
      isOffered: combination !== undefined,
    }),
  }),
  staffRoute({
    method: 'post',
    path: '/admin/price-changes/{id}/undo',
    permission: 'prices.write',
    summary: 'Restores the price before a change, or cancels a planned price',
    params: { id: line(64) },
    returns: undone,
    returned: 'The change is undone.',
    refuses: [409],
    run: async ({ db }, { params: { id }, ...author }) =>
      shown(await undoPriceChange(db, id, author), ({ productId, price }) => ({
        productId,
        price: priceString(price),
      })),
  }),
]
