import type { ShownKind } from '../../../domain/catalogue/product-kind.ts'
import type { TextSection } from '../../../domain/catalogue/text-sections.ts'
import { fallbackLanguage, type Language, languages } from '../../../domain/language.ts'
import { recordText } from '../../catalogue/remedies/record-text.ts'
import type { CatalogueRecord } from '../../db/tables/catalogue.ts'

/** Visible text sections per product kind (R35). */
export type ShownSections = Record<ShownKind, readonly TextSection[]>

/** Record fields of each section, without language suffix. */
const sectionFields = {
  description: ['description_short'],
  topic: ['topic'],
  indication: ['indication'],
  posology: ['posology'],
} as const satisfies Record<TextSection, readonly string[]>

/** Text fields that are always public. */
const openFields = ['title', 'substances', 'form', 'general_information'] as const

/** Untranslated fields of D2 §3; omitted where undefined. */
const plainFields = [
  'nr',
  'nr_substances',
  'number_remedies',
  'order_index',
  'potency',
  'composition',
  'included_remedies',
] as const

type Pictures = Record<'product' | 'topic', string>

/** A generated description of complexes and OTC products: title, form and composition. */
const composedOf = (record: CatalogueRecord, language: Language) => {
  const parts = Array.isArray(record.composition) ? record.composition : []
  const named = parts.map(({ substance = '', potency = '' }) => `${substance} ${potency}`.trim())
  const head = [recordText(record, 'title', language), recordText(record, 'form', language)]
  return named.length > 0 ? `${head.filter(Boolean).join(', ')} – ${named.join(', ')}.` : ''
}

/** `description_{lang}` (D2 §3): the full text, else the short one, else the composition. */
const descriptionsOf = (record: CatalogueRecord) =>
  languages.map((language) => {
    const text =
      recordText(record, 'description', language) ||
      recordText(record, 'description_short', language) ||
      composedOf(record, language)
    return [`description_${language}`, text] as const
  })

const imageOf = (url: string) => ({ url, sizes: { large: url } })

const textsOf = (record: CatalogueRecord, field: string) =>
  languages.flatMap((language) => {
    const name = `${field}_${language}`
    const text = record[name]
    return typeof text === 'string' ? [[name, text] as const] : []
  })

/**
 * The `acf` fields of a product (D2 §3), restricted to `sections`. `pictures`: absolute
 * addresses.
 */
export const productAcf = (
  record: CatalogueRecord,
  sections: readonly TextSection[],
  pictures: Pictures,
) => {
  const fields = [...openFields, ...sections.flatMap((section) => sectionFields[section])]
  const general = record[`general_information_${fallbackLanguage}`]
  return Object.fromEntries([
    ...fields.flatMap((field) => textsOf(record, field)),
    ...plainFields.flatMap((field) =>
      record[field] === undefined ? [] : [[field, record[field]] as const],
    ),
    ...(sections.includes('description') ? descriptionsOf(record) : []),
    ...(typeof general === 'string' ? [['general_information', general] as const] : []),
    ['product_image', imageOf(pictures.product)],
    ['topic_image', imageOf(pictures.topic)],
    ['image', imageOf(pictures.product)],
  ])
}
