import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Language } from '../../../../domain/language.ts'
import {
  type CountedCategory,
  categoryName,
  categoryNames,
  listCategories,
  renameCategory,
} from '../../../catalogue/product-changes/categories.ts'
import type { Services } from '../../../services.ts'
import type { ApiEnv } from '../../api-env.ts'
import { errors, fail, textOf } from '../../error.ts'
import { line } from '../../fields.ts'
import { staffOnly } from '../staff-only.ts'
import { authorOf } from './catalogue-author.ts'
import { jsonBody, jsonResponse } from './list-response.ts'
import { inLanguages } from './product-schema.ts'

const categorySchema = z
  .object({
    id: z.string(),
    name: z.string().openapi({ description: 'In the language of the request.' }),
    names: inLanguages(100, line).openapi({ description: 'By language.' }),
    products: z.int().openapi({ description: 'How many products are in the category.' }),
  })
  .openapi('ProductCategory')

const viewOf = (category: CountedCategory, language: Language) => ({
  id: category.slug,
  name: categoryName(category, language),
  names: categoryNames(category),
  products: category.products,
})

const routesOf = (services: Services) => ({
  list: createRoute({
    ...staffOnly(services, 'catalogue.read'),
    method: 'get',
    path: '/admin/product-categories',
    summary: 'Lists the categories of products',
    responses: {
      200: jsonResponse(z.array(categorySchema), 'All categories in use, by name.'),
      ...errors(401, 403),
    },
  }),
  one: createRoute({
    ...staffOnly(services, 'catalogue.read'),
    method: 'get',
    path: '/admin/product-categories/{id}',
    summary: 'Retrieves a category of products',
    request: { params: z.object({ id: line(100) }) },
    responses: {
      200: jsonResponse(categorySchema, 'The category.'),
      ...errors(401, 403, 404, 422),
    },
  }),
  change: createRoute({
    ...staffOnly(services, 'catalogue.write'),
    method: 'patch',
    path: '/admin/product-categories/{id}',
    summary: 'Renames a category in all its products',
    request: {
      params: z.object({ id: line(100) }),
      body: jsonBody(
        z.object({ names: inLanguages(100, line).openapi({ description: 'By language.' }) }),
      ),
    },
    responses: {
      200: jsonResponse(categorySchema, 'The category.'),
      ...errors(400, 401, 403, 404, 415, 422),
    },
  }),
})

/** Categories of products, which products add and keep in use. */
export const addCategoryRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const routes = routesOf(services)

  api.openapi(routes.list, async (c) => {
    const { language } = c.var
    const categories = await listCategories(services.db, language)
    c.header('Content-Range', `product-categories 0-${categories.length}/${categories.length}`)
    return c.json(
      categories.map((category) => viewOf(category, language)),
      200,
    )
  })

  api.openapi(routes.one, async (c) => {
    const { id } = c.req.valid('param')
    const found = (await listCategories(services.db)).find(({ slug }) => slug === id)
    if (!found) return fail(c, 'not-found')
    return c.json(viewOf(found, c.var.language), 200)
  })

  api.openapi(routes.change, async (c) => {
    const { id: slug } = c.req.valid('param')
    const { names } = c.req.valid('json')
    const renamed = await renameCategory(services.db, { slug, names }, authorOf(c, services))
    if (renamed.ok) return c.json(viewOf(renamed.value, c.var.language), 200)
    return renamed.refusal === 'category-unknown'
      ? fail(c, 'not-found')
      : fail(c, 'blank', { fields: { 'names.fr': textOf(c, 'blank') } })
  })
}
