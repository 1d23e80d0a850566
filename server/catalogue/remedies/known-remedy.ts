import type { KnownRemedy } from '../../../domain/catalogue/known-remedy.ts'
import { languages } from '../../../domain/language.ts'
import { saltFormsIn } from '../products/salts.ts'
import { toRemedy } from './find-homeopathy.ts'
import type { StoredRemedy } from './find-remedies.ts'
import { recordText } from './record-text.ts'

/** The facts about a remedy that decide what can be ordered, for all families. */
export const knownRemedy = (stored: StoredRemedy): KnownRemedy => {
  const { id, category, name, record } = stored
  if (category === 'hpt')
    return { id, category, name, otherNames: {}, dilutions: toRemedy(stored).dilutions }
  const otherNames = Object.fromEntries(
    languages
      .map((language) => [language, recordText(record, 'name', language)] as const)
      .filter(([, other]) => other !== '' && other !== name),
  )
  const known = { id, category, name, otherNames }
  return category === 'sch' ? { ...known, forms: saltFormsIn(record) } : known
}
