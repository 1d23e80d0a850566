import type { Insertable, Transaction } from 'kysely'
import type { Schema } from './schema.ts'

/** Rows per statement: engines limit the parameters. */
const batchSize = 500

/** Inserts any number of rows. */
export const insertAll = async <Table extends keyof Schema>(
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
