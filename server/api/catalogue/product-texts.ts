import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import {
  sectionsFor,
  type TextFamily,
  textFamilyOf,
} from '../../../domain/catalogue/text-sections.ts'
import type { Language } from '../../../domain/language.ts'
import { findProductById } from '../../catalogue/products/products.ts'
import { openDescription, sectionTexts } from '../../catalogue/products/section-texts.ts'
import { findRemedy } from '../../catalogue/remedies/find-remedies.ts'
import { option } from '../../content/options.ts'
import type { CatalogueRecord } from '../../db/tables/catalogue.ts'
import type { Services } from '../../services.ts'
import type { ApiEnv } from '../api-env.ts'
import { errors, fail, jsonAnswer } from '../error.ts'
import { language } from '../fields.ts'
import { publicAccess } from '../public-access.ts'
import { requireLogin } from '../require-login.ts'

const section = z.string().optional()

const idField = z
  .string()
  .regex(/^\d{1,9}$/, 'value-invalid')
  .transform(Number)
  .openapi({ type: 'integer', description: 'Id of a product or remedy.' })

const route = (services: Services) =>
  createRoute({
    method: 'get',
    path: '/shop/products/{id}/texts',
    tags: ['Catalogue'],
    summary: 'Retrieves the texts of a product for professionals',
    description: 'Includes the public texts. The laboratory sets the audience of each section.',
    middleware: [requireLogin(services)] as const,
    request: {
      params: z.object({ id: idField }),
      query: z.object({ lang: language }),
    },
    responses: {
      200: jsonAnswer(
        'The sections that the product has.',
        z.object({
          data: z.object({
            description: section,
            topic: section,
            indication: section,
            posology: section,
          }),
        }),
      ),
      ...errors(401, 403, 404, 422),
    },
  })

const findTextsOf = async ({ db }: Services, id: number, language: Language) => {
  const textsOf = async (record: CatalogueRecord, family: TextFamily) =>
    sectionTexts(record, sectionsFor(await option(db, 'text_sections'), family, true), language)
  const product = await findProductById(db, id)
  if (product) return product.kind === 'price' ? undefined : textsOf(product.record, product.kind)
  const remedy = await findRemedy(db, id)
  // Homeopathic remedies have no texts.
  return remedy && remedy.category !== 'hpt'
    ? textsOf(remedy.record, textFamilyOf(remedy.category))
    : undefined
}

const descriptionRoute = createRoute({
  method: 'get',
  path: '/shop/remedies/{id}/description',
  tags: ['Catalogue'],
  summary: 'Retrieves the public description of a remedy',
  security: [],
  middleware: [publicAccess] as const,
  request: { params: z.object({ id: idField }), query: z.object({ lang: language }) },
  responses: {
    200: jsonAnswer(
      'The description; empty if there is none or it is not public.',
      z.object({ data: z.object({ description: z.string() }) }),
    ),
    304: { description: 'Not modified since the version of `If-None-Match`.' },
    ...errors(404, 422),
  },
})

/** Texts that public pages omit, for signed-in professionals (R35). */
export const addProductTextRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  api.openapi(route(services), async (c) => {
    const texts = await findTextsOf(services, c.req.valid('param').id, c.var.language)
    if (!texts) return fail(c, 'not-found')
    c.header('Cache-Control', 'private, no-store')
    return c.json({ data: texts }, 200)
  })

  api.openapi(descriptionRoute, async (c) => {
    const remedy = await findRemedy(services.db, c.req.valid('param').id)
    if (!remedy) return fail(c, 'not-found')
    const audiences = await option(services.db, 'text_sections')
    const description = openDescription(remedy, audiences, c.var.language)
    return c.json({ data: { description } }, 200)
  })
}
