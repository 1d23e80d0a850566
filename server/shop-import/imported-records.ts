import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database } from '../db/client.ts'
import { json } from '../db/json.ts'
import type { ImportedKind, ImportedRecordTable } from '../db/tables/imports.ts'

export type ImportedRecord = Selectable<ImportedRecordTable>

/** JSON whose keys are sorted, so that equal values have one text. */
const stableJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part).sort(([one], [other]) => (one < other ? -1 : Number(one > other))),
        )
      : part,
  ) ?? 'null'

/** Identifies a JSON value. */
export const hashOf = (value: unknown): string =>
  createHash('sha256').update(stableJson(value)).digest('base64url').slice(0, 22)

/** What was imported before, by the id in the former shop. */
export const findImported = async (
  db: Database,
  source: string,
  kind: ImportedKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ImportedRecord>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('imported_record')
    .selectAll()
    .where('source', '=', source)
    .where('kind', '=', kind)
    .where('source_id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.source_id, row]))
}

/** PostgreSQL stores neither null characters nor lone surrogates, which JSON escapes. */
export const storable = <Value>(value: Value): Value =>
  JSON.parse(
    JSON.stringify(value).replace(/(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][\da-f]{2})/gi, '$1\ufffd'),
  )

/** Notes what was imported, in the transaction that writes it. */
export const noteImported = async (trx: Database, records: readonly ImportedRecord[]) => {
  if (records.length === 0) return
  await trx
    .insertInto('imported_record')
    .values(
      records.map(({ written, unknown, ...record }) => ({
        ...record,
        written: json(written),
        unknown: json(storable(unknown)),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['source', 'kind', 'source_id']).doUpdateSet(({ ref }) => ({
        local_id: ref('excluded.local_id'),
        source_hash: ref('excluded.source_hash'),
        written: ref('excluded.written'),
        unknown: ref('excluded.unknown'),
        imported_at: ref('excluded.imported_at'),
      })),
    )
    .execute()
}

type Fields = Readonly<Record<string, unknown>>

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** What was `written` last, as if fields that were never imported and are empty here had been, so that they are filled. */
export const withEmptyFields = (
  wanted: Fields,
  local: Fields,
  written: Readonly<Record<string, string>> = {},
): Record<string, string> => {
  const empty = Object.keys(wanted).filter((field) => isEmpty(local[field]))
  return { ...Object.fromEntries(empty.map((field) => [field, hashOf(local[field])])), ...written }
}

/** What an import changes in a row: `changed` to be written, `kept` because it was changed here. */
export type FieldPlan = { changed: string[]; kept: string[]; written: Record<string, string> }

/**
 * Compares a record of the former shop (`wanted`) with the row here (`local`) and what was `written` last.
 * A field is written when the former shop has changed it and nobody has changed it here.
 */
export const planFields = (
  wanted: Fields,
  local: Fields,
  written: Readonly<Record<string, string>>,
): FieldPlan => {
  const plan: FieldPlan = { changed: [], kept: [], written: { ...written } }
  for (const [field, value] of Object.entries(wanted)) {
    const hash = hashOf(value)
    const localHash = hashOf(local[field])
    if (hash === localHash) plan.written[field] = hash
    else if (hash !== written[field]) {
      if (localHash === written[field]) {
        plan.changed.push(field)
        plan.written[field] = hash
      } else plan.kept.push(field)
    }
  }
  return plan
}
