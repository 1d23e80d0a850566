import type { IndexEntry, SizePrice } from '../../domain/catalogue/family-view.ts'
import type { Language } from '../../domain/language.ts'
import type { Database } from '../db/client.ts'
import { findRemedies, type StoredRemedy } from './find-remedies.ts'
import { priceList } from './price-products.ts'
import { recordText } from './record-text.ts'

/** Families whose remedies differ by name and size alone. */
const families = {
  'shop.gemmotherapy': { category: 'gtp', prices: 'single-gemmotherapy-' },
  'shop.phytotherapy': { category: 'ptp', prices: 'single-phytotherapy-' },
  'shop.oligotherapy': { category: 'otp', prices: 'single-oligotherapy-' },
} as const

export type IndexedFamily = keyof typeof families

export const isIndexedFamily = (key: string): key is IndexedFamily => Object.hasOwn(families, key)

const detailOf = ({ record }: StoredRemedy, language: Language) => {
  const { latin, symbol, mg } = record
  const parts = [
    latin,
    recordText(record, 'part', language),
    symbol,
    // The unit that D2 §3 names.
    typeof mg === 'number' && `${mg} mg/l`,
  ]
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' · ')
}

const entryOf = (stored: StoredRemedy, language: Language): IndexEntry => ({
  id: stored.id,
  name: recordText(stored.record, 'name', language) || stored.name,
  detail: detailOf(stored, language),
})

/** The remedies of a family by their names in the language, and what its sizes cost. */
export const familyIndex = async (db: Database, family: IndexedFamily, language: Language) => {
  const { category, prices } = families[family]
  const [remedies, listed] = await Promise.all([findRemedies(db, category), priceList(db, prices)])
  return {
    entries: remedies
      .map((stored) => entryOf(stored, language))
      .sort((one, other) => one.name.localeCompare(other.name, language)),
    sizes: listed
      .map(
        ({ slug, price }): SizePrice => ({
          size: slug.slice(prices.length).replace(/(\d)ml$/, '$1 ml'),
          price,
        }),
      )
      .sort((one, other) => one.price - other.price),
  }
}
