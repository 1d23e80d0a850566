import { isSetKind } from '../../../domain/catalogue/product-kind.ts'
import type { CatalogueRecord, ProductKind } from '../../db/tables/catalogue.ts'

/** A part of a complex or a set. */
type ProductPart = { substance?: string; remedy?: string; potency?: string }

const partText = ({ substance, remedy, potency = '' }: ProductPart) =>
  [substance ?? remedy ?? '', potency].join(' ').trim()

/** At the end: a number with or without its scale, or one of M, MK, CM. */
const potencyPattern = /^(.+?)\s+(\d+\s?(?:CH|DH|D|K|LM|MK|M|CM)|M|MK|CM|\d+)$/i

const readPart = (text: string, name: 'substance' | 'remedy'): ProductPart => {
  const [, part = text, potency] = potencyPattern.exec(text) ?? []
  return { [name]: part, ...(potency && { potency: potency.replace(/\s/, '') }) }
}

/** The composition of a complex or the remedies of a set, with their potency: 'Belladonna 5CH'. */
export const partTexts = ({ composition, included_remedies }: CatalogueRecord): string[] =>
  [composition, included_remedies].filter(Array.isArray).flat().map(partText)

/** The record with other parts and, where it states their number, that; the same parts stay as stored. */
export const withParts = (
  record: CatalogueRecord,
  kind: ProductKind,
  texts: readonly string[],
): CatalogueRecord => {
  const written = texts.map((text) => text.trim()).filter(Boolean)
  if (written.join('\n') === partTexts(record).join('\n')) return record
  const isSet = kind !== 'price' && isSetKind(kind)
  const { composition: _, included_remedies: __, ...others } = record
  const parts = written.map((text) => readPart(text, isSet ? 'remedy' : 'substance'))
  const counted = isSet ? 'number_remedies' : 'nr_substances'
  return {
    ...others,
    ...(parts.length > 0 && { [isSet ? 'included_remedies' : 'composition']: parts }),
    ...(record[counted] !== undefined && { [counted]: parts.length }),
  }
}
