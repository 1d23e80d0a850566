import { defaultLanguage, type Language } from '../../domain/language.ts'
import {
  type OptionName,
  type OptionValues,
  siteOptions,
} from '../../domain/options/site-options.ts'
import type { Database } from '../db/client.ts'
import { memoizeByContentVersion } from './content-version.ts'
import { type StoredOption, valueIn } from './settings/write-option.ts'

/** Without the control characters that a check of today refuses. */
const withoutControls = (stored: unknown): unknown =>
  JSON.parse(JSON.stringify(stored), (_, value) =>
    typeof value === 'string' ? value.replace(/[^\P{Cc}\r\n\t]|\p{Cs}/gu, '') : value,
  )

/**
 * The stored value; what applies while none is set replaces missing and invalid ones. A text stays as it was
 * stored, even if a later rule refuses it; only an account that no bank knows is left out.
 */
const parse = <Name extends OptionName>(name: Name, stored: unknown): OptionValues[Name] => {
  const { schema, unset, input } = siteOptions[name]
  if (stored === undefined) return unset
  const value = withoutControls(stored)
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const isText = input?.kind === 'text' && input.type !== 'url' && name !== 'iban'
  return isText && typeof value === 'string' ? (value as OptionValues[Name]) : unset
}

const freeze = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null)
    Object.values(Object.freeze(value)).forEach(freeze)
  return value
}

const readOptions = <Name extends OptionName>(
  rows: readonly StoredOption[],
  names: readonly Name[],
  language: Language,
): Pick<OptionValues, Name> => {
  const found: Partial<OptionValues> = {}
  for (const name of names) found[name] = parse(name, valueIn(rows, name, language))
  return found as Pick<OptionValues, Name>
}

/** All options of a language, shared by all callers and therefore frozen. */
const allOptions = memoizeByContentVersion(
  async (db: Database, { language }: { language: Language }): Promise<OptionValues> => {
    const rows = await db.selectFrom('option').select(['name', 'language', 'value']).execute()
    return freeze(readOptions(rows, Object.keys(siteOptions) as OptionName[], language))
  },
)

/** The value of an option; `language` matters only for translated options. */
export const option = async <Name extends OptionName>(
  db: Database,
  name: Name,
  language: Language = defaultLanguage,
): Promise<OptionValues[Name]> => (await allOptions(db, { language }))[name]

/** Several options. */
export const findOptions = async <Name extends OptionName>(
  db: Database,
  names: readonly Name[],
  language: Language = defaultLanguage,
): Promise<Pick<OptionValues, Name>> => {
  const all = await allOptions(db, { language })
  const found: Partial<OptionValues> = {}
  for (const name of names) found[name] = all[name]
  return found as Pick<OptionValues, Name>
}

/** The same, read from the database, for orders and in transactions. */
export const findCurrentOptions = async <Name extends OptionName>(
  db: Database,
  names: readonly Name[],
  language: Language = defaultLanguage,
): Promise<Pick<OptionValues, Name>> => {
  const rows = await db
    .selectFrom('option')
    .select(['name', 'language', 'value'])
    .where('name', 'in', names)
    .where('language', 'in', ['', language])
    .execute()
  return readOptions(rows, names, language)
}
