import { z } from '@hono/zod-openapi'
import { shownKinds } from '../../../../domain/catalogue/product-kind.ts'
import type { Language } from '../../../../domain/language.ts'
import { addressOf } from '../../../../domain/page/address.ts'
import { productPageOf } from '../../../../domain/page/path.ts'
import { ok } from '../../../../domain/result.ts'
import { changeProduct, createProduct } from '../../../catalogue/product-changes/change-product.ts'
import { editedProduct, noTexts } from '../../../catalogue/product-changes/edited-product.ts'
import { listProducts, productSorts } from '../../../catalogue/product-changes/list-products.ts'
import {
  findStoredProduct,
  type StoredProduct,
} from '../../../catalogue/product-changes/stored-products.ts'
import { orderProducts } from '../../../catalogue/product-changes/write-products.ts'
import { shownKind } from '../../../catalogue/products/product-view.ts'
import { findOfferedLanguages } from '../../../content/offered-languages.ts'
import { findPictures } from '../../../content/pictures/find-pictures.ts'
import { wholeNumber } from '../../fields.ts'
import { type ApiRoute, shown } from '../../route.ts'
import { listRoute } from '../list-route.ts'
import { staffRoute } from '../staff-route.ts'
import { readPrice } from './amount-field.ts'
import {
  kindSchema,
  listedProductSchema,
  listedProductView,
  newCategoriesIn,
  newProductSchema,
  numberedParams,
  productChange,
  productFilters,
  productSchema,
  productView,
  withChange,
} from './product-schema.ts'

const orderSchema = z.object({
  kind: kindSchema,
  ids: z
    .array(wholeNumber)
    .max(5_000, 'value-invalid')
    .describe('Ids of all products of the range, in their new order.'),
})

const viewOf = (stored: StoredProduct, language: Language) => {
  const page = productPageOf(shownKind(stored.kind))
  return productView(stored, language, addressOf(language, page, { product: stored.slug }))
}

/** What changes of products have in common. */
const change = {
  permission: 'catalogue.write',
  // Texts in four languages.
  maxBodyBytes: 2 ** 20,
  refuses: [409],
  unknown: ['product-unknown'],
  fieldOf: {
    'price-unusual': 'price',
    'image-unknown': 'images',
    'title-missing': 'texts.title.fr',
  },
} as const

/** Products with a page in the shop: of all ranges, in four languages. */
export const productRoutes: readonly ApiRoute[] = [
  listRoute({
    path: '/admin/products',
    permission: 'catalogue.read',
    summary: 'Lists products of all ranges, hidden ones included',
    query: productFilters,
    sorts: productSorts,
    returns: listedProductSchema,
    find: async (
      { db },
      { kind, search = '', sort = 'kind', direction, ...query },
      { language },
    ) => {
      const { rows, total } = await listProducts(db, {
        ...{ ...query, search, sort, language },
        kinds: kind ? [kind] : shownKinds,
        descending: direction === 'desc',
        siteLanguages: (await findOfferedLanguages(db)).offered,
      })
      const showPicture = await findPictures(db, language)
      return { rows: rows.map((row) => listedProductView(row, language, showPicture)), total }
    },
    view: (product) => product,
  }),
  staffRoute({
    ...change,
    method: 'post',
    path: '/admin/product-order',
    summary: 'Sets the order of the products of a range',
    body: orderSchema,
    returns: z.object({ moved: z.int().describe('How many have a new place.') }),
    returned: 'The order is set.',
    run: ({ db }, { body, ...author }) => orderProducts(db, body, author),
  }),
  staffRoute({
    method: 'get',
    path: '/admin/products/{id}',
    permission: 'catalogue.read',
    summary: 'Retrieves a product with its texts in all languages',
    params: numberedParams,
    returns: productSchema,
    run: async ({ db }, { params: { id }, language }) => {
      const stored = await findStoredProduct(db, id)
      return ok(stored && stored.kind !== 'price' ? viewOf(stored, language) : undefined)
    },
  }),
  staffRoute({
    ...change,
    method: 'post',
    path: '/admin/products',
    summary: 'Adds a product',
    description: 'Its address follows its title and never changes.',
    body: newProductSchema,
    returns: productSchema,
    status: 201,
    run: async ({ db }, { body, language, ...author }) => {
      const { price: written, texts, nr, season, newCategories, ...product } = body
      const price = readPrice(written)
      if (!price.ok) return price
      const defaults = {
        categories: [],
        composition: [],
        potency: '',
        size: '',
        images: [],
        position: 0,
        isListed: false,
      } as const
      const created = {
        ...defaults,
        ...product,
        texts: { ...noTexts, ...texts },
        newCategories: newCategoriesIn(language, newCategories),
        nr: nr ?? undefined,
        season: season ?? undefined,
        price: price.value,
      }
      return shown(await createProduct(db, created, author), (stored) => viewOf(stored, language))
    },
  }),
  staffRoute({
    ...change,
    method: 'patch',
    path: '/admin/products/{id}',
    summary: 'Changes a product; absent fields stay',
    description: 'A changed price is valid immediately and goes to the history of prices.',
    params: numberedParams,
    body: productChange,
    returns: productSchema,
    run: async ({ db }, { params: { id }, body, language, ...author }) => {
      const stored = await findStoredProduct(db, id)
      if (!stored) return ok(undefined)
      const edited = withChange(editedProduct(stored), language, body)
      if (body.price !== undefined) {
        const price = readPrice(body.price)
        if (!price.ok) return price
        edited.price = price.value
      }
      const { version, acceptsUnusualPrice } = body
      const request = { id, version, edited, acceptsUnusualPrice }
      return shown(await changeProduct(db, request, author), ({ after }) => viewOf(after, language))
    },
  }),
]
