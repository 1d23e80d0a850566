import { type Category, remedyCategories } from '../../../domain/catalogue/remedy-category.ts'
import { languages } from '../../../domain/language.ts'
import { ok, type Result } from '../../../domain/result.ts'
import type { ImportNote } from '../../../messages/server/shop-import.ts'
import { remedyTable, remedyValues, writeRemedies } from '../../catalogue/imports/remedies.ts'
import { isPossibleId } from '../../catalogue/remedies/find-remedies.ts'
import { editedRemedy, remedyTexts } from '../../catalogue/remedy-changes/edited-remedy.ts'
import type { Database } from '../../db/client.ts'
import { json } from '../../db/json.ts'
import type { CatalogueRecord } from '../../db/tables/catalogue.ts'
import type { RecordChange, RowProblem, RowValues } from '../../imports/import-table.ts'
import { type ImportContext, readRecords } from '../import-context.ts'
import { addNotes, countRecord, countUnknown, keptNotes, type Outcome } from '../import-report.ts'
import {
  findImported,
  hashOf,
  type ImportedRecord,
  noteImported,
  planFields,
  withEmptyFields,
} from '../imported-records.ts'
import type { RemedyList, SourceRecord } from '../source/shop-source.ts'
import { flagOf, textOf } from '../source-fields.ts'

const { homeopathy, ...others } = remedyCategories

/** The code of the family that a collection has. */
const categoryOf: Readonly<Record<RemedyList, Category>> = {
  single_remedies: homeopathy,
  ...others,
}

type Found = {
  id: string
  own: number
  values: RowValues
  /** Texts beside the columns: salts have a description and a longer one. */
  texts: CatalogueRecord
  unknown: CatalogueRecord
  hash: string
}

const numericFields = ['lmf', 'lmt', 'mg', 'nr'] as const

const readFields = new Set([
  ...['id', 'nm', 'name', 'ct', 'ab', 'ch', 'k', 'latin', 'symbol', 'avl', 'supplementary', 'srt'],
  ...['availableDilutions', ...numericFields],
  ...[...remedyTexts, 'dsc'].flatMap((field) => languages.map((each) => `${field}_${each}`)),
])

const listOf = (value: unknown) =>
  Array.isArray(value) ? value : textOf(value).split(',').filter(Boolean)

/** The columns of the remedy table that a record has values for. */
const readValues = (category: Category, fields: SourceRecord): RowValues => {
  const numbers = numericFields.flatMap((field) => {
    const text = textOf(fields[field])
    return text === '' ? [] : [[field, Number(text)] as const]
  })
  const record = {
    ...{ ...fields, ...Object.fromEntries(numbers) },
    ...{ avl: listOf(fields.avl), supplementary: flagOf(fields.supplementary) },
  }
  const name = textOf(fields.nm) || textOf(fields.name)
  const edited = editedRemedy({ category, name, record, isListed: true }, [])
  const { number: _, isListed, synonyms, ...values } = remedyValues(0, { category, edited })
  return Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== '' && value !== false && !(Array.isArray(value) && !value.length),
    ),
  )
}

const fieldsLike = (fields: SourceRecord, pattern: RegExp): CatalogueRecord =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => pattern.test(name)))

const readList = async (context: ImportContext, list: RemedyList): Promise<Found[]> => {
  const records = await readRecords(context, 'remedy', list)
  return records.map((fields) => ({
    id: `${list}/${textOf(fields.id)}`,
    own: Number(textOf(fields.id) || Number.NaN),
    values: readValues(categoryOf[list], fields),
    texts: list === 'schussler' ? fieldsLike(fields, /^description_..$/) : {},
    unknown: Object.fromEntries(Object.entries(fields).filter(([name]) => !readFields.has(name))),
    hash: hashOf(fields),
  }))
}

type Plan = { change?: RecordChange; texts?: CatalogueRecord; imported?: ImportedRecord }

const problemNote = ({ reason, value = '', choices }: RowProblem): ImportNote => [
  reason,
  value,
  choices?.({ language: 'en', day: '' }).join(', ') ?? '',
]

/** What happens to each remedy; counts it. */
const createPlans = async (
  db: Database,
  { name: source, report, now }: ImportContext,
  found: readonly Found[],
): Promise<Plan[]> => {
  const ids = found.map(({ id }) => id)
  const imported = await findImported(db, source, 'remedy', ids)
  const { records, facts } = await remedyTable.load(db, [])
  const byKey = new Map(records.map((record) => [record.key, record]))
  const byName = new Map(records.map((record) => [remedyTable.naturalKey(record.values), record]))
  const usedNumbers = new Set(records.map(({ key }) => Number(key)))
  const named = new Set<string | undefined>()
  let next = Math.max(0, ...usedNumbers) + 1
  const numberFor = (own: number) => {
    const isFree = own > 0 && isPossibleId(own) && !usedNumbers.has(own)
    while (usedNumbers.has(next)) next += 1
    const number = isFree ? own : next
    usedNumbers.add(number)
    return String(number)
  }
  const check = (...[row]: Parameters<typeof remedyTable.check>): ImportNote[] => {
    const checked: Result<unknown, RowProblem | readonly RowProblem[]> = remedyTable.check(row)
    return checked.ok ? [] : [checked.refusal].flat().map(problemNote)
  }

  const planOne = ({
    id,
    own,
    values,
    texts,
    hash,
    unknown,
  }: Found): [Outcome, ImportNote[], Plan?] => {
    const before = imported.get(id)
    const name = remedyTable.naturalKey(values)
    if (name === undefined) return ['skipped', [['key-missing']]]
    if (named.has(name)) return ['skipped', [['name-taken']]]
    named.add(name)
    const local = before ? byKey.get(before.local_id) : byName.get(name)
    if (before && !local) return ['skipped', [['deleted-here']]]
    if (before?.source_hash === hash) return ['unchanged', []]
    const note = (key: string, written: Record<string, string>): ImportedRecord => ({
      ...{ source, kind: 'remedy', source_id: id, local_id: key, written },
      ...{ source_hash: hash, unknown, imported_at: now },
    })
    if (!local) {
      const after = { ...values, isListed: true }
      const problems = check({ values: after, known: undefined, facts })
      if (problems.length > 0) return ['skipped', problems]
      const key = numberFor(own)
      const written = Object.entries(values).map(([field, value]) => [field, hashOf(value)])
      const change = { key, before: null, after }
      return ['created', [], { change, texts, imported: note(key, Object.fromEntries(written)) }]
    }
    const { family: _, ...wanted } = values
    const base = withEmptyFields(wanted, local.values, before?.written)
    const { changed, kept, written } = planFields(wanted, local.values, base)
    const after = Object.fromEntries(changed.map((field) => [field, wanted[field]]))
    const problems = changed.length > 0 ? check({ values: after, known: local, facts }) : []
    if (problems.length > 0) return ['skipped', problems]
    const notes = keptNotes(kept)
    const change = { key: local.key, before: local.values, after }
    if (changed.length > 0)
      return ['updated', notes, { change, imported: note(local.key, written) }]
    return [kept.length > 0 ? 'kept' : 'unchanged', notes, { imported: note(local.key, written) }]
  }

  return found.flatMap((one) => {
    const [outcome, notes, plan] = planOne(one)
    countRecord(report, 'remedy', outcome)
    if (outcome !== 'skipped') countUnknown(report, 'remedy', one.unknown)
    addNotes(report, 'remedy', textOf(one.values.name) || one.id, notes)
    return plan ?? []
  })
}

const writeTexts = async (trx: Database, { change, texts = {} }: Plan) => {
  if (Object.keys(texts).length === 0) return
  const remedy = trx.selectFrom('remedy').select('record').where('id', '=', Number(change?.key))
  const { record } = await remedy.executeTakeFirstOrThrow()
  await trx
    .updateTable('remedy')
    .set({ record: json({ ...record, ...texts }) })
    .where('id', '=', Number(change?.key))
    .execute()
}

/**
 * Imports the remedies of all families in one transaction, with their numbers where these are free, as
 * addresses have them. Remedies that this shop has already get the texts that they lack.
 */
export const importRemedies = async (context: ImportContext) => {
  const { db, isDryRun, progress } = context
  const found: Found[] = []
  for (const list of Object.keys(categoryOf) as RemedyList[])
    found.push(...(await readList(context, list)))
  if (found.length === 0) return
  if (isDryRun) await createPlans(db, context, found)
  else
    await remedyTable.transact<undefined, never>(db, async (trx) => {
      const plans = await createPlans(trx, context, found)
      const changes = plans.flatMap(({ change }) => change ?? [])
      await writeRemedies(trx, changes)
      for (const plan of plans) await writeTexts(trx, plan)
      await noteImported(
        trx,
        plans.flatMap(({ imported }) => imported ?? []),
      )
      return ok(undefined)
    })
  progress('remedy', found.length)
}
