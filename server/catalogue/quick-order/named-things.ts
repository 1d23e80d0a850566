import { productInfo } from '../../../domain/cart/line-info.ts'
import { familyOfCategory } from '../../../domain/catalogue/remedy-category.ts'
import { languages } from '../../../domain/language.ts'
import type { NamedThing } from '../../../domain/quick-order/lines/find-names.ts'
import type { SearchNames } from '../../../domain/search/search-entry.ts'
import { lineMessages } from '../../../messages/shop/lines.ts'
import { i18nIn } from '../../i18n.ts'
import { productSynonyms } from '../products/product-synonyms.ts'
import type { NumberedProduct } from '../products/ready-products.ts'
import { recordText, type StoredRemedy } from '../remedies/find-remedies.ts'
import type { orderedWeights } from '../search/order-counts.ts'
import { remedyWeight } from '../search/remedy-synonyms.ts'

type OrderedWeights = Awaited<ReturnType<typeof orderedWeights>>

const textIn = (value: unknown) => (typeof value === 'string' ? value : '')

/** All names of a remedy: label, abbreviation, symbol, Latin, common names, synonyms. */
export const namedRemedy = (
  stored: StoredRemedy,
  synonyms: SearchNames = {},
  ordered: OrderedWeights,
): NamedThing => {
  const { record } = stored
  const common = languages.map((language) => recordText(record, 'name', language))
  const short = [textIn(record.ab), textIn(record.symbol)]
  return {
    family: familyOfCategory(stored.category),
    id: stored.id,
    name: stored.name,
    abbreviations: [...short, ...(synonyms.abbreviations ?? [])].filter(Boolean),
    synonyms: [textIn(record.latin), ...common, ...(synonyms.synonyms ?? [])].filter(Boolean),
    ambiguous: synonyms.ambiguous ?? [],
    weight: remedyWeight(stored, ordered),
  }
}

/** As carts and documents print the product in each language, so that these lines can be pasted. */
export const printedNames = (product: NumberedProduct): string[] =>
  languages.map((language) => {
    const { detail } = lineMessages(productInfo(product), (text) => i18nIn[language]._(text))
    return `${product.titles[language]} · ${detail}`
  })

export const namedProduct = (product: NumberedProduct): NamedThing => ({
  family: product.kind,
  id: product.id,
  name: product.titles.en,
  synonyms: [
    ...Object.values(product.titles),
    ...printedNames(product),
    ...languages.flatMap((language) => productSynonyms(product.slug, language)),
  ],
})
