import { readFileSync } from 'node:fs'
import type { RemedyFacts } from '../catalogue/find-requested-remedy.ts'
import type { ShownKind } from '../catalogue/product-kind.ts'
import { type RemedyFamily, remedyCategories } from '../catalogue/remedy-category.ts'
import { saltForms } from '../catalogue/salt.ts'
import { parseRemedy, type RemedyRecord } from '../homeopathy/remedy.ts'
import { languages } from '../language.ts'
import { centimes } from '../money.ts'
import type { ReadyProduct } from '../order/line-facts.ts'
import { createNameFinder, type NamedThing } from './find-names.ts'
import { createLineCatalogue } from './line-catalogue.ts'

type StoredRecord = Record<string, unknown> & { id: number }

const read = (name: string): StoredRecord[] =>
  JSON.parse(readFileSync(new URL(`../../demo/catalogue/${name}.json`, import.meta.url), 'utf8'))

const text = (value: unknown) => (typeof value === 'string' ? value : '')

const inLanguages = (record: StoredRecord, field: string) =>
  Object.fromEntries(
    languages
      .map((language) => [language, text(record[`${field}_${language}`])] as const)
      .filter(([, name]) => name !== ''),
  )

type Remedy = RemedyFacts & { family: RemedyFamily; number?: number }

const homeopathy: Remedy[] = read('homeopathy').map((record) => ({
  id: record.id,
  family: 'homeopathy',
  category: 'hpt',
  name: text(record.nm),
  otherNames: {},
  dilutions: parseRemedy(record as unknown as RemedyRecord).dilutions,
}))

const others = (['gemmotherapy', 'phytotherapy', 'oligotherapy', 'schussler'] as const).flatMap(
  (family): Remedy[] =>
    read(family).map((record) => ({
      id: record.id,
      family,
      category: remedyCategories[family],
      name: text(record.nm) || text(record.name),
      otherNames: inLanguages(record, 'name'),
      ...(family === 'schussler' && {
        number: Number(record.nr),
        forms: saltForms.filter((form) => (record.avl as string[]).includes(form)),
      }),
    })),
)

const files: Record<ShownKind, string> = {
  complex: 'complexes',
  otc: 'otc',
  supplement: 'supplements',
  kit: 'kits',
  seasonal: 'seasonal',
}

const products = (Object.keys(files) as ShownKind[]).flatMap((kind) =>
  read(files[kind]).map((record): ReadyProduct & { number: number } => ({
    id: record.id,
    kind,
    number: Number(record.nr),
    titles: inLanguages(record, 'title') as ReadyProduct['titles'],
    price: centimes(Math.round(Number(record.price) * 100)),
    vatClass: 'reduced',
    form: text(record.form),
    size: text(record.size),
    remedies: Number(record.number_remedies ?? record.nr_substances ?? 0),
  })),
)

const abbreviations = new Map(read('homeopathy').map(({ id, ab }) => [id, text(ab)]))

const remedies = [...homeopathy, ...others]

/** Names that the catalogue does not have yet: former, common and other abbreviations. */
const moreNames: Record<string, readonly string[]> = {
  'Calcarea carbonica ostrearum': ['Calc-c.', 'Calcarea carbonica', 'Calc carb'],
  'Natrum muriaticum': ['Natrium muriaticum', 'Natrium chloratum'],
  'Arnica montana': ['Arnika', 'Arnica'],
  Belladonna: ['Tollkirsche'],
  Sulfur: ['Schwefel', 'Soufre', 'Sulphur', 'Sulf.'],
  'Mercurius corrosivus': ['Merc-c.'],
}

const named: NamedThing[] = [
  ...remedies.map(({ family, id, name, otherNames }) => ({
    family,
    id,
    name,
    abbreviations: [abbreviations.get(id) ?? ''].filter(Boolean),
    synonyms: [
      ...Object.values(otherNames),
      ...(family === 'homeopathy' ? (moreNames[name] ?? []) : [name.split(',')[0] ?? name]),
    ],
  })),
  ...products.map(({ kind, id, titles }) => ({
    family: kind,
    id,
    name: titles.en,
    synonyms: Object.values(titles),
  })),
]

/** The names of everything in the demo laboratory. */
export const everyThing = named

/** The catalogue of the demo laboratory. */
export const demoCatalogue = createLineCatalogue({
  remedies,
  products,
  findNames: createNameFinder(named),
})
