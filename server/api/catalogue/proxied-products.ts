import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { sectionsFor } from '../../../domain/catalogue/text-sections.ts'
import { languages } from '../../../domain/language.ts'
import { option } from '../../content/options.ts'
import { cachedPageResponse } from '../../http/pages/send-cached-page.ts'
import { signedInBy } from '../../http/sessions/current-session.ts'
import type { Services } from '../../services.ts'
import type { ApiEnv } from '../api-env.ts'
import { cachedAcf, cachedProducts } from './cached-products.ts'
import type { ShownSections } from './product-acf.ts'

const productSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    price: z.string().openapi({ description: 'Price in CHF, VAT included.', example: '12.50' }),
    categories: z.array(z.object({ slug: z.string(), name: z.string() })),
  })
  .openapi('Product')

const textFields = [
  ...['title', 'description_short', 'description', 'indication', 'posology'],
  ...['substances', 'form', 'topic', 'general_information'],
].flatMap((field) => languages.map((language) => [`${field}_${language}`, z.string().optional()]))

const part = z.looseObject({ potency: z.string().optional() })

const image = z.object({ url: z.string(), sizes: z.object({ large: z.string() }) })

const acfSchema = z
  .object({
    id: z.int(),
    acf: z.looseObject({
      ...Object.fromEntries(textFields),
      nr: z.int().optional(),
      nr_substances: z.int().optional(),
      number_remedies: z.int().optional(),
      order_index: z.int().optional(),
      potency: z.string().optional(),
      general_information: z.string().optional().openapi({ description: 'Facts, one per line.' }),
      composition: z.array(part).optional(),
      included_remedies: z.array(part).optional(),
      product_image: image,
      topic_image: image,
      image,
    }),
  })
  .openapi('ProductFields')

const list = (path: string, summary: string, description: string, schema: z.ZodType) =>
  createRoute({
    method: 'get',
    path,
    tags: ['Catalogue'],
    summary,
    responses: {
      200: { description, content: { 'application/json': { schema: z.array(schema) } } },
      304: { description: 'Not modified since the version of `If-None-Match`.' },
    },
  })

const productsRoute = (path: string) =>
  list(
    path,
    'Lists all products with prices',
    'All products, including the price products of combinations.',
    productSchema,
  )

const acfRoute = (path: string) =>
  list(
    path,
    'Lists texts and facts of products that have a page',
    'Products; sections for professionals are included for signed-in users only.',
    acfSchema,
  )

/** The text sections of every kind that the caller may see (R35). */
export const shownSections = async (
  { db }: Services,
  isProfessional: boolean,
): Promise<ShownSections> => {
  const audiences = await option(db, 'text_sections')
  return {
    complex: sectionsFor(audiences, 'complex', isProfessional),
    otc: sectionsFor(audiences, 'otc', isProfessional),
    kit: sectionsFor(audiences, 'kit', isProfessional),
    seasonal: sectionsFor(audiences, 'seasonal', isProfessional),
    supplement: sectionsFor(audiences, 'supplement', isProfessional),
  }
}

/** D1 §7 has a trailing slash; both paths are served. */
const withOrWithout = (path: string) => [`${path}/`, path]

/** `GET /wc_api_proxy/…`: products in the format of D1 §7. */
export const addProxiedProductRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  for (const path of withOrWithout('/wc_api_proxy/products'))
    api.openapi(productsRoute(path), async (c) =>
      cachedPageResponse(c.req.raw, await cachedProducts(services.db)),
    )

  for (const path of withOrWithout('/wc_api_proxy/acf'))
    api.openapi(acfRoute(path), async (c) => {
      const account = await signedInBy(services, c.req.raw.headers, services.now())
      const sections = await shownSections(services, account !== undefined)
      const ready = await cachedAcf(services.db, { sections, origin: services.env.origin })
      if (!account) {
        const forAll = cachedPageResponse(c.req.raw, ready)
        forAll.headers.append('Vary', 'Authorization, Cookie')
        return forAll
      }
      const body = new Uint8Array(ready.bodies.identity)
      return c.body(body, 200, {
        'Content-Type': 'application/json',
        'Cache-Control': 'private, no-store',
      })
    })
}
