import type { VatClass } from '../order/vat.ts'
import { shownKinds } from './product-kind.ts'
import { sizedFamilyNames } from './sized-family.ts'

/** Families whose products share a VAT class (R23). */
export const vatFamilies = [
  'homeopathy',
  'mixture',
  ...sizedFamilyNames,
  'schussler',
  ...shownKinds,
] as const

export type VatFamily = (typeof vatFamilies)[number]

/** The laboratory's option `vat_classes`. */
export type FamilyVatClasses = Partial<Record<VatFamily, VatClass>>

/** The class of a family; medicines and food are taxed at the reduced rate. */
export const vatClassOf = (classes: FamilyVatClasses, family: VatFamily): VatClass =>
  classes[family] ?? 'reduced'
