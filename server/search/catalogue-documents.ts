import type { SizedFamily } from '../../domain/catalogue/sized-family.ts'
import { writeRemedyCode } from '../../domain/homeopathy/remedy-code.ts'
import { emptySelection } from '../../domain/homeopathy/selection.ts'
import type { Language } from '../../domain/language.ts'
import { addressOf } from '../../domain/page/address.ts'
import { productPageOf } from '../../domain/page/path.ts'
import type { SearchDocument } from '../../domain/search/site-search.ts'
import { writeSizedCode } from '../../domain/sized/sized-selection.ts'
import { productSynonyms } from '../catalogue/products/product-synonyms.ts'
import { allProducts, type Product } from '../catalogue/products/products.ts'
import { familyRemedies } from '../catalogue/remedies/family-remedies.ts'
import { findRemedies, recordText } from '../catalogue/remedies/find-remedies.ts'
import { orderedWeights } from '../catalogue/search/order-counts.ts'
import { remedySynonyms, remedyWeight } from '../catalogue/search/remedy-synonyms.ts'
import type { Database } from '../db/client.ts'

const homeopathyDocuments = async (db: Database, language: Language): Promise<SearchDocument[]> => {
  const [remedies, synonyms, ordered] = await Promise.all([
    findRemedies(db, 'hpt'),
    remedySynonyms(db),
    orderedWeights(db),
  ])
  return remedies.map((stored) => {
    const { id, name, record } = stored
    const remedyCode = writeRemedyCode({ ...emptySelection, remedy: id })
    return {
      id,
      name,
      ...(typeof record.ab === 'string' && { abbreviation: record.ab }),
      ...synonyms.get(id),
      weight: remedyWeight(stored, ordered),
      kind: 'remedy',
      url: addressOf(language, 'shop.homeopathy.remedies', { remedyCode }),
    }
  })
}

const familyDocuments = async (
  db: Database,
  family: SizedFamily,
  language: Language,
): Promise<SearchDocument[]> =>
  (await familyRemedies(db, family, language)).map(
    ({ id, name, label, detail: _, synonyms = [], ...names }) => ({
      id,
      name: label,
      ...names,
      synonyms: [name, ...synonyms.filter((one) => one !== label.replaceAll(',', ''))],
      ...(name !== label && { detail: name }),
      kind: 'remedy',
      url: addressOf(language, `shop.${family}`, { remedyCode: writeSizedCode({ remedy: id }) }),
    }),
  )

/** 'Schüssler-Salz 7': how people name a salt by its number. */
const saltNames: Record<Language, string> = {
  fr: 'sel de Schüssler',
  en: 'Schüssler salt',
  de: 'Schüssler-Salz',
  it: 'sale di Schüssler',
}

const saltDocuments = async (db: Database, language: Language): Promise<SearchDocument[]> => {
  const [salts, allSynonyms, ordered] = await Promise.all([
    findRemedies(db, 'sch'),
    remedySynonyms(db),
    orderedWeights(db),
  ])
  return salts.flatMap((stored) => {
    const { id, name, record } = stored
    if (typeof record.slug !== 'string') return []
    const { abbreviations = [], synonyms = [], ambiguous = [] } = allSynonyms.get(id) ?? {}
    const compound = recordText(record, 'compound', language)
    return {
      id,
      name,
      abbreviations: [`Nr. ${record.nr}`, ...abbreviations],
      synonyms: [`${saltNames[language]} ${record.nr}`, compound, ...synonyms].filter(Boolean),
      ambiguous,
      weight: remedyWeight(stored, ordered),
      detail: `${saltNames[language]} ${record.nr}`,
      kind: 'salt' as const,
      url: addressOf(language, 'shop.schussler_salts.product', { product: record.slug }),
    }
  })
}

/** What people also call creams and gels. */
const ointmentWords: Record<Language, readonly string[]> = {
  fr: ['pommade', 'onguent'],
  en: ['ointment', 'salve'],
  de: ['Salbe'],
  it: ['pomata', 'unguento'],
}

const isOintment = (form: unknown) => form === 'creme' || form === 'gel'

/** Other words for a product, by what it is for and what it is. */
const productWords = ({ kind, slug, record }: Product, language: Language) => [
  ...(isOintment(record.form) ? ointmentWords[language] : []),
  ...[kind, record.topic, `${record.topic}-${record.form}`, slug].flatMap((key) =>
    productSynonyms(key, language),
  ),
]

const productDocuments = async (db: Database, language: Language): Promise<SearchDocument[]> => {
  const [products, ordered] = await Promise.all([allProducts(db), orderedWeights(db)])
  return products.flatMap((product) => {
    const { id, kind, slug, name, record } = product
    if (kind === 'price') return []
    return {
      id,
      name: recordText(record, 'title', language) || name,
      ...(record.nr !== undefined && { abbreviations: [`Nr. ${record.nr}`] }),
      synonyms: [
        // A topic finds its products, and is not shown: it may name an illness.
        recordText(record, 'topic', language),
        recordText(record, 'form', language),
        ...productWords(product, language),
      ].filter(Boolean),
      weight: ordered.products.get(id) ?? 0,
      kind: 'product' as const,
      url: addressOf(language, productPageOf(kind), { product: slug }),
    }
  })
}

/** All remedies and products of the shop, by group, in a language. */
export const catalogueDocuments = async (db: Database, language: Language) => {
  const [homeopathy, gemmotherapy, phytotherapy, oligotherapy, schussler, products] =
    await Promise.all([
      homeopathyDocuments(db, language),
      familyDocuments(db, 'gemmotherapy', language),
      familyDocuments(db, 'phytotherapy', language),
      familyDocuments(db, 'oligotherapy', language),
      saltDocuments(db, language),
      productDocuments(db, language),
    ])
  return { homeopathy, gemmotherapy, phytotherapy, oligotherapy, schussler, products }
}
