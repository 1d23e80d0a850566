import type { RemedyFacts } from '../../../domain/catalogue/find-requested-remedy.ts'
import { languages } from '../../../domain/language.ts'
import { saltFormsIn } from '../products/salts.ts'
import { toRemedy } from './find-homeopathy.ts'
import type { StoredRemedy } from './find-remedies.ts'
import { recordText } from './record-text.ts'

/** The facts about a remedy that decide what can be ordered, for all families. */
export const toRemedyFacts = (stored: StoredRemedy): RemedyFacts => {
  const { id, category, name, record } = stored
  if (category === 'hpt')
    return { id, category, name, otherNames: {}, dilutions: toRemedy(stored).dilutions }
  const otherNames = Object.fromEntries(
    languages
      .map((language) => [language, recordText(record, 'name', language)] as const)
      .filter(([, other]) => other !== '' && other !== name),
  )
  const facts = { id, category, name, otherNames }
  return category === 'sch' ? { ...facts, forms: saltFormsIn(record) } : facts
}
