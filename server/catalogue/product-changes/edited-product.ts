import type { ShownKind } from '../../../domain/catalogue/product-kind.ts'
import { byLanguage, type Language, languages } from '../../../domain/language.ts'
import type { Centimes } from '../../../domain/money.ts'
import type { VatClass } from '../../../domain/order/vat.ts'
import type { CatalogueRecord, ProductKind } from '../../db/tables/catalogue.ts'
import { imageReferences } from '../products/product-images.ts'
import { partTexts, withParts } from '../products/product-parts.ts'
import type { StoredProduct } from './stored-products.ts'

/** Texts of a product in each language; the shop shows French where one is empty (D2 §3). */
export const productTexts = [
  'title',
  'form',
  'topic',
  'description_short',
  'description',
  'indication',
  'posology',
  'ingredients',
  'general_information',
] as const

type ProductText = (typeof productTexts)[number]

export type ProductTexts = Record<ProductText, Record<Language, string>>

/** What staff can change of a ready product. */
export type EditedProduct = {
  texts: ProductTexts
  /** Slugs of known categories. */
  categories: readonly string[]
  /** Categories to add, with their name in one language. */
  newCategories?: readonly { name: string; language: Language }[]
  /** Substances, or remedies of a set, with their potency: 'Belladonna 5CH'. */
  composition: readonly string[]
  /** Of the whole product, such as '5CH'; '' if there is none. */
  potency: string
  /** The size of a pack, such as 'Tube 4g'; '' if there is none. */
  size: string
  /** The number in the laboratory's lists. */
  nr: number | undefined
  /** Months of the season, 1 to 12. */
  season: { from: number; to: number } | undefined
  /** References of pictures of the media library, in their order. */
  images: readonly string[]
  position: number
  price: Centimes
  vatClass: VatClass
  isListed: boolean
}

/** Without a VAT class it has that of its family. */
export type NewProduct = Omit<EditedProduct, 'vatClass'> & {
  kind: ShownKind
  vatClass?: VatClass | undefined
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const number = (value: unknown) => (typeof value === 'number' ? value : undefined)

/** The texts of a record in all languages, '' where there is none. */
export const textsOf = (record: CatalogueRecord): ProductTexts =>
  Object.fromEntries(
    productTexts.map((field) => [
      field,
      byLanguage((language) => text(record[`${field}_${language}`])),
    ]),
  ) as ProductTexts

export const noTexts = textsOf({})

/** A product as it can be edited. */
export const editedProduct = ({ record, categories, ...product }: StoredProduct): EditedProduct => {
  const from = number(record.month_from)
  const to = number(record.month_to)
  const { position, price, vatClass, isListed } = product
  return {
    texts: textsOf(record),
    categories: categories.map(({ slug }) => slug),
    composition: partTexts(record),
    potency: text(record.potency),
    size: text(record.size),
    nr: number(record.nr),
    season: from && to ? { from, to } : undefined,
    images: imageReferences(record),
    position,
    price,
    vatClass,
    isListed,
  }
}

const textFields = (texts: ProductTexts) =>
  productTexts.flatMap((field) =>
    languages.map((language) => [`${field}_${language}`, texts[field][language].trim()] as const),
  )

/** The record with edited fields; an empty text has no field, so that the shop shows French. */
export const editedProductRecord = (
  record: CatalogueRecord,
  {
    kind,
    texts,
    composition,
    potency,
    size,
    nr,
    season,
    images,
  }: Pick<
    EditedProduct,
    'texts' | 'composition' | 'potency' | 'size' | 'nr' | 'season' | 'images'
  > & { kind: ProductKind },
): CatalogueRecord => {
  const fields: (readonly [string, unknown])[] = [
    ...textFields(texts),
    ['potency', potency.trim()],
    ['size', size.trim()],
    ['nr', nr],
    ['month_from', season?.from],
    ['month_to', season?.to],
    ['library_images', images.length > 0 ? [...new Set(images)] : undefined],
  ]
  const edited: CatalogueRecord = { ...withParts(record, kind, composition) }
  for (const [field, value] of fields)
    if (value === undefined || value === '') delete edited[field]
    else edited[field] = value
  return edited
}
