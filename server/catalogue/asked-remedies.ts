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

/**
 * Names that are not written as on the label: 'arnica MONTANA', 'Sapin blanc'. The small families
 * come whole, so that a name which means two remedies is seen to.
 */
const findOthers = async (db: Database, others: readonly AskedRemedy[]) => {
  const byCategory = Map.groupBy(others, ({ category }) => category)
  const found = await Promise.all(
    [...byCategory].map(async ([category, asked]) =>
      category === 'hpt'
        ? homeopathyNamed(
            db,
            asked.flatMap(({ name }) => name ?? []),
          )
        : (await findRemedies(db, category)).map(known),
    ),
  )
  return found.flat()
}

/**
 * The remedies that lines ask for, by id or name, of whatever families. What is written as on the
 * label costs one indexed query for all; only other spellings look through a family's names.
 */
export const findAskedRemedies = async (
  db: Database,
  remedies: readonly AskedRemedy[],
): Promise<RemedyIndex> => {
  const asked = remedies.filter(canBe)
  const byId = asked.flatMap(({ id }) => id ?? [])
  const byName = asked.filter(({ id }) => id === undefined)
  const names = byName.flatMap(({ name }) => name?.trim() ?? [])
  const categories = byName.map(({ category }) => category)
  const [named, numbered] = await Promise.all([
    findRemediesByName(db, categories, names),
    findRemediesById(db, byId),
  ])
  const found = [...named, ...numbered].map(known)
  const index = remedyIndex(found)
  const others = byName.filter((one) => !findAsked(index, one))
  if (others.length === 0) return index
  return remedyIndex([...found, ...(await findOthers(db, others))])
}
