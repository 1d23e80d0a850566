import type { Part, ProductDetail, ProductSummary } from '../../domain/catalogue/product-view.ts'
import type { Language } from '../../domain/language.ts'
import type { CatalogueRecord } from '../db/tables/catalogue.ts'
import type { Product } from './products.ts'
import { recordText } from './record-text.ts'

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const number = (value: unknown) => (typeof value === 'number' ? value : undefined)
const linesOf = (value: string) => value.split('\n').filter(Boolean)

/** '9CH' → '9 CH', as people write it. */
const spaced = (potency: string) => potency.replace(/(\d)(?=[A-Z])/, '$1\u00a0')

const seasonOf = ({ month_from, month_to }: CatalogueRecord) => {
  const from = number(month_from)
  const to = number(month_to)
  return from && to ? { from, to } : undefined
}

const partOf = (part: unknown): Part[] => {
  if (typeof part !== 'object' || part === null) return []
  const { substance, remedy, potency } = part as CatalogueRecord
  const name = text(substance) || text(remedy)
  return name ? [{ name, potency: spaced(text(potency)) }] : []
}

const partsOf = ({ composition, included_remedies }: CatalogueRecord) =>
  [composition, included_remedies].filter(Array.isArray).flat().flatMap(partOf)

/** Price products have no page; asking for one is a bug and throws. */
const shownKind = (kind: Product['kind']) => {
  if (kind === 'price') throw new Error('a price product has no page')
  return kind
}

export const productSummary = (product: Product, language: Language): ProductSummary => {
  const { id, slug, kind, name, price, record } = product
  return {
    id,
    slug,
    kind: shownKind(kind),
    nr: number(record.nr),
    title: recordText(record, 'title', language) || name,
    topic: recordText(record, 'topic', language),
    topicKey: text(record.topic),
    form: recordText(record, 'form', language),
    formKey: text(record.form),
    size: text(record.size),
    line: recordText(record, 'description_short', language),
    remedies: number(record.number_remedies) ?? partsOf(record).length,
    price,
    season: seasonOf(record),
  }
}

/**
 * A product as its page shows it to everyone: indication and posology are for professionals who
 * are logged in, so they are not even in the HTML (R35).
 */
export const productDetail = (product: Product, language: Language): ProductDetail => {
  const { record } = product
  const short = recordText(record, 'description_short', language)
  return {
    ...productSummary(product, language),
    description: recordText(record, 'description', language) || short,
    parts: partsOf(record),
    ingredients: linesOf(recordText(record, 'ingredients', language)),
    generalInformation: linesOf(recordText(record, 'general_information', language)),
  }
}
