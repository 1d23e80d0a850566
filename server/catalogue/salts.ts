import { type Salt, saltForms } from '../../domain/catalogue/salt.ts'
import type { Language } from '../../domain/language.ts'
import type { Database } from '../db/client.ts'
import { findRemedies, type StoredRemedy } from './find-remedies.ts'
import { priceList } from './price-products.ts'
import { recordText } from './record-text.ts'

const saltOf = ({ id, name, record }: StoredRemedy, language: Language): Salt => {
  const { avl } = record
  return {
    id,
    slug: String(record.slug ?? ''),
    nr: Number(record.nr ?? 0),
    name: recordText(record, 'name', language) || name,
    compound: recordText(record, 'compound', language),
    description: recordText(record, 'description', language) || recordText(record, 'dsc', language),
    isSupplementary: record.supplementary === true,
    forms: saltForms.filter((form) => Array.isArray(avl) && avl.includes(form)),
  }
}

const place = ({ record }: StoredRemedy) => Number(record.srt ?? 0)

/** All Schüssler salts in the order of `srt` (D2 §3). */
export const findSalts = async (db: Database, language: Language): Promise<Salt[]> =>
  (await findRemedies(db, 'sch'))
    .sort((one, other) => place(one) - place(other))
    .map((stored) => saltOf(stored, language))

/** Price products of the salts by slug: id and price. */
export const findSaltPrices = async (db: Database) =>
  Object.fromEntries(
    (await priceList(db, 'schussler-salts-')).map(({ slug, id, price }) => [
      slug,
      [id, price] as const,
    ]),
  )
