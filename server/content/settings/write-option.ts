import { createHash } from 'node:crypto'
import { type Language, languages } from '../../../domain/language.ts'
import type { Actor } from '../../audit/record-change.ts'
import type { Database } from '../../db/client.ts'
import { json } from '../../db/json.ts'

/** Who changes settings, and when. */
export type SettingsChange = { actor: Actor | null; now: Date }

/** Stored options, before any of them is parsed. */
export type StoredOption = { name: string; language: string; value: unknown }

export const readStored = (db: Database, names: readonly string[]): Promise<StoredOption[]> =>
  db
    .selectFrom('option')
    .select(['name', 'language', 'value'])
    .where('name', 'in', names)
    .orderBy('name')
    .orderBy('language')
    .execute()

/** Objects are read with their keys in another order. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, each]) => [name, sorted(each)])
}

/** Differs after any change of the options: what two people compare who change the same ones. */
export const optionVersionOf = (stored: readonly StoredOption[]) =>
  createHash('sha256')
    .update(JSON.stringify(sorted(stored)))
    .digest('hex')
    .slice(0, 16)

/** The value for the language, else that for all languages. */
export const valueIn = (stored: readonly StoredOption[], name: string, language: Language | '') =>
  [language, '']
    .map((wanted) => stored.find((row) => row.name === name && row.language === wanted))
    .find(Boolean)?.value

const deleteOption = (trx: Database, name: string) =>
  trx.deleteFrom('option').where('name', '=', name).execute()

/** Stores a value that is the same in all languages. */
export const writeOption = async (trx: Database, name: string, value: unknown) => {
  await deleteOption(trx, name)
  await trx
    .insertInto('option')
    .values({ name, language: '', value: json(value) })
    .execute()
}

/** Stores the value of each language. */
export const writeTranslated = async (
  trx: Database,
  name: string,
  values: Readonly<Record<Language, unknown>>,
) => {
  await deleteOption(trx, name)
  await trx
    .insertInto('option')
    .values(languages.map((language) => ({ name, language, value: json(values[language]) })))
    .execute()
}
