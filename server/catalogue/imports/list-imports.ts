import type { Database } from '../../db/client.ts'

/** Rows of the list, the newest first. */
const maxRows = 200

/** The imports that were applied, with their authors. */
export const listImports = async (db: Database) => {
  const rows = await db
    .selectFrom('catalogue_import as batch')
    .leftJoin('account', 'account.id', 'batch.imported_by')
    .select([
      'batch.id',
      'batch.file_name as fileName',
      'batch.valid_from as validFrom',
      'batch.created_count as created',
      'batch.changed_count as changed',
      'batch.imported_at as importedAt',
      'batch.undone_at as undoneAt',
      'account.first_name',
      'account.last_name',
    ])
    .orderBy('batch.imported_at', 'desc')
    .orderBy('batch.id', 'desc')
    .limit(maxRows)
    .execute()
  return rows.map(({ first_name, last_name, ...row }) => ({
    ...row,
    author: [first_name, last_name].filter(Boolean).join(' '),
  }))
}
