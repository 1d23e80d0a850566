import { readFile } from 'node:fs/promises'
import type { Insertable } from 'kysely'
import type { Language } from '../../domain/language.ts'
import { parsePrice } from '../../domain/money.ts'
import { splitNames } from '../../domain/search/encode-names.ts'
import { json } from '../db/json.ts'
import type {
  CatalogueRecord,
  ProductCategory,
  ProductKind,
  ProductTable,
  RemedyCategory,
  RemedySynonymTable,
  RemedyTable,
  SynonymKind,
} from '../db/tables/catalogue.ts'
import type { LocationTable } from '../db/tables/locations.ts'

/** The file of each family of remedies. */
const remedyFiles: Record<RemedyCategory, string> = {
  hpt: 'homeopathy',
  gtp: 'gemmotherapy',
  ptp: 'phytotherapy',
  otp: 'oligotherapy',
  sch: 'schussler',
}

/** The file of each family of ready products, and of the prices of combinations. */
const productFiles: Record<ProductKind, string> = {
  price: 'prices',
  complex: 'complexes',
  otc: 'otc',
  kit: 'kits',
  seasonal: 'seasonal',
  supplement: 'supplements',
}

/** Keys of a record in the file of synonyms, in the order in which names are stored. */
const synonymKinds = {
  ab: 'abbreviation',
  la: 'latin',
  fr: 'fr',
  de: 'de',
  it: 'it',
  en: 'en',
} as const satisfies Record<string, SynonymKind>

/** Names separated by commas; '?' after a name: several remedies have it. */
export type SynonymRecord = { id: number; nm: string } & {
  [Key in keyof typeof synonymKinds]?: string
}

type Texts = Partial<Record<Language, string>>
type DemoRemedy = CatalogueRecord & { id: number; nm?: string; name?: string; slug?: string }
type DemoProduct = CatalogueRecord & {
  id: number
  slug: string
  price: string
  name?: string
  title_en?: string
  order_index?: number
  categories?: string[]
}

/** A file of the demo catalogue, whose shape the tests of the demo check. */
export const readDemoFile = async <Content>(folder: URL, name: string): Promise<Content> =>
  JSON.parse(await readFile(new URL(`${name}.json`, folder), 'utf8'))

const remediesOf = async (folder: URL, category: RemedyCategory) => {
  const file = remedyFiles[category]
  const remedies = await readDemoFile<DemoRemedy[]>(folder, file)
  const texts = await readDemoFile<Record<string, Texts>>(folder, `descriptions/${file}`)
  return remedies.map(({ id, nm, name = nm, ...record }, position): Insertable<RemedyTable> => {
    const described = Object.entries(texts[record.slug ?? ''] ?? {})
    // D2 §3: `description_fr`.
    const descriptions = described.map(([language, text]) => [`description_${language}`, text])
    const fields = { ...record, ...Object.fromEntries(descriptions) }
    return { id, category, name: name ?? '', position, record: json<CatalogueRecord>(fields) }
  })
}

const priceOf = ({ slug, price }: DemoProduct) => {
  const read = parsePrice(price)
  if (read === undefined) throw new Error(`the demo product ${slug} has no price`)
  return read
}

const productsOf = async (
  folder: URL,
  kind: ProductKind,
  names: Record<string, Record<Language, string>>,
) => {
  const categoryOf = (slug: string): ProductCategory => {
    const inLanguages = names[slug]
    return inLanguages ? { slug, name: inLanguages.fr, names: inLanguages } : { slug, name: slug }
  }
  const products = await readDemoFile<DemoProduct[]>(folder, productFiles[kind])
  return products.map((product, index): Insertable<ProductTable> => {
    const { id, slug, price: _, name, categories = [], ...record } = product
    return {
      ...{ id, slug, kind, name: name ?? record.title_en ?? '', price: priceOf(product) },
      // All are medicines or food.
      vat_class: 'reduced',
      position: record.order_index ?? index,
      categories: json(categories.map(categoryOf)),
      record: json<CatalogueRecord>(record),
    }
  })
}

const synonymsOf = (record: SynonymRecord): Insertable<RemedySynonymTable>[] =>
  Object.entries(synonymKinds)
    .flatMap(([key, kind]) =>
      splitNames(record[key as keyof typeof synonymKinds] ?? '').map((one) => ({ kind, ...one })),
    )
    .map(({ kind, name, isAmbiguous }, position) => ({
      ...{ remedy_id: record.id, kind, name, is_ambiguous: isAmbiguous, position },
    }))

/** The demo catalogue as rows. */
export const readCatalogue = async (folder: URL) => {
  const names = await readDemoFile<Record<string, Record<Language, string>>>(folder, 'categories')
  const remedies = Object.keys(remedyFiles).map((category) =>
    remediesOf(folder, category as RemedyCategory),
  )
  const products = Object.keys(productFiles).map((kind) =>
    productsOf(folder, kind as ProductKind, names),
  )
  return {
    remedies: (await Promise.all(remedies)).flat(),
    synonyms: (await readDemoFile<SynonymRecord[]>(folder, 'synonyms')).flatMap(synonymsOf),
    products: (await Promise.all(products)).flat(),
    locations: await readDemoFile<Insertable<LocationTable>[]>(folder, 'locations'),
  }
}
