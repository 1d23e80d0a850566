import type * as z from 'zod'
import { languages } from '../../../domain/language.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { recordChange } from '../../audit/record-change.ts'
import type { Database } from '../../db/client.ts'
import { findCurrentOptions, type OptionName } from '../options.ts'
import { changeSettings, type SettingsChange } from './change-settings.ts'
import {
  type OptionGroup,
  type OptionProblem,
  optionInputGroups,
  optionProblems,
} from './option-inputs.ts'
import { optionVersionOf, readStored, writeOption, writeTranslated } from './write-option.ts'

type Input = { schema: z.ZodType; isTranslated: boolean }

const inputsOf = (group: OptionGroup): Readonly<Record<string, Input>> => optionInputGroups[group]

const namesOf = (group: OptionGroup) => Object.keys(optionInputGroups[group]) as OptionName[]

/** A group with its values; those of translated options by language. */
export type OptionGroupRecord = {
  id: OptionGroup
  version: string
  values: Record<string, unknown>
}

/** The values that count now, defaults included. */
export const findOptionGroup = async (
  db: Database,
  group: OptionGroup,
): Promise<OptionGroupRecord> => {
  const names = namesOf(group)
  const byLanguage = await Promise.all(
    languages.map(async (language) => ({
      language,
      values: (await findCurrentOptions(db, names, language)) as Record<string, unknown>,
    })),
  )
  const values = Object.fromEntries(
    Object.entries(inputsOf(group)).map(([name, { isTranslated }]) => [
      name,
      isTranslated
        ? Object.fromEntries(byLanguage.map(({ language, values }) => [language, values[name]]))
        : byLanguage[0]?.values[name],
    ]),
  )
  return { id: group, version: optionVersionOf(await readStored(db, names)), values }
}

/** Problems by field: `contact_email`, `laboratory_address.postcode`, `title_suffix.de`. */
type FieldProblems = Readonly<Record<string, OptionProblem>>

export type OptionsRefusal =
  | { code: 'edit-conflict' }
  | { code: 'fields-invalid'; problems: FieldProblems }

const problemsOf = (path: readonly string[], error: z.ZodError): [string, OptionProblem][] =>
  error.issues.map((issue) => [
    [...path, ...issue.path.map(String)].join('.'),
    optionProblems.find((code) => code === issue.message) ?? 'value-invalid',
  ])

type Checked = { values: Map<string, unknown>; problems: [string, OptionProblem][] }

const checkOne = (name: string, { schema, isTranslated }: Input, value: unknown): Checked => {
  const parts = isTranslated
    ? languages.map((language) => ({
        path: [name, language],
        value: (value as Record<string, unknown> | null)?.[language] ?? '',
        language,
      }))
    : [{ path: [name], value, language: '' }]
  const checked = parts.map((part) => ({ ...part, parsed: schema.safeParse(part.value) }))
  const problems = checked.flatMap(({ path, parsed }) =>
    parsed.success ? [] : problemsOf(path, parsed.error),
  )
  const values = Object.fromEntries(checked.map(({ language, parsed }) => [language, parsed.data]))
  return { problems, values: new Map([[name, isTranslated ? values : values['']]]) }
}

/** Checks the values of a group; fields of other groups are ignored. */
const checkValues = (group: OptionGroup, values: Readonly<Record<string, unknown>>): Checked => {
  const checked = Object.entries(inputsOf(group))
    .filter(([name]) => values[name] !== undefined)
    .map(([name, input]) => checkOne(name, input, values[name]))
  return {
    problems: checked.flatMap(({ problems }) => problems),
    values: new Map(checked.flatMap((each) => [...each.values])),
  }
}

const writeValues = async (
  trx: Database,
  group: OptionGroup,
  values: ReadonlyMap<string, unknown>,
) => {
  for (const [name, value] of values)
    if (inputsOf(group)[name]?.isTranslated)
      await writeTranslated(trx, name, value as Parameters<typeof writeTranslated>[2])
    else await writeOption(trx, name, value)
}

/** Changes options of a group: all of them or, if one is refused, none. */
export const changeOptions = async (
  db: Database,
  {
    group,
    version,
    values,
  }: Pick<OptionGroupRecord, 'version' | 'values'> & { group: OptionGroup },
  { actor, now }: SettingsChange,
): Promise<Result<undefined, OptionsRefusal>> => {
  const checked = checkValues(group, values)
  if (checked.problems.length > 0)
    return refuse({ code: 'fields-invalid', problems: Object.fromEntries(checked.problems) })
  return changeSettings(db, async (trx) => {
    const before = await findOptionGroup(trx, group)
    if (before.version !== version) return refuse({ code: 'edit-conflict' })
    await writeValues(trx, group, checked.values)
    const after = await findOptionGroup(trx, group)
    await recordChange(trx, {
      actor,
      action: 'change',
      resource: 'options',
      recordId: group,
      label: group,
      before: before.values,
      after: after.values,
      now,
    })
    return ok(undefined)
  })
}
