import type { Transaction } from 'kysely'
import { saltForms } from '../../../domain/catalogue/salt.ts'
import { byLanguage, languages } from '../../../domain/language.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { Database } from '../../db/client.ts'
import { insertAll } from '../../db/insert-all.ts'
import { json } from '../../db/json.ts'
import type { Schema } from '../../db/schema.ts'
import type { RemedyCategory } from '../../db/tables/catalogue.ts'
import {
  importTable,
  type RecordChange,
  type RowProblem,
  type RowValues,
} from '../../imports/import-table.ts'
import { lastImportedNumber } from '../../imports/list-imports.ts'
import { tryCatalogueChange } from '../catalogue-version.ts'
import { firstRecord } from '../remedy-changes/change-remedy.ts'
import {
  type EditedRemedy,
  editedRemedy,
  editedRemedyRecord,
  type RemedyRefusal,
  remedyTexts,
} from '../remedy-changes/edited-remedy.ts'
import { synonymKinds, writeSynonyms } from '../remedy-changes/synonyms.ts'
import { remedyColumns } from './remedy-columns.ts'

type Remedy = { category: RemedyCategory; edited: EditedRemedy }

/** A remedy as values of the columns. */
export const remedyValues = (id: number, { category, edited }: Remedy): RowValues => {
  const { lm, texts, synonyms, mgPerLitre, nr, ...values } = edited
  return {
    ...{ number: id, family: category, ...values, mgPerLitre: mgPerLitre ?? '', nr: nr ?? '' },
    lm: lm ? `${lm.from}-${lm.to}` : '',
    ...Object.fromEntries(
      remedyTexts.flatMap((text) =>
        languages.map((language) => [`${text}_${language}`, texts[text][language]] as const),
      ),
    ),
    ...Object.fromEntries(
      synonymKinds.map((kind) => [
        `synonyms_${kind}`,
        synonyms.flatMap((one) => (one.kind === kind ? [one.name] : [])),
      ]),
    ),
  }
}

const text = (value: unknown) => String(value ?? '')
const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined)
const listOf = (value: unknown): string[] => (Array.isArray(value) ? value : [])

const remedyOf = (values: RowValues): Remedy => {
  const [from = Number.NaN, to = Number.NaN] = text(values.lm).split(/[-–]/).map(Number)
  return {
    category: values.family as RemedyCategory,
    edited: {
      name: text(values.name),
      abbreviation: text(values.abbreviation),
      ch: text(values.ch),
      k: text(values.k),
      lm: values.lm ? { from, to } : undefined,
      texts: Object.fromEntries(
        remedyTexts.map((name) => [
          name,
          byLanguage((language) => text(values[`${name}_${language}`])),
        ]),
      ) as EditedRemedy['texts'],
      latin: text(values.latin),
      symbol: text(values.symbol),
      mgPerLitre: numberOf(values.mgPerLitre),
      nr: numberOf(values.nr),
      forms: saltForms.filter((form) => listOf(values.forms).includes(form)),
      isSupplementary: values.isSupplementary === true,
      synonyms: synonymKinds.flatMap((kind) =>
        listOf(values[`synonyms_${kind}`]).map((name) => ({ kind, name })),
      ),
      isListed: values.isListed !== false,
    },
  }
}

const findRemedies = async (db: Database) => {
  const [rows, names] = await Promise.all([
    db.selectFrom('remedy').selectAll().orderBy('category').orderBy('position').execute(),
    db.selectFrom('remedy_synonym').selectAll().orderBy('position').execute(),
  ])
  const synonyms = Map.groupBy(names, ({ remedy_id }) => remedy_id)
  return rows.map(({ is_listed: isListed, ...row }) => ({
    ...{ ...row, isListed },
    edited: editedRemedy({ ...row, isListed }, synonyms.get(row.id) ?? []),
  }))
}

const naturalKey = ({ family, name }: RowValues) =>
  family && name ? `${text(family)} ${text(name)}` : undefined

const problemOf = (refusal: RemedyRefusal, { ch, k, lm }: RowValues): RowProblem => {
  switch (refusal.code) {
    case 'range-unreadable': {
      const { code: reason, field: column, found } = refusal
      const written = column === 'k' ? '24-200,M,10M' : '3-30,200,1000'
      return {
        ...{ reason, column, value: found || text({ ch, k }[column]) },
        choices: () => [written],
      }
    }
    case 'lm-invalid':
      return { reason: 'lm-invalid', column: 'lm', value: text(lm) }
    default:
      return { reason: 'nothing-offered' }
  }
}

const checkRemedy = (values: RowValues): Result<unknown, RowProblem> => {
  const wrong = listOf(values.forms).find((form) => !saltForms.some((one) => one === form))
  if (wrong !== undefined) return refuse({ reason: 'value-unknown', column: 'forms', value: wrong })
  const { category, edited } = remedyOf(values)
  const checked = editedRemedyRecord({}, category, edited)
  return checked.ok ? checked : refuse(problemOf(checked.refusal, values))
}

type Stored = Awaited<ReturnType<typeof findRemedies>>[number]

/** The order of a family with new names where the alphabet has them. */
const withNew = (family: readonly Stored[], added: readonly { id: number; name: string }[]) => {
  const order: { id: number; name: string }[] = [...family]
  for (const one of added) {
    const at = order.findIndex(({ name }) => name.localeCompare(one.name, 'fr') > 0)
    order.splice(at < 0 ? order.length : at, 0, one)
  }
  return order
}

/** Writes changes of the table in their order; an added remedy may have a key that is free. */
export const writeRemedies = async (trx: Transaction<Schema>, changes: readonly RecordChange[]) => {
  const stored = await findRemedies(trx)
  const known = new Map(stored.map((one) => [one.id, one]))
  let nextId =
    Math.max(0, ...known.keys(), await lastImportedNumber(trx, ['remedies', 'synonyms'])) + 1
  const written = changes.map(({ key, after }) => ({
    ...{ id: key === undefined ? nextId++ : Number(key), after },
  }))
  const synonyms = new Map<number, EditedRemedy['synonyms']>()
  const added: Stored[] = []
  for (const { id, after } of written) {
    const before = known.get(id)
    if (!after) {
      await trx.deleteFrom('remedy_synonym').where('remedy_id', '=', id).execute()
      await trx.deleteFrom('remedy').where('id', '=', id).execute()
      continue
    }
    const remedy = remedyOf({ ...(before && remedyValues(id, before)), ...after })
    const { category, edited } = remedy
    const first = before?.record ?? firstRecord(category, edited.name, edited.nr ?? id)
    const record = editedRemedyRecord(first, category, edited)
    if (!record.ok) throw new Error(`a checked remedy was refused: ${record.refusal.code}`)
    synonyms.set(id, edited.synonyms)
    const fields = { name: edited.name.trim(), record: record.value, isListed: edited.isListed }
    if (before)
      await trx
        .updateTable('remedy')
        .set((eb) => ({
          ...{ name: fields.name, record: json(fields.record), is_listed: fields.isListed },
          version: eb('version', '+', 1),
        }))
        .where('id', '=', id)
        .execute()
    else added.push({ id, ...remedy, ...fields, position: 0, version: 1 })
  }
  for (const category of new Set(added.map((one) => one.category))) {
    const own = added.filter((one) => one.category === category)
    const order = withNew(
      stored.filter((one) => one.category === category),
      own,
    )
    const positions = new Map(order.map(({ id }, position) => [id, position]))
    for (const { id } of order)
      if (known.get(id) && known.get(id)?.position !== positions.get(id))
        await trx
          .updateTable('remedy')
          .set({ position: positions.get(id) ?? 0 })
          .where('id', '=', id)
          .execute()
    await insertAll(
      trx,
      'remedy',
      own.map(({ id, name, record, isListed }) => ({
        ...{ id, category, name, position: positions.get(id) ?? 0 },
        ...{ record: json(record), is_listed: isListed },
      })),
    )
  }
  await writeSynonyms(trx, synonyms)
  return written.map(({ id }) => String(id))
}

/** Remedies of all families with their other names. */
export const remedyTable = importTable<ReadonlyMap<string | undefined, string>>({
  name: 'remedies',
  resource: 'catalogue',
  columns: remedyColumns,
  load: async (db) => {
    const records = (await findRemedies(db)).map((remedy) => ({
      ...{ key: String(remedy.id), values: remedyValues(remedy.id, remedy) },
      changes: remedy.version - 1,
    }))
    return { records, facts: new Map(records.map(({ key, values }) => [naturalKey(values), key])) }
  },
  naturalKey,
  nameOf: ({ name }) => text(name),
  example: {
    ...{ family: 'hpt', name: 'Exemplum montanum', abbreviation: 'exemp' },
    ...{ ch: '3-30,200', k: '200,M', lm: '1-30', isListed: true },
    ...{ name_fr: 'Exemple des montagnes', name_en: 'Mountain example' },
    ...{ name_de: 'Bergbeispiel', name_it: 'Esempio di montagna' },
    ...{ synonyms_abbreviation: ['exm', 'ex. mont.'], synonyms_latin: ['Exemplum alpinum'] },
    ...{ synonyms_de: ['Alpenbeispiel'] },
  },
  check: ({ values, known, facts }) => {
    const { number: _, ...given } = values
    const record = { ...known?.values, ...given }
    if (known && given.family !== undefined && given.family !== known.values.family)
      return refuse({ reason: 'family-of-another-remedy', column: 'family' })
    const checked = checkRemedy(record)
    if (!checked.ok) return checked
    const holder = facts.get(naturalKey(record))
    return holder === undefined || holder === known?.key
      ? ok(given)
      : refuse({ reason: 'name-taken', column: 'name', value: text(record.name) })
  },
  transact: tryCatalogueChange,
  write: writeRemedies,
})

/** The other names of remedies. */
export const synonymTable = importTable({
  ...remedyTable,
  name: 'synonyms',
  exported: ['number', 'family', 'name', ...synonymKinds.map((kind) => `synonyms_${kind}`)],
})
