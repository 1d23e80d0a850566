import type { FamilyRemedy } from '../../../domain/catalogue/family-remedy.ts'
import { remedyCategories } from '../../../domain/catalogue/remedy-category.ts'
import type { SizedFamily } from '../../../domain/catalogue/sized-family.ts'
import { type Language, languages } from '../../../domain/language.ts'
import type { SearchNames } from '../../../domain/search/search-entry.ts'
import type { Database } from '../../db/client.ts'
import { orderedWeights } from '../search/order-counts.ts'
import { remedySynonyms, remedyWeight } from '../search/remedy-synonyms.ts'
import { findRemedies, recordText, type StoredRemedy } from './find-remedies.ts'

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

/** Commas separate names in lists. */
const withoutComma = (name: string) => name.replaceAll(',', '')

/** The names by which a remedy is found beside the shown one: of all languages, Latin, symbol. */
const namesOf = (
  { name: label, record }: StoredRemedy,
  shown: string,
  { abbreviations = [], synonyms = [], ambiguous = [] }: SearchNames = {},
): SearchNames => {
  const texts = (values: readonly unknown[]) =>
    values.filter((value) => typeof value === 'string' && value !== '').map(String)
  const fields = languages.map((language) => record[`name_${language}`])
  const names = [...texts([label, record.latin, ...fields]).map(withoutComma), ...synonyms]
  return {
    abbreviations: [...texts([record.symbol]), ...abbreviations],
    synonyms: [...new Set(names)].filter((name) => name !== shown),
    ambiguous,
  }
}

/** Remedies of a family, sorted by name in the language; French name if untranslated (D2 §3). */
export const familyRemedies = async (
  db: Database,
  family: SizedFamily,
  language: Language,
): Promise<FamilyRemedy[]> => {
  const [remedies, synonyms, ordered] = await Promise.all([
    findRemedies(db, remedyCategories[family]),
    remedySynonyms(db),
    orderedWeights(db),
  ])
  return remedies
    .map((stored) => {
      const name = recordText(stored.record, 'name', language) || stored.name
      const weight = remedyWeight(stored, ordered)
      return {
        id: stored.id,
        name,
        detail: detailOf(stored, language),
        label: stored.name,
        ...namesOf(stored, name, synonyms.get(stored.id)),
        ...(weight > 0 && { weight }),
      }
    })
    .sort((one, other) => one.name.localeCompare(other.name, language))
}
