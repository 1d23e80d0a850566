import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { shownKinds } from '../../../../domain/catalogue/product-kind.ts'
import type { Language } from '../../../../domain/language.ts'
import { addressOf } from '../../../../domain/page/address.ts'
import { productPageOf } from '../../../../domain/page/path.ts'
import { readAmount } from '../../../../domain/prices/read-amount.ts'
import {
  changeProduct,
  createProduct,
  type ProductRefusal,
} from '../../../catalogue/product-changes/change-product.ts'
import { editedProduct } from '../../../catalogue/product-changes/edited-product.ts'
import { listProducts } from '../../../catalogue/product-changes/list-products.ts'
import { orderProducts } from '../../../catalogue/product-changes/order-products.ts'
import {
  findStoredProduct,
  type StoredProduct,
} from '../../../catalogue/product-changes/stored-products.ts'
import { shownKind } from '../../../catalogue/products/product-view.ts'
import { findOfferedLanguages } from '../../../content/offered-languages.ts'
import { findPictures } from '../../../content/pictures/find-pictures.ts'
import type { Services } from '../../../services.ts'
import type { ApiEnv } from '../../api-env.ts'
import { type ErrorContext, errors, fail, textOf } from '../../error.ts'
import { wholeNumber } from '../../fields.ts'
import { setContentRange } from '../list-range.ts'
import { staffOnly } from '../staff-only.ts'
import { failAmount } from './amount-field.ts'
import { authorOf } from './catalogue-author.ts'
import { jsonBody, jsonResponse, listResponses, numberedParams } from './list-response.ts'
import {
  kindSchema,
  listedProductSchema,
  listedProductView,
  newCategoriesIn,
  newProductSchema,
  productChange,
  productQuery,
  productSchema,
  productView,
  withChange,
} from './product-schema.ts'

const orderSchema = z.object({
  kind: kindSchema,
  ids: z
    .array(wholeNumber)
    .max(5_000, 'value-invalid')
    .openapi({ description: 'Ids of all products of the range, in their new order.' }),
})

const routesOf = (services: Services) => {
  const readers = staffOnly(services, 'catalogue.read')
  const writers = staffOnly(services, 'catalogue.write')
  const product = jsonResponse(productSchema, 'The product.')
  return {
    list: createRoute({
      ...readers,
      method: 'get',
      path: '/admin/products',
      summary: 'Lists products of all ranges, hidden ones included',
      request: { query: productQuery },
      responses: listResponses(listedProductSchema),
    }),
    one: createRoute({
      ...readers,
      method: 'get',
      path: '/admin/products/{id}',
      summary: 'Retrieves a product with its texts in all languages',
      request: { params: numberedParams },
      responses: { 200: product, ...errors(401, 403, 404, 422) },
    }),
    create: createRoute({
      ...writers,
      method: 'post',
      path: '/admin/products',
      summary: 'Adds a product',
      description: 'Its address follows its title and never changes.',
      request: { body: jsonBody(newProductSchema) },
      responses: { 201: product, ...errors(400, 401, 403, 404, 409, 415, 422) },
    }),
    change: createRoute({
      ...writers,
      method: 'patch',
      path: '/admin/products/{id}',
      summary: 'Changes a product; absent fields stay',
      description: 'A changed price is valid immediately and goes to the history of prices.',
      request: { params: numberedParams, body: jsonBody(productChange) },
      responses: { 200: product, ...errors(400, 401, 403, 404, 409, 415, 422) },
    }),
    order: createRoute({
      ...writers,
      method: 'post',
      path: '/admin/product-order',
      summary: 'Sets the order of the products of a range',
      request: { body: jsonBody(orderSchema) },
      responses: {
        200: jsonResponse(
          z.object({ moved: z.int().openapi({ description: 'How many have a new place.' }) }),
          'The order is set.',
        ),
        ...errors(400, 401, 403, 409, 415, 422),
      },
    }),
  }
}

const viewOf = (stored: StoredProduct, language: Language) => {
  const page = productPageOf(shownKind(stored.kind))
  return productView(stored, language, addressOf(language, page, { product: stored.slug }))
}

const failProduct = (c: ErrorContext, refusal: ProductRefusal) => {
  if (refusal === 'product-unknown') return fail(c, 'not-found')
  if (refusal === 'price-unusual')
    return fail(c, refusal, { fields: { price: textOf(c, refusal) } })
  if (refusal === 'image-unknown')
    return fail(c, refusal, { fields: { images: textOf(c, refusal) } })
  return refusal === 'title-missing'
    ? fail(c, refusal, { fields: { 'texts.title.fr': textOf(c, refusal) } })
    : fail(c, refusal)
}

/** Products with a page in the shop: of all ranges, in four languages. */
export const addProductRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const { db } = services
  const routes = routesOf(services)

  api.openapi(routes.list, async (c) => {
    const { range, kind, search = '', sort = 'kind', direction, ...filter } = c.req.valid('query')
    const { language } = c.var
    const { rows: products, total } = await listProducts(db, {
      ...filter,
      kinds: kind ? [kind] : shownKinds,
      search,
      sort,
      descending: direction === 'desc',
      language,
      siteLanguages: (await findOfferedLanguages(db)).offered,
      ...range,
    })
    setContentRange(c, 'products', range, products.length, total)
    const showPicture = await findPictures(db, language)
    return c.json(
      products.map((product) => listedProductView(product, language, showPicture)),
      200,
    )
  })

  api.openapi(routes.order, async (c) => {
    const ordered = await orderProducts(db, c.req.valid('json'), authorOf(c, services))
    return ordered.ok ? c.json(ordered.value, 200) : fail(c, ordered.refusal)
  })

  api.openapi(routes.one, async (c) => {
    const stored = await findStoredProduct(db, c.req.valid('param').id)
    if (!stored || stored.kind === 'price') return fail(c, 'not-found')
    return c.json(viewOf(stored, c.var.language), 200)
  })

  api.openapi(routes.create, async (c) => {
    const { price: written, nr, season, newCategories, ...product } = c.req.valid('json')
    const price = readAmount(written)
    if (!price.ok) return failAmount(c, price.refusal)
    const defaults = {
      categories: [],
      images: [],
      position: 0,
      vatClass: 'reduced',
      isListed: false,
    } as const
    const created = await createProduct(
      db,
      {
        ...defaults,
        ...product,
        newCategories: newCategoriesIn(c.var.language, newCategories),
        nr: nr ?? undefined,
        season: season ?? undefined,
        price: price.value,
      },
      authorOf(c, services),
    )
    if (!created.ok) return failProduct(c, created.refusal)
    return c.json(viewOf(created.value, c.var.language), 201)
  })

  api.openapi(routes.change, async (c) => {
    const { id } = c.req.valid('param')
    const change = c.req.valid('json')
    const stored = await findStoredProduct(db, id)
    if (!stored) return fail(c, 'not-found')
    const edited = withChange(editedProduct(stored), c.var.language, change)
    if (change.price !== undefined) {
      const price = readAmount(change.price)
      if (!price.ok) return failAmount(c, price.refusal)
      edited.price = price.value
    }
    const { version, acceptsUnusualPrice } = change
    const request = { id, version, edited, acceptsUnusualPrice }
    const changed = await changeProduct(db, request, authorOf(c, services))
    if (!changed.ok) return failProduct(c, changed.refusal)
    return c.json(viewOf(changed.value.after, c.var.language), 200)
  })
}
