import type { Insertable, Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'

/** Rows per statement: engines limit the parameters. */
const batchSize = 1_000

export const insertAll = async <Table extends 'price_change' | 'catalogue_import_row'>(
  trx: Transaction<Schema>,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
) => {
  for (let from = 0; from < rows.length; from += batchSize)
    await trx
      .insertInto(table)
      .values(rows.slice(from, from + batchSize))
      .execute()
}
