import type {
  ProductDetail,
  ProductPart,
  ProductSummary,
} from '../../../domain/catalogue/product-view.ts'
import { type SectionAudiences, sectionsFor } from '../../../domain/catalogue/text-sections.ts'
import { foldText } from '../../../domain/fold-text.ts'
import type { Remedy } from '../../../domain/homeopathy/remedy.ts'
import { ingredientRemedyCode } from '../../../domain/homeopathy/remedy-code.ts'
import type { Language } from '../../../domain/language.ts'
import { findPicturedIngredient } from '../../../domain/pictures/ingredient-illustrations.ts'
import type { CatalogueRecord } from '../../db/tables/catalogue.ts'
import { recordText } from '../remedies/find-remedies.ts'
import { productImages, type ShowImage } from './product-images.ts'
import type { Product } from './products.ts'
import { reservedSections, sectionTexts } from './section-texts.ts'

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const number = (value: unknown) => (typeof value === 'number' ? value : undefined)
const linesOf = (value: string) => value.split('\n').filter(Boolean)

/** '9CH' → '9 CH'; D dilutions of gemmotherapy: '1D' → 'D1' in German, '1 DH' otherwise. */
const potencyText = (potency: string, language: Language) => {
  const [, bud] = /^(\d+)D$/.exec(potency) ?? []
  if (bud) return language === 'de' ? `D${bud}` : `${bud}\u202fDH`
  return potency.replace(/(\d)(?=[A-Z])/, '$1\u202f')
}

const seasonOf = ({ month_from, month_to }: CatalogueRecord) => {
  const from = number(month_from)
  const to = number(month_to)
  return from && to ? { from, to } : undefined
}

type Remedies = ReadonlyMap<string, Remedy>

const partOf = (part: unknown, remedies: Remedies, language: Language): ProductPart[] => {
  if (typeof part !== 'object' || part === null) return []
  const { substance, remedy, potency } = part as CatalogueRecord
  const name = text(substance) || text(remedy)
  if (!name) return []
  const single = remedies.get(foldText(name))
  return [
    {
      name,
      potency: potencyText(text(potency), language),
      ...(single && { remedyCode: ingredientRemedyCode(single, text(potency)) }),
    },
  ]
}

const partsOf = (
  { composition, included_remedies }: CatalogueRecord,
  remedies: Remedies,
  language: Language,
) =>
  [composition, included_remedies]
    .filter(Array.isArray)
    .flat()
    .flatMap((part) => partOf(part, remedies, language))

/** The composition of a complex, such as 'Belladonna 5 CH'. */
export const compositionLines = ({ composition }: CatalogueRecord, language: Language): string[] =>
  partsOf({ composition }, new Map(), language).map(({ name, potency }) =>
    `${name} ${potency}`.trim(),
  )

/** Names of a product's parts, to look up their remedies. */
export const partNames = ({ record }: Product) =>
  partsOf(record, new Map(), 'en').map(({ name }) => name)

/** The kind of a product with a page. Throws for price products, which is a bug. */
export const shownKind = (kind: Product['kind']) => {
  if (kind === 'price') throw new Error('a price product has no page')
  return kind
}

/** Form code, printed pack size ('' if none) and number of parts. */
export const packOf = (record: CatalogueRecord) => ({
  form: text(record.form),
  size: text(record.size),
  remedies: number(record.number_remedies) ?? partsOf(record, new Map(), 'en').length,
})

/** Of the composition or the ingredients; a set has too many remedies to show one. */
const picturedIngredientOf = ({ slug, record }: Product, language: Language) => {
  const { composition, ingredients } = record
  const parts = Array.isArray(composition)
    ? partsOf({ composition }, new Map(), language).map(({ name }) => ({ known: name, name }))
    : []
  const names = linesOf(recordText(record, 'ingredients', language))
  const listed = Array.isArray(ingredients)
    ? ingredients.map((known, at) => ({ known: text(known), name: names[at] ?? text(known) }))
    : []
  return findPicturedIngredient([...parts, ...listed], slug)
}

/**
 * The audiences of product texts (R35) and the language. Without `showImage`, products have no
 * images of the media library.
 */
export type Seen = { audiences: SectionAudiences; language: Language; showImage?: ShowImage }

const imagesOf = ({ record, name }: Product, { language, showImage }: Seen) =>
  showImage ? productImages(record, showImage, recordText(record, 'title', language) || name) : []

/** A product in a list, with the texts that are public. */
export const productSummary = (product: Product, seen: Seen): ProductSummary => {
  const { audiences, language } = seen
  const { id, slug, kind, name, price, record } = product
  const shown = shownKind(kind)
  const open = sectionsFor(audiences, shown, false)
  const hasTopic = open.includes('topic')
  const { form: formKey, size, remedies } = packOf(record)
  return {
    id,
    slug,
    kind: shown,
    nr: number(record.nr),
    title: recordText(record, 'title', language) || name,
    image: imagesOf(product, seen)[0]?.address,
    ingredient: picturedIngredientOf(product, language),
    topic: hasTopic ? recordText(record, 'topic', language) : '',
    topicKey: hasTopic ? text(record.topic) : '',
    form: recordText(record, 'form', language),
    formKey,
    size,
    line: open.includes('description') ? recordText(record, 'description_short', language) : '',
    remedies,
    price,
    season: seasonOf(record),
  }
}

/** A product page with the texts that are public (R35). */
export const productDetail = (product: Product, seen: Seen, remedies: Remedies): ProductDetail => {
  const { record } = product
  const { audiences, language } = seen
  const summary = productSummary(product, seen)
  const open = sectionsFor(audiences, summary.kind, false)
  const { description = '', indication = '', posology = '' } = sectionTexts(record, open, language)
  return {
    ...summary,
    images: imagesOf(product, seen),
    description,
    indication,
    posology,
    reserved: reservedSections(record, audiences, summary.kind, language),
    parts: partsOf(record, remedies, language),
    ingredients: linesOf(recordText(record, 'ingredients', language)),
    generalInformation: linesOf(recordText(record, 'general_information', language)),
  }
}
