import type { Category } from '../../domain/catalogue/remedy-category.ts'
import { saltForms } from '../../domain/catalogue/salt.ts'
import { languages } from '../../domain/language.ts'
import {
  type AskedRemedy,
  findAsked,
  type KnownRemedy,
  type RemedyIndex,
  remedyIndex,
} from '../../domain/order/price-facts.ts'
import type { Database } from '../db/client.ts'
import { findHomeopathyByName, toRemedy } from './find-homeopathy.ts'
import {
  findRemedies,
  findRemediesById,
  findRemediesByName,
  type StoredRemedy,
} from './find-remedies.ts'
import { recordText } from './record-text.ts'

const known = (stored: StoredRemedy): KnownRemedy => {
  const { id, category, name, record } = stored
  if (category === 'hpt')
    return { id, category, name, otherNames: [], dilutions: toRemedy(stored).dilutions }
  const names = new Set(languages.map((language) => recordText(record, 'name', language)))
  const otherNames = [...names].filter((other) => other !== '' && other !== name)
  if (category !== 'sch') return { id, category, name, otherNames }
  const { avl } = record
  const forms = saltForms.filter((form) => Array.isArray(avl) && avl.includes(form))
  return { id, category, name, otherNames, forms }
}

/** Beyond 31 bits no remedy is; no name has a control character. PostgreSQL refuses both. */
const canBe = ({ id, name }: AskedRemedy) =>
  id === undefined
    ? name !== undefined && !/\p{Cc}/u.test(name)
    : Number.isInteger(id) && Math.abs(id) <= 0x7fffffff

const homeopathyNamed = async (db: Database, names: readonly string[]): Promise<KnownRemedy[]> => {
  const found = await findHomeopathyByName(db, names)
  return [...found.values()].map(({ id, name, dilutions }) => ({
    id,
    category: 'hpt',
    name,
    otherNames: [],
    dilutions,
  }))
}

/** Runs a question once for each family that is asked of. */
const byCategory = async <Found>(
  asked: readonly AskedRemedy[],
  find: (category: Category, names: readonly string[]) => Promise<Found[]>,
): Promise<Found[]> => {
  const groups = [...Map.groupBy(asked, ({ category }) => category)]
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
 * The remedies that lines ask for, by id or name, of whatever families. What is written as on the
 * label costs one indexed query a family; only other spellings ('arnica MONTANA', 'Sapin blanc')
 * look through a family's names. Small families come whole then, so that a name which means two
 * remedies is seen to.
 */
export const findAskedRemedies = async (
  db: Database,
  remedies: readonly AskedRemedy[],
): Promise<RemedyIndex> => {
  const asked = remedies.filter(canBe)
  const byName = asked.filter(({ id }) => id === undefined)
  const [named, numbered] = await Promise.all([
    byCategory(byName, (category, names) => findRemediesByName(db, category, names)),
    findRemediesById(
      db,
      asked.flatMap(({ id }) => id ?? []),
    ),
  ])
  const found = [...named, ...numbered].map(known)
  const index = remedyIndex(found)
  const others = byName.filter((one) => !findAsked(index, one))
  if (others.length === 0) return index
  const more = await byCategory(others, async (category, names) =>
    category === 'hpt' ? homeopathyNamed(db, names) : (await findRemedies(db, category)).map(known),
  )
  return remedyIndex([...found, ...more])
}
