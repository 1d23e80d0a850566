import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { shownKinds } from '../../../../domain/catalogue/product-kind.ts'
import type { Language } from '../../../../domain/language.ts'
import { readAmount } from '../../../../domain/prices/read-amount.ts'
import { changePrice, type PriceRefusal } from '../../../catalogue/price-changes/change-price.ts'
import {
  createPriceProduct,
  type ProductRefusal,
  setListed,
} from '../../../catalogue/product-changes/change-product.ts'
import {
  findListedProduct,
  type ListedProduct,
  listProducts,
} from '../../../catalogue/product-changes/list-products.ts'
import type { Services } from '../../../services.ts'
import type { ApiEnv } from '../../api-env.ts'
import { type ErrorContext, errors, fail, textOf } from '../../error.ts'
import { setContentRange } from '../list-range.ts'
import { staffOnly } from '../staff-only.ts'
import { failAmount } from './amount-field.ts'
import { authorOf } from './catalogue-author.ts'
import { jsonBody, jsonResponse, listResponses, numberedParams } from './list-response.ts'
import {
  changedPriceSchema,
  listedChange,
  newPrice,
  priceChange,
  priceQuery,
  priceSchema,
} from './price-schema.ts'
import { listedView } from './product-schema.ts'

const routesOf = (services: Services) => {
  const readers = staffOnly(services, 'prices.read')
  const writers = staffOnly(services, 'prices.write')
  const price = jsonResponse(priceSchema, 'The price.')
  return {
    list: createRoute({
      ...readers,
      method: 'get',
      path: '/admin/prices',
      summary: 'Lists the prices of combinations and ready products',
      request: { query: priceQuery },
      responses: listResponses(priceSchema),
    }),
    one: createRoute({
      ...readers,
      method: 'get',
      path: '/admin/prices/{id}',
      summary: 'Retrieves a price',
      request: { params: numberedParams },
      responses: { 200: price, ...errors(401, 403, 404, 422) },
    }),
    create: createRoute({
      ...writers,
      method: 'post',
      path: '/admin/prices',
      summary: 'Sets the price of a combination that has none',
      description: 'From then on customers can order the combination.',
      request: { body: jsonBody(newPrice) },
      responses: { 201: price, ...errors(400, 401, 403, 404, 409, 415, 422) },
    }),
    change: createRoute({
      ...writers,
      method: 'patch',
      path: '/admin/prices/{id}',
      summary: 'Changes a price, now or from a day',
      description: 'Orders keep the price that they were placed with.',
      request: { params: numberedParams, body: jsonBody(priceChange) },
      responses: {
        200: jsonResponse(changedPriceSchema, 'The price.'),
        ...errors(400, 401, 403, 404, 409, 415, 422),
      },
    }),
    setListed: createRoute({
      ...writers,
      method: 'post',
      path: '/admin/prices/{id}/listed',
      summary: 'Shows or hides the price of a combination or a product',
      description: 'A hidden one cannot be ordered; orders keep it.',
      request: { params: numberedParams, body: jsonBody(listedChange) },
      responses: { 200: price, ...errors(400, 401, 403, 404, 409, 415, 422) },
    }),
  }
}

const kindsOf = {
  combinations: ['price'],
  products: shownKinds,
  all: ['price', ...shownKinds],
} as const

const viewOf = (product: ListedProduct, language: Language) => ({
  ...listedView(product, language),
  isCombination: product.kind === 'price',
})

const failPrice = (c: ErrorContext, refusal: PriceRefusal | ProductRefusal) => {
  if (refusal === 'product-unknown') return fail(c, 'not-found')
  if (refusal === 'day-passed')
    return fail(c, refusal, { fields: { validFrom: textOf(c, refusal) } })
  return refusal === 'price-unchanged' || refusal === 'price-unusual'
    ? fail(c, refusal, { fields: { price: textOf(c, refusal) } })
    : fail(c, refusal)
}

/** Prices of combinations and of ready products (A12). */
export const addAdminPriceRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const { db } = services
  const routes = routesOf(services)

  api.openapi(routes.list, async (c) => {
    const { range, group, search = '', sort = 'kind', direction, ...filter } = c.req.valid('query')
    const { language } = c.var
    const { rows: products, total } = await listProducts(db, {
      ...filter,
      kinds: kindsOf[group],
      search,
      sort,
      descending: direction === 'desc',
      language,
      ...range,
    })
    setContentRange(c, 'prices', range, products.length, total)
    return c.json(
      products.map((product) => viewOf(product, language)),
      200,
    )
  })

  api.openapi(routes.one, async (c) => {
    const product = await findListedProduct(db, c.req.valid('param').id)
    return product ? c.json(viewOf(product, c.var.language), 200) : fail(c, 'not-found')
  })

  api.openapi(routes.create, async (c) => {
    const { code, price: written, ...chosen } = c.req.valid('json')
    const price = readAmount(written)
    if (!price.ok) return failAmount(c, price.refusal)
    const request = { slug: code, price: price.value, ...chosen }
    const created = await createPriceProduct(db, request, authorOf(c, services))
    if (!created.ok) return failPrice(c, created.refusal)
    const product = await findListedProduct(db, created.value.id)
    return product ? c.json(viewOf(product, c.var.language), 201) : fail(c, 'not-found')
  })

  api.openapi(routes.change, async (c) => {
    const { id: productId } = c.req.valid('param')
    const { price: written, validFrom, ...seen } = c.req.valid('json')
    const price = readAmount(written)
    if (!price.ok) return failAmount(c, price.refusal)
    const request = { productId, price: price.value, from: validFrom ?? undefined, ...seen }
    const changed = await changePrice(db, request, authorOf(c, services))
    if (!changed.ok) return failPrice(c, changed.refusal)
    const product = await findListedProduct(db, productId)
    if (!product) return fail(c, 'not-found')
    const { changeId } = changed.value
    return c.json({ ...viewOf(product, c.var.language), changeId }, 200)
  })

  api.openapi(routes.setListed, async (c) => {
    const { id } = c.req.valid('param')
    const changed = await setListed(db, { id, ...c.req.valid('json') }, authorOf(c, services))
    if (!changed.ok) return failPrice(c, changed.refusal)
    const product = await findListedProduct(db, id)
    return product ? c.json(viewOf(product, c.var.language), 200) : fail(c, 'not-found')
  })
}
