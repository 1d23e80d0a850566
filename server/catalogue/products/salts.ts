import type { Salt } from '../../../domain/catalogue/salt.ts'
import { type SaltForm, saltForms } from '../../../domain/catalogue/salt.ts'
import { sectionsFor } from '../../../domain/catalogue/text-sections.ts'
import type { Database } from '../../db/client.ts'
import type { CatalogueRecord } from '../../db/tables/catalogue.ts'
import { findRemedies, recordText, type StoredRemedy } from '../remedies/find-remedies.ts'
import type { Seen } from './product-view.ts'
import { reservedSections, sectionTexts } from './section-texts.ts'

/** The available forms of a salt in shop order, from the codes of `avl` (D2 §3). */
export const saltFormsIn = ({ avl }: CatalogueRecord): SaltForm[] =>
  saltForms.filter((form) => Array.isArray(avl) && avl.includes(form))

const saltOf = ({ id, name, record }: StoredRemedy, { audiences, language }: Seen): Salt => {
  const open = sectionsFor(audiences, 'schussler', false)
  return {
    id,
    slug: String(record.slug ?? ''),
    nr: Number(record.nr ?? 0),
    name: recordText(record, 'name', language) || name,
    compound: recordText(record, 'compound', language),
    description: sectionTexts(record, open, language).description ?? '',
    reserved: reservedSections(record, audiences, 'schussler', language),
    isSupplementary: record.supplementary === true,
    forms: saltFormsIn(record),
  }
}

const positionOf = ({ record }: StoredRemedy) => Number(record.srt ?? 0)

/** All Schüssler salts, ordered by `srt` (D2 §3). */
export const findSalts = async (db: Database, seen: Seen): Promise<Salt[]> =>
  (await findRemedies(db, 'sch'))
    .sort((one, other) => positionOf(one) - positionOf(other))
    .map((stored) => saltOf(stored, seen))
