import { type SaltForm, saltForms } from '../../../domain/catalogue/salt.ts'
import type { CatalogueRecord } from '../../db/tables/catalogue.ts'

/** The forms that a salt is made in, in the order of the shop: the codes of `avl` (D2 §3). */
export const saltFormsIn = ({ avl }: CatalogueRecord): SaltForm[] =>
  saltForms.filter((form) => Array.isArray(avl) && avl.includes(form))
