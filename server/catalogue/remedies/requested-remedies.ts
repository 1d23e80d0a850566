import {
  findRequestedRemedy,
  indexRemedies,
  type RemedyFacts,
  type RequestedRemedy,
  type RequestedRemedyIndex,
} from '../../../domain/catalogue/find-requested-remedy.ts'
import type { Category } from '../../../domain/catalogue/remedy-category.ts'
import { languages } from '../../../domain/language.ts'
import type { Database } from '../../db/client.ts'
import { saltFormsIn } from '../products/salts.ts'
import {
  findHomeopathyNamed,
  findRemedies,
  findRemediesById,
  findRemediesByName,
  isPossibleId,
  recordText,
  type StoredRemedy,
  toRemedy,
} from './find-remedies.ts'

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

/** No name contains control characters, and PostgreSQL rejects null bytes. */
const isSearchable = ({ id, name }: RequestedRemedy) =>
  id === undefined ? name !== undefined && !/\p{Cc}/u.test(name) : isPossibleId(id)

/** Runs `find` once per category. */
const byCategory = async <Found>(
  requested: readonly RequestedRemedy[],
  find: (category: Category, names: readonly string[]) => Promise<Found[]>,
): Promise<Found[]> => {
  const groups = [...Map.groupBy(requested, ({ category }) => category)]
  const found = await Promise.all(
    groups.map(([category, group]) =>
      find(
        category,
        group.flatMap(({ name }) => name?.trim() ?? []),
      ),
    ),
  )
  return found.flat()
}

/**
 * Remedies of posted lines, by id or name. Exact names cost one indexed query per category; other
 * spellings ('arnica MONTANA', 'Sapin blanc') scan the category. Small categories are loaded
 * completely, to detect ambiguous names.
 */
export const findRequestedRemedies = async (
  db: Database,
  remedies: readonly RequestedRemedy[],
): Promise<RequestedRemedyIndex> => {
  const asked = remedies.filter(isSearchable)
  const byName = asked.filter(({ id }) => id === undefined)
  const [named, numbered] = await Promise.all([
    byCategory(byName, (category, names) => findRemediesByName(db, category, names)),
    findRemediesById(
      db,
      asked.flatMap(({ id }) => id ?? []),
    ),
  ])
  const found = [...named, ...numbered].map(toRemedyFacts)
  const index = indexRemedies(found)
  const others = byName.filter((one) => !findRequestedRemedy(index, one))
  if (others.length === 0) return index
  const more = await byCategory(others, (category, names) =>
    category === 'hpt' ? findHomeopathyNamed(db, names) : findRemedies(db, category),
  )
  return indexRemedies([...found, ...more.map(toRemedyFacts)])
}
