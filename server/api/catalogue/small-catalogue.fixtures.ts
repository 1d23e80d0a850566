import type { Database } from '../../db/client.ts'
import { json } from '../../db/json.ts'

/** The price product of Arnica 30CH, Globuli, Tube 1g. */
export const arnicaSlug = 'single-homeopathy-ch-globuli-price-3-tube-1g'

/**
 * Inserts Arnica (112; 5CH, 30CH), one price product (60001; 12.50, reduced VAT) and the VAT number
 * of the laboratory.
 */
export const addSmallCatalogue = async (db: Database) => {
  const record = json({ ab: null, ch: '5,30', k: null, lmf: null, lmt: null })
  const remedy = { id: 112, category: 'hpt', name: 'Arnica', position: 0, record } as const
  await db.insertInto('remedy').values(remedy).execute()
  const product = { id: 60_001, slug: arnicaSlug, name: 'Globuli', price: 1_250 } as const
  const more = { vat_class: 'reduced', position: 0, categories: json([]), record: json({}) }
  await db
    .insertInto('product')
    .values({ ...product, ...more, kind: 'price' })
    .execute()
  await db
    .insertInto('option')
    .values({ name: 'vat_number', language: '', value: json('CHE-109.322.551') })
    .execute()
}
