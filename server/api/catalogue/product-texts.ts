import { z } from '@hono/zod-openapi'
import { familyOfCategory } from '../../../domain/catalogue/remedy-category.ts'
import { sectionsFor, type TextFamily } from '../../../domain/catalogue/text-sections.ts'
import type { Language } from '../../../domain/language.ts'
import { ok } from '../../../domain/result.ts'
import { findProductById } from '../../catalogue/products/products.ts'
import { openDescription, sectionTexts } from '../../catalogue/products/section-texts.ts'
import { findRemedy } from '../../catalogue/remedies/find-remedies.ts'
import { option } from '../../content/options.ts'
import type { CatalogueRecord } from '../../db/tables/catalogue.ts'
import type { Services } from '../../services.ts'
import { publicAccess } from '../declare-route.ts'
import { language } from '../fields.ts'
import { type ApiRoute, accountRoute, publicRoute } from '../route.ts'

const section = z.string().optional()

const idField = z
  .string()
  .regex(/^\d{1,9}$/, 'value-invalid')
  .transform(Number)
  .openapi({ type: 'integer', description: 'Id of a product or remedy.' })

const findTextsOf = async ({ db }: Services, id: number, language: Language) => {
  const textsOf = async (record: CatalogueRecord, family: TextFamily) =>
    sectionTexts(record, sectionsFor(await option(db, 'text_sections'), family, true), language)
  const product = await findProductById(db, id)
  if (product) return product.kind === 'price' ? undefined : textsOf(product.record, product.kind)
  const remedy = await findRemedy(db, id)
  // Homeopathic remedies have no texts.
  return remedy && remedy.category !== 'hpt'
    ? textsOf(remedy.record, familyOfCategory(remedy.category))
    : undefined
}

/** Texts that public pages omit, for signed-in professionals (R35). */
export const productTextRoutes: readonly ApiRoute[] = [
  accountRoute({
    method: 'get',
    path: '/shop/products/{id}/texts',
    tag: 'Catalogue',
    summary: 'Retrieves the texts of a product for professionals',
    description: 'Includes the public texts. The laboratory sets the audience of each section.',
    params: { id: idField },
    query: { lang: language },
    returns: z.object({
      data: z.object({
        description: section,
        topic: section,
        indication: section,
        posology: section,
      }),
    }),
    returned: 'The sections that the product has.',
    run: async (services, { params: { id }, language, c }) => {
      const data = await findTextsOf(services, id, language)
      c.header('Cache-Control', 'private, no-store')
      return ok(data && { data })
    },
  }),
  publicRoute({
    method: 'get',
    path: '/shop/remedies/{id}/description',
    tag: 'Catalogue',
    guard: { middleware: publicAccess },
    summary: 'Retrieves the public description of a remedy',
    params: { id: idField },
    query: { lang: language },
    returns: z.object({ data: z.object({ description: z.string() }) }),
    returned: 'The description; empty if there is none or it is not public.',
    isCached: true,
    run: async ({ db }, { params: { id }, language }) => {
      const remedy = await findRemedy(db, id)
      const audiences = await option(db, 'text_sections')
      return ok(remedy && { data: { description: openDescription(remedy, audiences, language) } })
    },
  }),
]
