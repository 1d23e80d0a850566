import type { ShownKind } from '../../domain/catalogue/product-view.ts'
import type { TextSection } from '../../domain/catalogue/text-sections.ts'
import { fallbackLanguage, languages } from '../../domain/language.ts'
import type { CatalogueRecord } from '../db/tables/catalogue.ts'

/** Which texts of which kind of product go out (R35). */
export type ShownSections = Record<ShownKind, readonly TextSection[]>

/** The fields of a section, without their language. */
const sectionFields = {
  description: ['description', 'description_short'],
  topic: ['topic'],
  indication: ['indication'],
  posology: ['posology'],
} as const satisfies Record<TextSection, readonly string[]>

/** Texts that are for everyone. */
const openFields = ['title', 'substances', 'form', 'general_information'] as const

/** What D2 §3 names that is the same in all languages; left out where a product has none. */
const plainFields = [
  'nr',
  'nr_substances',
  'number_remedies',
  'order_index',
  'potency',
  'composition',
  'included_remedies',
  'product_image',
  'topic_image',
  'image',
] as const

const textsOf = (record: CatalogueRecord, field: string) =>
  languages.flatMap((language) => {
    const name = `${field}_${language}`
    const text = record[name]
    return typeof text === 'string' ? [[name, text] as const] : []
  })

/** The `acf` fields of a product as D2 §3 names them, with no more texts than `sections` allow. */
export const productAcf = (record: CatalogueRecord, sections: readonly TextSection[]) => {
  const fields = [...openFields, ...sections.flatMap((section) => sectionFields[section])]
  const general = record[`general_information_${fallbackLanguage}`]
  return Object.fromEntries([
    ...fields.flatMap((field) => textsOf(record, field)),
    ...plainFields.flatMap((field) =>
      record[field] === undefined ? [] : [[field, record[field]] as const],
    ),
    ...(typeof general === 'string' ? [['general_information', general] as const] : []),
  ])
}
