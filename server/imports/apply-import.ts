import { ok, type Result, refuse } from '../../domain/result.ts'
import { type Author, recordChange } from '../audit/record-change.ts'
import type { Database } from '../db/client.ts'
import { insertAll } from '../db/insert-all.ts'
import { json } from '../db/json.ts'
import { newId } from '../db/new-id.ts'
import { swissDay } from '../swiss-day.ts'
import type { RowChange } from './compare-rows.ts'
import type { ImportTable, RowValues } from './import-table.ts'
import { type FileProblem, type ImportFile, previewOf, readImportFile } from './preview-import.ts'

export type ImportRefusal =
  | FileProblem
  /** The file or the table is not the one of the preview. */
  | 'preview-outdated'
  /** Some rows are wrong, and the others alone were not requested. */
  | 'rows-wrong'
  /** Some prices are unusual, and were not confirmed. */
  | 'prices-unusual'
  | 'nothing-to-change'

export type RequestedImport = ImportFile & {
  fileName: string
  /** The hash of the preview that was confirmed. */
  hash: string
  /** Applies the right rows although others are wrong. */
  rightRowsOnly: boolean
  /** Prices that are unusual were confirmed. */
  acceptsUnusualPrice?: boolean
}

export const countChanges = (changes: readonly RowChange[]) => {
  const created = changes.filter(({ before }) => before === null).length
  const removed = changes.filter(({ after }) => after === null).length
  return { created, removed, changed: changes.length - created - removed }
}

export type AppliedImport = ReturnType<typeof countChanges> & { importId: string; skipped: number }

/** Names in the change log; the import itself has every value. */
const maxLoggedNames = 200

/**
 * Applies exactly the previewed file in one transaction, as one batch that can be undone. Wrong
 * rows refuse the whole file unless `rightRowsOnly`, and always where missing records are removed.
 */
export const applyImport = async (
  db: Database,
  table: ImportTable,
  { fileName, hash, rightRowsOnly, acceptsUnusualPrice, ...file }: RequestedImport,
  author: Author,
): Promise<Result<AppliedImport, ImportRefusal>> => {
  const read = await readImportFile(table, file, author.now)
  if (!read.ok) return read
  return table.transact<AppliedImport, ImportRefusal>(db, async (trx) => {
    const { changes, errors, hash: current } = await previewOf(trx, table, read.value)
    if (current !== hash) return refuse('preview-outdated')
    // A wrong row does not say which record it would have kept.
    const appliesOthers = rightRowsOnly && !read.value.removesMissing
    if (errors.length > 0 && !appliesOthers) return refuse('rows-wrong')
    if (!acceptsUnusualPrice && changes.some(({ isUnusual }) => isUnusual))
      return refuse('prices-unusual')
    if (changes.length === 0) return refuse('nothing-to-change')
    const importId = newId()
    const { from } = read.value
    const { created, changed, removed } = countChanges(changes)
    await trx
      .insertInto('table_import')
      .values({
        id: importId,
        table_name: table.name,
        file_name: fileName,
        file_hash: read.value.hash,
        valid_from: from ?? null,
        created_count: created,
        changed_count: changed,
        removed_count: removed,
        imported_at: author.now,
        imported_by: author.actor.accountId,
        undone_at: null,
        undone_by: null,
      })
      .execute()
    const keys = await table.write(trx, changes, { ...author, importId, from })
    await insertAll(
      trx,
      'table_import_row',
      changes.map(({ before, after }, at) => ({
        import_id: importId,
        record_key: keys[at] ?? '',
        before: json<RowValues | null>(before),
        after: json<RowValues | null>(after),
      })),
    )
    const skipped = new Set(errors.map(({ row }) => row)).size
    const names = changes.slice(0, maxLoggedNames).map(({ record }) => table.nameOf(record, 'fr'))
    await recordChange(trx, {
      ...author,
      action: 'import',
      resource: table.resource,
      recordId: importId,
      label: fileName,
      after: {
        ...{ table: table.name, created, changed, removed, skipped },
        ...{ validFrom: from ?? swissDay(author.now), names },
      },
    })
    return ok({ importId, created, changed, removed, skipped })
  })
}
