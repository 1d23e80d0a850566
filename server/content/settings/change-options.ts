import type * as z from 'zod/mini'
import { languages } from '../../../domain/language.ts'
import { type OptionProblem, optionProblems } from '../../../domain/options/option-fields.ts'
import type { Option } from '../../../domain/options/option-group.ts'
import {
  type OptionGroupName,
  type OptionName,
  optionsOf,
} from '../../../domain/options/site-options.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { recordChange } from '../../audit/record-change.ts'
import { changeFamilyVat } from '../../catalogue/prices/family-vat.ts'
import type { Database } from '../../db/client.ts'
import { tryContentChange } from '../content-version.ts'
import { findCurrentOptions } from '../options.ts'
import {
  optionVersionOf,
  readStored,
  type SettingsChange,
  writeOption,
  writeTranslated,
} from './write-option.ts'

/** A group with its values; those of translated options by language. */
export type OptionGroupRecord = {
  id: OptionGroupName
  version: string
  values: Record<string, unknown>
}

/** The values that count now, defaults included. */
export const findOptionGroup = async (
  db: Database,
  group: OptionGroupName,
): Promise<OptionGroupRecord> => {
  const names = Object.keys(optionsOf(group)) as OptionName[]
  const byLanguage = await Promise.all(
    languages.map(async (language) => ({
      language,
      values: (await findCurrentOptions(db, names, language)) as Record<string, unknown>,
    })),
  )
  const values = Object.fromEntries(
    Object.entries(optionsOf(group)).map(([name, { isTranslated }]) => [
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

const problemsOf = (path: readonly string[], error: z.core.$ZodError): [string, OptionProblem][] =>
  error.issues.map((issue) => [
    [...path, ...issue.path.map(String)].join('.'),
    optionProblems.find((code) => code === issue.message) ?? 'value-invalid',
  ])

type Checked = { values: Map<string, unknown>; problems: [string, OptionProblem][] }

const checkOne = (name: string, { schema, isTranslated }: Option, value: unknown): Checked => {
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
const checkValues = (
  group: OptionGroupName,
  values: Readonly<Record<string, unknown>>,
): Checked => {
  const checked = Object.entries(optionsOf(group))
    .filter(([name]) => values[name] !== undefined)
    .map(([name, input]) => checkOne(name, input, values[name]))
  return {
    problems: checked.flatMap(({ problems }) => problems),
    values: new Map(checked.flatMap((each) => [...each.values])),
  }
}

const writeValues = async (
  trx: Database,
  group: OptionGroupName,
  values: ReadonlyMap<string, unknown>,
) => {
  for (const [name, value] of values)
    if (optionsOf(group)[name]?.isTranslated)
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
  }: Pick<OptionGroupRecord, 'version' | 'values'> & { group: OptionGroupName },
  { actor, now }: SettingsChange,
): Promise<Result<undefined, OptionsRefusal>> => {
  const checked = checkValues(group, values)
  if (checked.problems.length > 0)
    return refuse({ code: 'fields-invalid', problems: Object.fromEntries(checked.problems) })
  return tryContentChange(db, async (trx) => {
    const before = await findOptionGroup(trx, group)
    if (before.version !== version) return refuse({ code: 'edit-conflict' })
    await writeValues(trx, group, checked.values)
    const after = await findOptionGroup(trx, group)
    if (after.values.vat_classes)
      await changeFamilyVat(trx, before.values.vat_classes ?? {}, after.values.vat_classes)
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
