import { z } from '@hono/zod-openapi'
import type { Language } from '../../../../domain/language.ts'
import { ok, refuse } from '../../../../domain/result.ts'
import {
  type CountedCategory,
  categoryName,
  categoryNames,
  listCategories,
  renameCategory,
} from '../../../catalogue/product-changes/categories.ts'
import { line } from '../../fields.ts'
import type { ApiRoute, Refused } from '../../route.ts'
import { staffRoute } from '../staff-route.ts'
import { inLanguages } from './product-schema.ts'

const categorySchema = z
  .object({
    id: z.string(),
    name: z.string().describe('In the language of the request.'),
    names: inLanguages(100, line).describe('By language.'),
    products: z.int().describe('How many products are in the category.'),
  })
  .openapi('ProductCategory')

const viewOf = (category: CountedCategory, language: Language) => ({
  id: category.slug,
  name: categoryName(category, language),
  names: categoryNames(category),
  products: category.products,
})

const params = { id: line(100) }

/** Categories of products, which products add and keep in use. */
export const categoryRoutes: readonly ApiRoute[] = [
  staffRoute({
    method: 'get',
    path: '/admin/product-categories',
    permission: 'catalogue.read',
    summary: 'Lists the categories of products',
    returns: z.array(categorySchema),
    returned: 'All categories in use, by name.',
    run: async ({ db }, { language, c }) => {
      const categories = await listCategories(db, language)
      c.header('Content-Range', `product-categories 0-${categories.length}/${categories.length}`)
      return ok(categories.map((category) => viewOf(category, language)))
    },
  }),
  staffRoute({
    method: 'get',
    path: '/admin/product-categories/{id}',
    permission: 'catalogue.read',
    summary: 'Retrieves a category of products',
    params,
    returns: categorySchema,
    run: async ({ db }, { params: { id }, language }) => {
      const found = (await listCategories(db)).find(({ slug }) => slug === id)
      return ok(found && viewOf(found, language))
    },
  }),
  staffRoute({
    method: 'patch',
    path: '/admin/product-categories/{id}',
    permission: 'catalogue.write',
    summary: 'Renames a category in all its products',
    params,
    body: z.object({ names: inLanguages(100, line).describe('By language.') }),
    returns: categorySchema,
    unknown: ['category-unknown'],
    run: async ({ db }, { params: { id: slug }, body: { names }, language, ...author }) => {
      const renamed = await renameCategory(db, { slug, names }, author)
      if (renamed.ok) return ok(viewOf(renamed.value, language))
      return refuse<Refused>(
        renamed.refusal === 'category-unknown'
          ? renamed.refusal
          : { code: 'blank', fields: { 'names.fr': 'blank' } },
      )
    },
  }),
]
