import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { type ShownKind, shownKinds } from '../../../domain/catalogue/product-kind.ts'
import { sectionsFor, type TextSection } from '../../../domain/catalogue/text-sections.ts'
import { topicIllustration } from '../../../domain/catalogue/topic-illustration.ts'
import {
  defaultLanguage,
  fallbackLanguage,
  isLanguage,
  type Language,
  languages,
} from '../../../domain/language.ts'
import { priceString } from '../../../domain/money.ts'
import { productPictureAddress } from '../../../domain/page/machine-addresses.ts'
import { ok } from '../../../domain/result.ts'
import { memoizeByCatalogueVersion } from '../../catalogue/catalogue-version.ts'
import { imageReferences } from '../../catalogue/products/product-images.ts'
import { compositionLines } from '../../catalogue/products/product-view.ts'
import { allProducts, type Product } from '../../catalogue/products/products.ts'
import { recordText } from '../../catalogue/remedies/find-remedies.ts'
import { option } from '../../content/options.ts'
import type { Database } from '../../db/client.ts'
import type { CatalogueRecord } from '../../db/tables/catalogue.ts'
import type { ResponseKey } from '../../http/cache/response-cache.ts'
import { type JsonBody, jsonBuffer, sendJson } from '../../http/cache/send-json.ts'
import { signedInBy } from '../../http/sessions/current-session.ts'
import type { Services } from '../../services.ts'
import { language as languageField } from '../fields.ts'
import { type ApiRoute, publicRoute } from '../route.ts'

/** Visible text sections per product kind (R35). */
type ShownSections = Record<ShownKind, readonly TextSection[]>

/** Record fields of each section, without language suffix. */
const sectionFields = {
  description: ['description_short'],
  topic: ['topic'],
  indication: ['indication'],
  posology: ['posology'],
} as const satisfies Record<TextSection, readonly string[]>

/** Text fields that are always public. */
const openFields = ['title', 'form', 'general_information'] as const

/** Untranslated fields of D2 §3; omitted where undefined. */
const plainFields = [
  'nr',
  'nr_substances',
  'number_remedies',
  'order_index',
  'potency',
  'composition',
  'included_remedies',
] as const

type Pictures = Record<'product' | 'topic', string>

/** A generated description of complexes and OTC products: title, form and composition. */
const composedOf = (record: CatalogueRecord, language: Language) => {
  const named = compositionLines(record, language)
  const head = [recordText(record, 'title', language), recordText(record, 'form', language)]
  return named.length > 0 ? `${head.filter(Boolean).join(', ')} – ${named.join(', ')}.` : ''
}

/** `description_{lang}` (D2 §3): the full text, else the short one, else the composition. */
const descriptionsOf = (record: CatalogueRecord) =>
  languages.map((language) => {
    const text =
      recordText(record, 'description', language) ||
      recordText(record, 'description_short', language) ||
      composedOf(record, language)
    return [`description_${language}`, text] as const
  })

/** `substances_{lang}` (D2 §3): the composition, a part a line. */
const substancesOf = (record: CatalogueRecord) =>
  languages.map((language) => {
    const lines = compositionLines(record, language)
    return [`substances_${language}`, lines.join('\n')] as const
  })

const imageOf = (url: string) => ({ url, sizes: { large: url } })

const textsOf = (record: CatalogueRecord, field: string) =>
  languages.flatMap((language) => {
    const name = `${field}_${language}`
    const text = record[name]
    return typeof text === 'string' ? [[name, text] as const] : []
  })

/**
 * The `acf` fields of a product (D2 §3), restricted to `sections`. `pictures`: absolute
 * addresses.
 */
const productAcf = (
  record: CatalogueRecord,
  sections: readonly TextSection[],
  pictures: Pictures,
) => {
  const fields = [...openFields, ...sections.flatMap((section) => sectionFields[section])]
  const general = record[`general_information_${fallbackLanguage}`]
  return Object.fromEntries([
    ...fields.flatMap((field) => textsOf(record, field)),
    ...(record.composition === undefined ? [] : substancesOf(record)),
    ...plainFields.flatMap((field) =>
      record[field] === undefined ? [] : [[field, record[field]] as const],
    ),
    ...(sections.includes('description') ? descriptionsOf(record) : []),
    ...(typeof general === 'string' ? [['general_information', general] as const] : []),
    ['product_image', imageOf(pictures.product)],
    ['topic_image', imageOf(pictures.topic)],
    ['image', imageOf(pictures.product)],
  ])
}

/** All products, including price products (D1 §7), with names of one language. */
const productsBody = async (db: Database, language: Language) =>
  jsonBuffer(
    (await allProducts(db)).map(({ id, slug, name, price, categories, record }) => {
      const title = record[`title_${language}`]
      return {
        ...{ id, slug, name: typeof title === 'string' ? title : name, price: priceString(price) },
        categories: categories.map((category) => ({
          slug: category.slug,
          name: category.names?.[language] ?? category.name,
        })),
      }
    }),
  )

/** Absolute addresses of the pictures of a product and its topic; without a topic's: the product's. */
const picturesOf = ({ slug, record }: Product, origin: string) => {
  const [image = productPictureAddress(fallbackLanguage, slug)] = imageReferences(record)
  const product = `${origin}${image}`
  const topic = topicIllustration(String(record.topic ?? ''))
  return { product, topic: topic ? `${origin}/illustrations/${topic}.svg` : product }
}

/** Texts and facts of all products with a page, restricted to `sections`. */
const productFieldsBody = async (
  db: Database,
  { sections, origin }: { sections: ShownSections; origin: string },
) =>
  jsonBuffer(
    (await allProducts(db)).flatMap((product) => {
      const { id, kind, record } = product
      if (kind === 'price') return []
      return [{ id, acf: productAcf(record, sections[kind], picturesOf(product, origin)) }]
    }),
  )

const productSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    price: z
      .string()
      .openapi({ description: 'Price in CHF, including any VAT.', example: '12.50' }),
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
      general_information: z.string().optional().describe('Facts, one per line.'),
      composition: z.array(part).optional(),
      included_remedies: z.array(part).optional(),
      product_image: image,
      topic_image: image,
      image,
    }),
  })
  .openapi('ProductFields')

/** The text sections of every kind that the caller may see (R35). */
const shownSections = async ({ db }: Services, isProfessional: boolean): Promise<ShownSections> => {
  const audiences = await option(db, 'text_sections')
  const sections = shownKinds.map((kind) => [kind, sectionsFor(audiences, kind, isProfessional)])
  // `fromEntries` loses the key types.
  return Object.fromEntries(sections) as ShownSections
}

/** D1 §7 has a trailing slash; both paths are served. */
const withOrWithout = (path: string) => [`${path}/`, path]

/** Sends all products; `path` of `/cache` has the same body. */
export const sendProducts = (
  c: Context,
  services: Services,
  language: Language = defaultLanguage,
) =>
  sendJson(c, services, { key: `products_${language}` }, async () => ({
    body: await productsBody(services.db, language),
  }))

/** Sends the texts of products as visitors see them; `path` of `/cache` has the same body. */
export const sendPublicFields = (
  c: Context,
  services: Services,
  key: ResponseKey,
  headers?: JsonBody['headers'],
) =>
  sendJson(c, services, key, async () => {
    const sections = await shownSections(services, false)
    const body = await productFieldsBody(services.db, { sections, origin: services.env.origin })
    return { body, ...(headers && { headers }) }
  })

/** The same for the signed-in, with the texts for professionals. */
const professionalFields = memoizeByCatalogueVersion(productFieldsBody)

const productsRoute = (path: string) =>
  publicRoute({
    method: 'get',
    path,
    tag: 'Catalogue',
    readsSession: true,
    summary: 'Lists all products with prices',
    query: { lang: languageField.describe('Language of the names; English if absent.') },
    returns: z.array(productSchema),
    returned: 'All products, including the price products of combinations.',
    isCached: true,
    isCompressed: true,
    run: async (services, { query: { lang }, c }) =>
      ok(await sendProducts(c, services, isLanguage(lang) ? lang : defaultLanguage)),
  })

const fieldsRoute = (path: string) =>
  publicRoute({
    method: 'get',
    path,
    tag: 'Catalogue',
    readsSession: true,
    summary: 'Lists texts and facts of products that have a page',
    returns: z.array(acfSchema),
    returned: 'Products; sections for professionals are included for signed-in users only.',
    isCached: true,
    isCompressed: true,
    run: async (services, { now, c }) => {
      if (!(await signedInBy(services, c.req.raw.headers, now))) {
        const headers = { Vary: 'Accept-Encoding, Authorization, Cookie' }
        const key = { key: 'acf', isAnonymous: true }
        return ok(await sendPublicFields(c, services, key, headers))
      }
      const sections = await shownSections(services, true)
      const { origin } = services.env
      const body = await professionalFields(services.db, { sections, origin })
      return ok(
        c.body(new Uint8Array(body), 200, {
          'Content-Type': 'application/json',
          'Cache-Control': 'private, no-store',
        }),
      )
    },
  })

/** `GET /wc_api_proxy/…`: products in the format of D1 §7. */
export const proxiedProductRoutes: readonly ApiRoute[] = [
  ...withOrWithout('/wc_api_proxy/products').map(productsRoute),
  ...withOrWithout('/wc_api_proxy/acf').map(fieldsRoute),
]
