import { type Salt, type SaltPrices, saltForms } from '../../domain/catalogue/salt.ts'
import type { Language } from '../../domain/language.ts'
import type { Database } from '../db/client.ts'
import { findRemedies, type StoredRemedy } from './find-remedies.ts'
import { priceList } from './price-products.ts'
import { recordText } from './record-text.ts'

const saltOf = ({ name, record }: StoredRemedy, language: Language): Salt => {
  const { avl } = record
  return {
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

export const findSaltPrices = async (db: Database): Promise<SaltPrices> => {
  const prices = await priceList(db, 'schussler-salts-')
  const priceOf = (form: string) =>
    prices.find(({ slug }) => slug === `schussler-salts-${form}`)?.price
  return { pills: priceOf('pills'), powder: priceOf('powder') }
}
