import type { Insertable } from 'kysely'
import * as z from 'zod'
import { type Language, languages } from '../../domain/language.ts'
import { mapCategories } from '../../domain/locations/map-location.ts'
import { type Centimes, parsePrice } from '../../domain/money.ts'
import { json } from '../db/json.ts'
import type {
  CatalogueRecord,
  ProductCategory,
  ProductKind,
  ProductTable,
  RemedyCategory,
  RemedyTable,
} from '../db/tables/catalogue.ts'
import { readJson } from './read-json.ts'
import { readSynonyms } from './synonym-rows.ts'

/** The file of each family of remedies. */
const remedyFiles: Record<RemedyCategory, string> = {
  hpt: 'homeopathy',
  gtp: 'gemmotherapy',
  ptp: 'phytotherapy',
  otp: 'oligotherapy',
  sch: 'schussler',
}

/** The file of each family of ready products. */
const productFiles: Record<Exclude<ProductKind, 'price'>, string> = {
  complex: 'complexes',
  otc: 'otc',
  kit: 'kits',
  seasonal: 'seasonal',
  supplement: 'supplements',
}

/** Display names of category slugs. */
const categoryNames: Record<string, Record<Language, string>> = {
  complexes: { fr: 'Complexes', en: 'Complexes', de: 'Komplexmittel', it: 'Complessi' },
  kits: { fr: 'Trousses', en: 'Kits', de: 'Taschenapotheken', it: 'Astucci' },
  seasonal: { fr: 'Saison', en: 'Seasonal', de: 'Saison', it: 'Stagione' },
  otchomeo: {
    fr: 'OTC homéopathie',
    en: 'OTC homeopathy',
    de: 'OTC Homöopathie',
    it: 'OTC omeopatia',
  },
  animals: { fr: 'OTC animaux', en: 'OTC animals', de: 'OTC Tiere', it: 'OTC animali' },
  gemmotherapy: {
    fr: 'OTC gemmothérapie',
    en: 'OTC gemmotherapy',
    de: 'OTC Gemmotherapie',
    it: 'OTC gemmoterapia',
  },
  food_supplements: {
    fr: 'Compléments alimentaires',
    en: 'Food supplements',
    de: 'Nahrungsergänzungsmittel',
    it: 'Integratori alimentari',
  },
}

const categoryOf = (slug: string): ProductCategory => {
  const names = categoryNames[slug]
  return names ? { slug, name: names.fr, names } : { slug, name: slug }
}

const price = z.string().transform((text, context): Centimes => {
  const read = parsePrice(text)
  if (read === undefined) context.addIssue({ code: 'custom', message: `no price: ${text}` })
  return read ?? z.NEVER
})

const demoRemedyRecord = z.looseObject({
  id: z.int(),
  nm: z.string().optional(),
  name: z.string().optional(),
  slug: z.string().optional(),
})
const productRecord = z.looseObject({
  id: z.int(),
  slug: z.string(),
  price,
  title_en: z.string(),
  order_index: z.int(),
  categories: z.array(z.string()),
})
const priceRecord = z.looseObject({
  id: z.int(),
  slug: z.string(),
  price,
  name: z.string(),
  family: z.string(),
})

/** Id, name, price and slug have their own columns; the rest is the record. */
const recordOf = ({ id, nm, name, slug, price, ...record }: CatalogueRecord, more = {}) =>
  json<CatalogueRecord>({ ...record, ...more })

/** Families of prices; all are medicines or food, at the reduced rate of VAT. */
const pricedFamilies: readonly string[] = [
  'homeopathy',
  'gemmotherapy',
  'phytotherapy',
  'oligotherapy',
  'schussler',
  'combined',
  'complex',
  'otc',
  'kit',
  'seasonal',
  'supplement',
]

const vatClassOf = (family: string) => {
  if (!pricedFamilies.includes(family)) throw new Error(`the demo catalogue has no ${family}`)
  return 'reduced'
}

/** Descriptions by slug and language; not every remedy has one. */
const descriptionFile = z.record(z.string(), z.partialRecord(z.enum(languages), z.string()))

type Descriptions = z.infer<typeof descriptionFile>

const undescribed: ReadonlySet<RemedyCategory> = new Set(['hpt'])

const descriptionsOf = async (folder: URL, category: RemedyCategory, file: string) =>
  undescribed.has(category)
    ? {}
    : descriptionFile.parse(await readJson(new URL('descriptions/', folder), file))

/** `{ fr: '…' }` → `{ description_fr: '…' }` (D2 §3). */
const descriptionFields = (texts: Partial<Record<Language, string>> = {}) =>
  Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [`description_${language}`, text]),
  )

const remedyRow = (
  category: RemedyCategory,
  { slug = '', ...record }: z.infer<typeof demoRemedyRecord>,
  position: number,
  descriptions: Descriptions,
): Insertable<RemedyTable> => ({
  id: record.id,
  category,
  name: record.nm ?? record.name ?? '',
  position,
  record: recordOf(record, { ...(slug && { slug }), ...descriptionFields(descriptions[slug]) }),
})

const remediesOf = async (folder: URL, category: RemedyCategory, file: string) => {
  const descriptions = await descriptionsOf(folder, category, file)
  return z
    .array(demoRemedyRecord)
    .parse(await readJson(folder, file))
    .map((record, position) => remedyRow(category, record, position, descriptions))
}

const productRow = (
  kind: Exclude<ProductKind, 'price'>,
  { categories, order_index, ...record }: z.infer<typeof productRecord>,
): Insertable<ProductTable> => ({
  id: record.id,
  slug: record.slug,
  kind,
  name: record.title_en,
  price: record.price,
  vat_class: vatClassOf(kind),
  position: order_index,
  categories: json(categories.map(categoryOf)),
  record: recordOf(record, { order_index }),
})

const productsOf = async (folder: URL, kind: Exclude<ProductKind, 'price'>, file: string) =>
  z
    .array(productRecord)
    .parse(await readJson(folder, file))
    .map((record) => productRow(kind, record))

const priceRow = (
  record: z.infer<typeof priceRecord>,
  position: number,
): Insertable<ProductTable> => ({
  id: record.id,
  slug: record.slug,
  kind: 'price',
  name: record.name,
  price: record.price,
  vat_class: vatClassOf(record.family),
  position,
  categories: json([]),
  record: recordOf(record),
})

const pricesOf = async (folder: URL) =>
  z
    .array(priceRecord)
    .parse(await readJson(folder, 'prices'))
    .map(priceRow)

const each = <Key extends string, Row>(
  files: Record<Key, string>,
  rows: (key: Key, file: string) => Promise<Row[]>,
) => Promise.all((Object.keys(files) as Key[]).map((key) => rows(key, files[key])))

const locationRecord = z.object({
  id: z.int(),
  name: z.string(),
  category: z.enum(mapCategories),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  function: z.string(),
  website: z.string(),
})

/** The demo catalogue as rows; throws for invalid files. */
export const readCatalogue = async (folder: URL) => ({
  remedies: (
    await each(remedyFiles, (category, file) => remediesOf(folder, category, file))
  ).flat(),
  synonyms: await readSynonyms(folder),
  products: [
    ...(await pricesOf(folder)),
    ...(await each(productFiles, (kind, file) => productsOf(folder, kind, file))).flat(),
  ],
  locations: z.array(locationRecord).parse(await readJson(folder, 'locations')),
})
