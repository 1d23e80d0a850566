import type { FamilyRemedy } from '../../../domain/catalogue/family-remedy.ts'
import type { Pickable } from '../picker/pickable.ts'

/** A remedy of a family for the picker; its detail is searched too. */
export type PickableRemedy = FamilyRemedy & Pickable

export const pickableRemedy = (remedy: FamilyRemedy): PickableRemedy => ({
  ...remedy,
  below: remedy.detail,
  synonyms: [...(remedy.synonyms ?? []), remedy.label, remedy.detail],
})
