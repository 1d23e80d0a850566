import type { KnownRemedy } from '../../domain/catalogue/known-remedy.ts'
import { type SaltForm, saltForms } from '../../domain/catalogue/salt.ts'
import { languages } from '../../domain/language.ts'
import type { CatalogueRecord } from '../db/tables/catalogue.ts'
import { toRemedy } from './find-homeopathy.ts'
import type { StoredRemedy } from './find-remedies.ts'
import { recordText } from './record-text.ts'

/** The forms that a salt is made in, in the order of the shop: the codes of `avl` (D2 §3). */
export const saltFormsIn = ({ avl }: CatalogueRecord): SaltForm[] =>
  saltForms.filter((form) => Array.isArray(avl) && avl.includes(form))

/** As much of a stored remedy as decides what can be had of it, of whatever family. */
export const knownRemedy = (stored: StoredRemedy): KnownRemedy => {
  const { id, category, name, record } = stored
  if (category === 'hpt')
    return { id, category, name, otherNames: [], dilutions: toRemedy(stored).dilutions }
  const names = new Set(languages.map((language) => recordText(record, 'name', language)))
  const otherNames = [...names].filter((other) => other !== '' && other !== name)
  const known = { id, category, name, otherNames }
  return category === 'sch' ? { ...known, forms: saltFormsIn(record) } : known
}
