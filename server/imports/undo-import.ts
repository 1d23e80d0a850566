import { dequal } from 'dequal/lite'
import type { Transaction } from 'kysely'
import type { Language } from '../../domain/language.ts'
import { ok, type Result, refuse } from '../../domain/result.ts'
import { type Author, recordChange } from '../audit/record-change.ts'
import type { Database } from '../db/client.ts'
import type { Schema } from '../db/schema.ts'
import { valuesBefore } from './compare-rows.ts'
import type { ImportTable, RecordChange, RowValues, StoredRecord } from './import-table.ts'

export type UndoImportRefusal = 'import-unknown' | 'already-undone'

/** What an undo has left as it is. */
type NotUndone = {
  key: string
  name: string
  /** `ordered`: an added product that orders name. */
  reason: 'changed-since' | 'ordered' | 'deleted'
}

export type UndoneImport = { undone: number; notUndone: NotUndone[] }

type ImportRow = { record_key: string; before: RowValues | null; after: RowValues | null }

/** Values that are still those of the import, with their values before. */
const restorable = ({ values }: StoredRecord, before: RowValues, after: RowValues): RowValues =>
  Object.fromEntries(
    Object.entries(before).filter(([name]) => dequal(values[name] ?? '', after[name])),
  )

const sizeOf = (values: object) => Object.keys(values).length

/** Whether an added record is as the import has added it. */
const isUntouched = ({ changes, values }: StoredRecord, after: RowValues) =>
  changes === undefined
    ? Object.entries(after).every(([name, value]) => dequal(values[name] ?? '', value))
    : changes === 0

const planUndo = async (
  trx: Transaction<Schema>,
  table: ImportTable,
  rows: readonly ImportRow[],
  language: Language,
) => {
  const { records } = await table.load(trx, [])
  const stored = new Map(records.map((record) => [record.key, record]))
  const added = rows.flatMap(({ before, record_key }) => (before === null ? [record_key] : []))
  const ordered = (await table.findOrdered?.(trx, added)) ?? new Set()
  const changes: RecordChange[] = []
  const notUndone: NotUndone[] = []
  for (const { record_key: key, before, after } of rows) {
    const record = stored.get(key)
    const leave = (reason: NotUndone['reason']) =>
      notUndone.push({ key, name: table.nameOf(record?.values ?? after ?? {}, language), reason })
    if (after === null) {
      // A record was removed; its number may have been used again.
      if (record) leave('changed-since')
      else changes.push({ key, before: null, after: before })
    } else if (!record) leave('deleted')
    else if (before === null) {
      if (ordered.has(key)) leave('ordered')
      else if (isUntouched(record, after)) changes.push({ key, before: record.values, after: null })
      else leave('changed-since')
    } else {
      const restored = restorable(record, before, after)
      if (sizeOf(restored) < sizeOf(before)) leave('changed-since')
      if (sizeOf(restored) > 0)
        changes.push({ key, before: valuesBefore(record, restored), after: restored })
    }
  }
  return { changes, notUndone }
}

/**
 * Undoes an import as one batch. What has been changed since stays, and is listed; a new product
 * that orders name stays too.
 */
export const undoImport = (
  db: Database,
  table: ImportTable,
  importId: string,
  { language, ...author }: Author & { language: Language },
): Promise<Result<UndoneImport, UndoImportRefusal>> =>
  table.transact<UndoneImport, UndoImportRefusal>(db, async (trx) => {
    const batch = await trx
      .selectFrom('table_import')
      .select(['file_name', 'undone_at'])
      .where('id', '=', importId)
      .where('table_name', '=', table.name)
      .executeTakeFirst()
    if (!batch) return refuse('import-unknown')
    if (batch.undone_at) return refuse('already-undone')
    const rows = await trx
      .selectFrom('table_import_row')
      .select(['record_key', 'before', 'after'])
      .where('import_id', '=', importId)
      .orderBy('record_key')
      .execute()
    const cancelled = (await table.cancel?.(trx, importId)) ?? new Set()
    const left = rows.filter(({ record_key }) => !cancelled.has(record_key))
    const { changes, notUndone } = await planUndo(trx, table, left, language)
    await table.write(trx, changes, { ...author, importId, isUndo: true })
    await trx
      .updateTable('table_import')
      .set({ undone_at: author.now, undone_by: author.actor.accountId })
      .where('id', '=', importId)
      .execute()
    const undone = cancelled.size + changes.length
    await recordChange(trx, {
      ...author,
      action: 'undo',
      resource: table.resource,
      recordId: importId,
      label: batch.file_name,
      after: { undone, notUndone: notUndone.length },
    })
    return ok({ undone, notUndone })
  })
