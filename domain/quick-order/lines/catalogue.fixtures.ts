import { readFileSync } from 'node:fs'
import type { RemedyFacts } from '../../catalogue/find-requested-remedy.ts'
import type { ShownKind } from '../../catalogue/product-kind.ts'
import { type RemedyFamily, remedyCategories } from '../../catalogue/remedy-category.ts'
import { saltForms } from '../../catalogue/salt.ts'
import { parseRemedy, type RemedyRecord } from '../../homeopathy/remedy.ts'
import { languages } from '../../language.ts'
import { centimes } from '../../money.ts'
import type { ReadyProduct } from '../../order/line-facts.ts'
import { demoEntries } from '../../search/demo-entries.fixtures.ts'
import { splitNames } from '../../search/encode-names.ts'
import type { SearchNames } from '../../search/search-entry.ts'
import { createNameFinder, type NamedThing } from './find-names.ts'
import { createLineCatalogue } from './line-catalogue.ts'

type StoredRecord = Record<string, unknown> & { id: number }

const read = (name: string): StoredRecord[] =>
  JSON.parse(readFileSync(new URL(`../../../demo/catalogue/${name}.json`, import.meta.url), 'utf8'))

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

const remedies = [...homeopathy, ...others]

const synonyms = new Map(read('synonyms').map(({ id, nm: _, ...names }) => [id, names] as const))

const storedNames = new Map(
  ['gemmotherapy', 'phytotherapy', 'oligotherapy', 'schussler']
    .flatMap(read)
    .map(({ id, latin, symbol }) => [id, { latin: text(latin), symbol: text(symbol) }] as const),
)

/** Names of the families beside homeopathy. */
const namesOf = ({ id, name, otherNames }: Remedy): SearchNames => {
  const { ab, ...others } = synonyms.get(id) ?? {}
  const { latin = '', symbol = '' } = storedNames.get(id) ?? {}
  const short = splitNames(text(ab))
  const long = Object.values(others).flatMap((value) => splitNames(text(value)))
  return {
    abbreviations: [symbol, ...short.map((one) => one.name)].filter(Boolean),
    synonyms: [name, latin, ...Object.values(otherNames), ...long.map((one) => one.name)].filter(
      Boolean,
    ),
    ambiguous: [...short, ...long].filter((one) => one.isAmbiguous).map((one) => one.name),
  }
}

/** The names of everything in the demo laboratory. */
export const everyThing: readonly NamedThing[] = [
  ...demoEntries().map((entry) => ({ ...entry, family: 'homeopathy' as const })),
  ...others.map((remedy) => ({
    family: remedy.family,
    id: remedy.id,
    name: remedy.name,
    ...namesOf(remedy),
  })),
  ...products.map(({ kind, id, titles }) => ({
    family: kind,
    id,
    name: titles.en,
    synonyms: Object.values(titles),
  })),
]

/** The catalogue of the demo laboratory. */
export const demoCatalogue = createLineCatalogue({
  remedies,
  products,
  ...createNameFinder(everyThing),
})
