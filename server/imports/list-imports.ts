import { accountName } from '../db/account-name.ts'
import type { Database } from '../db/client.ts'
import type { TableName } from '../db/tables/imports.ts'

/** Rows of the list, the newest first. */
const maxRows = 200

/** The imports into some tables that were applied, with their authors. */
export const listImports = (db: Database, tables: readonly TableName[]) =>
  db
    .selectFrom('table_import as batch')
    .leftJoin('account', 'account.id', 'batch.imported_by')
    .select([
      'batch.id',
      'batch.table_name as table',
      'batch.file_name as fileName',
      'batch.valid_from as validFrom',
      'batch.created_count as created',
      'batch.changed_count as changed',
      'batch.removed_count as removed',
      'batch.imported_at as importedAt',
      'batch.undone_at as undoneAt',
      accountName.as('author'),
    ])
    .where('batch.table_name', 'in', tables)
    .orderBy('batch.imported_at', 'desc')
    .orderBy('batch.id', 'desc')
    .limit(maxRows)
    .execute()

/** The highest number that an import into the tables has given; an undo removes its records. */
export const lastImportedNumber = async (
  db: Database,
  tables: readonly TableName[],
): Promise<number> => {
  const { last } = await db
    .selectFrom('table_import_row as row')
    .innerJoin('table_import as batch', 'batch.id', 'row.import_id')
    .select((eb) => eb.fn.max(eb.cast<number>('row.record_key', 'integer')).as('last'))
    .where('batch.table_name', 'in', tables)
    .executeTakeFirstOrThrow()
  return last ?? 0
}
