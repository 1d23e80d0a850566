import { shownKinds } from '../../../../domain/catalogue/product-kind.ts'
import type { Language } from '../../../../domain/language.ts'
import { formatSteps, readSteps } from '../../../../domain/prices/price-steps.ts'
import { ok, refuse } from '../../../../domain/result.ts'
import { changePrice } from '../../../catalogue/price-changes/change-price.ts'
import {
  createPriceProduct,
  overwriteProduct,
} from '../../../catalogue/product-changes/change-product.ts'
import {
  findListedProduct,
  type ListedProduct,
  listProducts,
  productSorts,
} from '../../../catalogue/product-changes/list-products.ts'
import type { Database } from '../../../db/client.ts'
import { type ApiRoute, shown } from '../../route.ts'
import { listRoute } from '../list-route.ts'
import { staffRoute } from '../staff-route.ts'
import { readPrice } from './amount-field.ts'
import {
  changedPriceSchema,
  listedChange,
  newPrice,
  priceChange,
  priceFilters,
  priceSchema,
  stepsChange,
} from './price-schema.ts'
import { listedView, numberedParams } from './product-schema.ts'

const viewOf = (product: ListedProduct, language: Language) => ({
  ...listedView(product, language),
  kind: product.kind,
  steps: formatSteps(product.steps),
})

const kindsOf = {
  combinations: ['price'],
  products: shownKinds,
  all: ['price', ...shownKinds],
} as const

const find = async (db: Database, id: number, language: Language) => {
  const product = await findListedProduct(db, id)
  return product && viewOf(product, language)
}

/** What changes of prices have in common. */
const change = {
  permission: 'prices.write',
  refuses: [409],
  unknown: ['product-unknown'],
  fieldOf: { 'day-passed': 'validFrom', 'price-unchanged': 'price', 'price-unusual': 'price' },
} as const

/** Prices of combinations and of ready products (A12). */
export const adminPriceRoutes: readonly ApiRoute[] = [
  listRoute({
    path: '/admin/prices',
    permission: 'prices.read',
    summary: 'Lists the prices of combinations and ready products',
    query: priceFilters,
    sorts: productSorts,
    returns: priceSchema,
    find: ({ db }, { group, search = '', sort = 'kind', direction, ...query }, { language }) => {
      const descending = direction === 'desc'
      const kinds = kindsOf[group]
      return listProducts(db, { ...query, kinds, search, sort, descending, language })
    },
    view: (product, { language }) => viewOf(product, language),
  }),
  staffRoute({
    method: 'get',
    path: '/admin/prices/{id}',
    permission: 'prices.read',
    summary: 'Retrieves a price',
    params: numberedParams,
    returns: priceSchema,
    run: async ({ db }, { params: { id }, language }) => ok(await find(db, id, language)),
  }),
  staffRoute({
    ...change,
    method: 'post',
    path: '/admin/prices',
    summary: 'Sets the price of a combination that has none',
    description: 'From then on customers can order the combination.',
    body: newPrice,
    returns: priceSchema,
    status: 201,
    run: async ({ db }, { body: { code, price: written, ...chosen }, language, ...author }) => {
      const price = readPrice(written)
      if (!price.ok) return price
      const request = { slug: code, price: price.value, ...chosen }
      return shown(await createPriceProduct(db, request, author), ({ id }) =>
        find(db, id, language),
      )
    },
  }),
  staffRoute({
    ...change,
    method: 'patch',
    path: '/admin/prices/{id}',
    summary: 'Changes a price, now or from a day',
    description: 'Orders keep the price that they were placed with.',
    params: numberedParams,
    body: priceChange,
    returns: changedPriceSchema,
    run: async ({ db }, { params: { id: productId }, body, language, ...author }) => {
      const { price: written, validFrom, ...seen } = body
      const price = readPrice(written)
      if (!price.ok) return price
      const request = { productId, price: price.value, from: validFrom ?? undefined, ...seen }
      return shown(await changePrice(db, request, author), async ({ changeId }) => {
        const product = await find(db, productId, language)
        return product && { ...product, changeId }
      })
    },
  }),
  staffRoute({
    ...change,
    method: 'post',
    path: '/admin/prices/{id}/listed',
    summary: 'Shows or hides the price of a combination or a product',
    description: 'A hidden one cannot be ordered; orders keep it.',
    params: numberedParams,
    body: listedChange,
    returns: priceSchema,
    run: async ({ db }, { params: { id }, body, language, ...author }) =>
      shown(await overwriteProduct(db, { id, ...body }, author), () => find(db, id, language)),
  }),
  staffRoute({
    ...change,
    method: 'post',
    path: '/admin/prices/{id}/steps',
    summary: 'Sets lower prices of a combination from a number of pieces',
    description: 'The pieces of a price product count over the whole order.',
    params: numberedParams,
    body: stepsChange,
    returns: priceSchema,
    run: async (
      { db },
      { params: { id }, body: { steps: written, version }, language, ...author },
    ) => {
      const steps = readSteps(written)
      if (!steps.ok) return refuse({ code: steps.refusal, fields: { steps: steps.refusal } })
      const request = { id, version, steps: steps.value }
      return shown(await overwriteProduct(db, request, author), () => find(db, id, language))
    },
  }),
]
