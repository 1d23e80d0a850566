import type { FamilyRemedy } from '../../../domain/catalogue/family-remedy.ts'
import { remedyCategories } from '../../../domain/catalogue/remedy-category.ts'
import type { SizedFamily } from '../../../domain/catalogue/sized-family.ts'
import type { Language } from '../../../domain/language.ts'
import type { Database } from '../../db/client.ts'
import { findRemedies, type StoredRemedy } from './find-remedies.ts'
import { recordText } from './record-text.ts'

const detailOf = ({ record }: StoredRemedy, language: Language) => {
  const { latin, symbol, mg } = record
  const parts = [
    latin,
    recordText(record, 'part', language),
    symbol,
    // Unit: D2 §3.
    typeof mg === 'number' && `${mg}\u00a0mg/l`,
  ]
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' · ')
}

/** Remedies of a family, sorted by name in the language; French name if untranslated (D2 §3). */
export const familyRemedies = async (
  db: Database,
  family: SizedFamily,
  language: Language,
): Promise<FamilyRemedy[]> =>
  (await findRemedies(db, remedyCategories[family]))
    .map((stored) => ({
      id: stored.id,
      name: recordText(stored.record, 'name', language) || stored.name,
      detail: detailOf(stored, language),
      label: stored.name,
    }))
    .sort((one, other) => one.name.localeCompare(other.name, language))
