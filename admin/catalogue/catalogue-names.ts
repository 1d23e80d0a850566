import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ShownKind } from '../../domain/catalogue/product-kind.ts'
import type { RemedyFamily } from '../../domain/catalogue/remedy-category.ts'
import type { Schemas } from '../api/client.ts'

/** The families of remedies, in the order of the shop. */
export const familyNames: Readonly<Record<RemedyFamily, MessageDescriptor>> = {
  homeopathy: msg`Homeopathy`,
  gemmotherapy: msg`Gemmotherapy (buds)`,
  phytotherapy: msg`Phytotherapy (plants)`,
  oligotherapy: msg`Oligotherapy (trace elements)`,
  schussler: msg`Schüssler salts`,
}

/** The ranges of ready products, in the order of the shop. */
export const kindNames: Readonly<Record<ShownKind, MessageDescriptor>> = {
  complex: msg`Complexes`,
  otc: msg`OTC products`,
  supplement: msg`Food supplements`,
  kit: msg`Kits`,
  seasonal: msg`Seasonal sets`,
}

/** How another name of a remedy is used. */
export const synonymNames: Readonly<Record<Schemas['RemedySynonym']['kind'], MessageDescriptor>> = {
  abbreviation: msg`Abbreviation`,
  latin: msg`Latin or earlier name`,
  fr: msg`French`,
  de: msg`German`,
  it: msg`Italian`,
  en: msg`English`,
}

/** Classes of VAT by their rates. */
export const vatNames = {
  reduced: msg`2.6% (medicines, food)`,
  standard: msg`8.1% (standard)`,
  accommodation: msg`3.8% (accommodation)`,
}
