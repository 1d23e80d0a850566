import { type RemedyFamily, remedyCategories } from '../../../domain/catalogue/remedy-category.ts'
import { languages } from '../../../domain/language.ts'
import { createNameFinder, type NamedThing } from '../../../domain/quick-order/lines/find-names.ts'
import { createLineCatalogue } from '../../../domain/quick-order/lines/line-catalogue.ts'
import type { LineCatalogue } from '../../../domain/quick-order/lines/line-spec.ts'
import type { SearchNames } from '../../../domain/search/search-entry.ts'
import type { Database } from '../../db/client.ts'
import { memoizeByCatalogueVersion } from '../catalogue-version.ts'
import { type PriceCatalogue, priceCatalogue } from '../prices/price-catalogue.ts'
import { allReadyProducts, type NumberedProduct } from '../products/ready-products.ts'
import { findAllRemedies, type StoredRemedy } from '../remedies/find-remedies.ts'
import { recordText } from '../remedies/record-text.ts'
import { toRemedyFacts } from '../remedies/to-remedy-facts.ts'
import { orderedWeights } from '../search/order-counts.ts'
import { remedySynonyms, remedyWeight } from '../search/remedy-synonyms.ts'

/** What lines are read with, and the prices of their items. */
export type QuickOrderFacts = {
  catalogue: LineCatalogue
  prices: PriceCatalogue['prices']
  products: ReadonlyMap<number, NumberedProduct>
}

type OrderedWeights = Awaited<ReturnType<typeof orderedWeights>>

const families = Object.keys(remedyCategories) as RemedyFamily[]

const familyOf = ({ category }: StoredRemedy) =>
  families.find((family) => remedyCategories[family] === category) ?? 'homeopathy'

const numberIn = ({ record }: StoredRemedy) =>
  typeof record.nr === 'number' ? { number: record.nr } : {}

const textIn = (value: unknown) => (typeof value === 'string' ? value : '')

/** All names of a remedy: label, abbreviation, symbol, Latin, common names, synonyms. */
const namedRemedy = (
  stored: StoredRemedy,
  synonyms: SearchNames = {},
  ordered: OrderedWeights,
): NamedThing => {
  const { record } = stored
  const common = languages.map((language) => recordText(record, 'name', language))
  const short = [textIn(record.ab), textIn(record.symbol)]
  return {
    family: familyOf(stored),
    id: stored.id,
    name: stored.name,
    abbreviations: [...short, ...(synonyms.abbreviations ?? [])].filter(Boolean),
    synonyms: [textIn(record.latin), ...common, ...(synonyms.synonyms ?? [])].filter(Boolean),
    ambiguous: synonyms.ambiguous ?? [],
    weight: remedyWeight(stored, ordered),
  }
}

const namedProduct = ({ id, kind, titles }: NumberedProduct): NamedThing => ({
  family: kind,
  id,
  name: titles.en,
  synonyms: Object.values(titles),
})

/** The facts that read order lines; memoized until the catalogue changes. */
export const lineFacts = memoizeByCatalogueVersion(
  async (db: Database): Promise<QuickOrderFacts> => {
    const [remedies, products, synonyms, ordered, { prices }] = await Promise.all([
      findAllRemedies(db),
      allReadyProducts(db),
      remedySynonyms(db),
      orderedWeights(db),
      priceCatalogue(db),
    ])
    const named = [
      ...remedies.map((stored) => namedRemedy(stored, synonyms.get(stored.id), ordered)),
      ...products.map(namedProduct),
    ]
    const catalogue = createLineCatalogue({
      remedies: remedies.map((stored) => ({
        ...toRemedyFacts(stored),
        family: familyOf(stored),
        ...numberIn(stored),
      })),
      products,
      ...createNameFinder(named),
    })
    return { catalogue, prices, products: new Map(products.map((one) => [one.id, one])) }
  },
)
